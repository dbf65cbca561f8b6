/** What every board is given. A board draws, and says which place was clicked; it knows no rules.
 *
 * The server forbids styles that stand in the text of a page: `style:left={…}` is fine, `style="…"` is not.
 */

import type { Component } from 'svelte';

import type { LegalAnswer, Position, TableState } from '../api/schema';

/** What the player has picked out of the legal answers so far, but not sent. */
export interface Chosen {
  /** Places that were clicked, in order: only answers with all of them among their targets are left. */
  readonly places: readonly string[];
  /** The answer under the pointer or with the focus, or picked and not yet sent: a board may show what it would do. */
  readonly answer: LegalAnswer | null;
}

export interface BoardProps {
  /** What is drawn: the position now, or one of the past. */
  view: Position;
  /** The table around it: seats, whose turn it is. */
  state: TableState;
  /** Place → the legal answers that have it among their targets. Empty when nobody here is asked. */
  lit: ReadonlyMap<string, readonly LegalAnswer[]>;
  chosen: Chosen;
  /** A place was clicked or activated with the keyboard, lit or not. */
  onPlace: (place: string) => void;
  /** One answer was picked on the board itself, as a tile that was turned on its square: chosen now, not yet sent. */
  onPick?: (answer: LegalAnswer) => void;
  /** What a place is called, for those who hear the board. Without it a board uses words of its own. */
  label?: (place: string) => string;
  /** What is printed on the parts, at a table with an edition of its own; a board knows the usual one. */
  printed?: unknown;
}

export type Board = Component<BoardProps>;
