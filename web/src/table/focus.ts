/** With the keyboard, people go on from where they were: when what had the focus is gone, the next question gets it. */

import { PLACE } from '../boards/places';

type Part = 'board' | 'panel';

const ASKED: Readonly<Record<Part, string>> = {
  board: '[data-place][role=button]',
  panel: '[data-answer], [data-confirm]',
};

export class KeyboardFocus {
  /** Where the keyboard was last; null: elsewhere, or a mouse is used. */
  private last: Part | null = null;

  constructor(private readonly parts: () => Readonly<Record<Part, HTMLElement | undefined>>) {}

  note(event: FocusEvent): void {
    const element = event.target as Element;
    const { board, panel } = this.parts();
    if (!element.matches(':focus-visible')) this.last = null;
    else if (board?.contains(element) && element.matches(PLACE)) this.last = 'board';
    else this.last = panel?.contains(element) ? 'panel' : null;
  }

  /** Called when everything is drawn: nothing is done while something has the focus. */
  keep(): void {
    if (this.last === null || document.activeElement !== document.body) return;
    const parts = this.parts();
    const asked = (part: Part) => parts[part]?.querySelector<HTMLElement | SVGElement>(ASKED[part]);
    const heading = parts.panel?.querySelector<HTMLElement>('h2');
    (asked(this.last) ?? asked('panel') ?? heading)?.focus();
  }
}
