/** How the parts of the board mark their places: by name, lit up when the player may answer there. */

import { getContext, setContext } from 'svelte';

import type { BoardProps } from '../board';

export interface Marking {
  /** Attributes of the element that is a place. */
  readonly mark: (place: string) => Record<string, unknown>;
  readonly isLit: (place: string) => boolean;
}

const KEY = Symbol('agra marking');

type Asked = Pick<BoardProps, 'lit' | 'chosen'> & { readonly label: (place: string) => string };

/** `asked` is read whenever something is drawn, so that it may change. */
export function provideMarking(asked: () => Asked): void {
  const isLit = (place: string): boolean => asked().lit.has(place);
  setContext<Marking>(KEY, {
    isLit,
    mark(place) {
      const { lit, chosen, label } = asked();
      const picked = chosen.places.includes(place) || (chosen.answer?.targets.includes(place) ?? false);
      const base = { 'data-place': place, class: { place: true, lit: lit.has(place), chosen: picked } };
      if (!lit.has(place)) return { ...base, 'aria-hidden': true };
      return { ...base, role: 'button', tabindex: 0, 'aria-label': label(place), 'aria-pressed': picked };
    },
  });
}

/** A part that is shown for another player: its places are that player's and are never lit. */
export function provideStill(seat: number): void {
  setContext<Marking>(KEY, {
    isLit: () => false,
    mark: (place) => ({ 'data-at': `open ${seat}/${place}`, class: 'place' }),
  });
}

export function marking(): Marking {
  return getContext<Marking>(KEY);
}
