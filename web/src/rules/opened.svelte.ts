/** The rules in short as they are opened: which game, and the rule that was asked for. */

class OpenedRules {
  game = $state<string | null>(null);
  /** A section or ruling; null: from the beginning. */
  rule = $state<string | null>(null);
  /** The game at whose table one is. */
  here = $state<string | null>(null);

  show(game: string, rule: string | null = null): void {
    this.rule = rule;
    this.game = game;
  }

  close(): void {
    this.game = null;
  }
}

export const openedRules = new OpenedRules();
