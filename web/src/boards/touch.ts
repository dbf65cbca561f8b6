/** One set of listeners for a whole board: which place a click, a key, the wheel or the pointer is about. */

import type { Attachment } from 'svelte/attachments';

import { PLACE } from './places';

export interface Touch {
  /** Clicked or tapped. */
  readonly click: (place: string) => void;
  /** Enter or space; as a click, where nothing else is meant. */
  readonly press?: (place: string) => void;
  /** The pointer or the focus came to a place, or left all of them. */
  readonly point?: (place: string | null) => void;
  /** The wheel or `r`: true if there was something to turn. */
  readonly turn?: (place: string) => boolean;
}

const LIT = '.lit[data-place]';

/** The place that is meant: pieces may stand on what is lit up, so the first lit one below the pointer comes first. */
function placeOf(event: Event): string | null {
  const under = event instanceof MouseEvent ? document.elementsFromPoint(event.clientX, event.clientY) : [];
  const met = event.target instanceof Element ? [event.target, ...under] : under;
  const found = [LIT, PLACE].flatMap((which) => met.map((element) => element.closest(which)));
  return found.find((element) => element !== null)?.getAttribute('data-place') ?? null;
}

export function touching({ click, press = click, point, turn }: Touch): Attachment<HTMLElement> {
  return (board) => {
    const listening = new AbortController();
    const { signal } = listening;
    let pointed: string | null = null;
    const come = (place: string | null): void => {
      pointed = place;
      point?.(place);
    };

    const onClick = (event: Event): void => {
      const place = placeOf(event);
      if (place !== null) click(place);
    };
    const onKey = (event: KeyboardEvent): void => {
      const place = (event.target as Element).closest(LIT)?.getAttribute('data-place') ?? null;
      if (place === null || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        press(place);
      } else if (event.key === 'r' && turn?.(place)) event.preventDefault();
    };
    board.addEventListener('click', onClick, { signal });
    board.addEventListener('keydown', onKey, { signal });
    if (point === undefined) return () => listening.abort();

    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && pointed !== null && turn?.(pointed)) event.preventDefault();
    };
    const onCome = (event: Event): void => come(placeOf(event));
    // What had the focus may vanish while the board is being drawn; nothing may change until that is done.
    const onFocusOut = (event: Event): void => {
      const left = placeOf(event);
      queueMicrotask(() => {
        if (pointed === left) come(null);
      });
    };
    board.addEventListener('wheel', onWheel, { signal, passive: false });
    board.addEventListener('pointerover', onCome, { signal });
    board.addEventListener('focusin', onCome, { signal });
    board.addEventListener('pointerleave', () => come(null), { signal });
    board.addEventListener('focusout', onFocusOut, { signal });
    return () => listening.abort();
  };
}
