/** How the parts of the board mark their places: by name, lit up when the player may answer there. */

import { getContext, setContext } from 'svelte';

import type { BoardProps } from '../board';

export interface Marking {
  /** Attributes of the edge of a place: the shape that is met, lit up and focused. It has no text of its own. */
  readonly mark: (place: string, look?: string) => Record<string, unknown>;
  /** Attributes of a piece, which is named but never answered with: the first lit place below it is met. */
  readonly note: (place: string) => Record<string, unknown>;
  readonly isLit: (place: string) => boolean;
}

const KEY = Symbol('agra marking');

type Asked = Pick<BoardProps, 'lit' | 'chosen'> & { readonly label: (place: string) => string };

/** `asked` is read whenever something is drawn, so that it may change. */
export function provideMarking(asked: () => Asked): void {
  const isLit = (place: string): boolean => asked().lit.has(place);
  setContext<Marking>(KEY, {
    isLit,
    mark(place, look = '') {
      const { chosen, label } = asked();
      const lit = isLit(place);
      const picked = chosen.places.includes(place) || (chosen.answer?.targets.includes(place) ?? false);
      const base = { 'data-place': place, class: ['edge', look, { lit, chosen: picked }] };
      if (!lit) return base;
      return { ...base, role: 'button', tabindex: 0, 'aria-label': label(place), 'aria-pressed': picked };
    },
    note: (place) => ({ 'data-place': place, class: 'piece' }),
  });
}

/** A part that is shown for another player: nothing there can be met. */
export function provideStill(): void {
  setContext<Marking>(KEY, {
    isLit: () => false,
    mark: (_, look = '') => ({ class: ['edge', look] }),
    note: () => ({ class: 'piece' }),
  });
}

export function marking(): Marking {
  return getContext<Marking>(KEY);
}
