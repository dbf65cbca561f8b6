/** One set of listeners for the whole board: which place a click, a key, the wheel or the pointer is about. */

import { PLACE } from '../places';

export interface Touch {
  /** The pointer or the focus came to a place, or left all of them. */
  readonly point: (place: string | null) => void;
  /** Clicked or tapped. */
  readonly click: (place: string) => void;
  /** Enter or space. */
  readonly press: (place: string) => void;
  /** The wheel or `r`: true if there was something to turn. */
  readonly turn: (place: string) => boolean;
}

/** Of several places, one inside the other, the one that can be answered with. */
function placeOf(event: Event): string | null {
  const target = event.target instanceof Element ? event.target : null;
  return (target?.closest('.lit') ?? target?.closest(PLACE))?.getAttribute('data-place') ?? null;
}

/** Listens until the function that it returns is called. */
export function listen(root: HTMLElement, touch: Touch): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let pointed: string | null = null;
  const point = (place: string | null): void => {
    pointed = place;
    touch.point(place);
  };

  const onClick = (event: Event): void => {
    const place = placeOf(event);
    if (place !== null) touch.click(place);
  };
  const onKey = (event: KeyboardEvent): void => {
    const place = placeOf(event);
    if (place === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      touch.press(place);
    } else if (event.key === 'r' && touch.turn(place)) event.preventDefault();
  };
  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && pointed !== null && touch.turn(pointed)) event.preventDefault();
  };
  const onCome = (event: Event): void => point(placeOf(event));
  // What had the focus may vanish while the board is being drawn; nothing may change until that is done.
  const onFocusOut = (event: Event): void => {
    const left = placeOf(event);
    queueMicrotask(() => {
      if (pointed === left) point(null);
    });
  };

  root.addEventListener('click', onClick, { signal });
  root.addEventListener('keydown', onKey, { signal });
  root.addEventListener('wheel', onWheel, { signal, passive: false });
  root.addEventListener('pointerover', onCome, { signal });
  root.addEventListener('focusin', onCome, { signal });
  root.addEventListener('pointerleave', () => point(null), { signal });
  root.addEventListener('focusout', onFocusOut, { signal });
  return () => listening.abort();
}
