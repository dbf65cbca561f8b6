/** How the parts of a board mark their places: by name, lit up where the player may answer. */

import { createContext } from 'svelte';

import type { BoardProps } from './board';

type Attributes = Record<string, unknown>;

export interface Marking {
  readonly isLit: (place: string) => boolean;
  /** Lit up, and picked or pointed at. */
  readonly isChosen: (place: string) => boolean;
  /** What makes a button of the edge of a place, while it is lit. It has no text of its own, only a name. */
  readonly button: (place: string) => Attributes;
  /** Attributes of an edge that is all that marks its place: the shape that is met, lit up and focused. */
  readonly mark: (place: string, look?: string) => Attributes;
  /** Attributes of a piece, which is named but never answered with: the first lit place below it is met. */
  readonly note: (place: string) => Attributes;
}

/** What places are marked by: where answers are, what is chosen of them, and how a place is called. */
export type Asked = Pick<BoardProps, 'lit' | 'chosen'> & { readonly label: (place: string) => string };

const [marking, setMarking] = createContext<Marking>();
export { marking };

/** `asked` is read whenever something is drawn, so that it may change. */
export function provideMarking(asked: () => Asked): void {
  const isLit = (place: string): boolean => asked().lit.has(place);
  const isChosen = (place: string): boolean => {
    const { places, answer } = asked().chosen;
    return isLit(place) && (places.includes(place) || (answer?.targets.includes(place) ?? false));
  };
  const button = (place: string): Attributes =>
    isLit(place)
      ? {
          role: 'button',
          tabindex: 0,
          'data-place': place,
          'aria-label': asked().label(place),
          'aria-pressed': isChosen(place),
        }
      : {};
  setMarking({
    isLit,
    isChosen,
    button,
    mark: (place, look = '') => ({
      'data-place': place,
      class: ['edge', look, { lit: isLit(place), chosen: isChosen(place) }],
      ...button(place),
    }),
    note: (place) => ({ 'data-place': place, class: 'piece' }),
  });
}

/** A part that is shown for another player: nothing there can be met. */
export function provideStill(): void {
  setMarking({
    isLit: () => false,
    isChosen: () => false,
    button: () => ({}),
    mark: (_, look = '') => ({ class: ['edge', look] }),
    note: () => ({ class: 'piece' }),
  });
}
