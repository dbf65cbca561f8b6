/** What can be done at a place of the board is told while a mouse is over it or the keyboard is at it, as it is for the
 * answers beside the board. */

import type { Attachment } from 'svelte/attachments';

import { PLACE } from '../boards/places';
import type { Choosing } from './choosing.svelte';

export function hinting(choosing: Choosing): Attachment<HTMLElement> {
  return (board) => {
    const listening = new AbortController();
    const { signal } = listening;
    const come = (event: Event): void => choosing.hint(litPlace(event.target as Element, choosing));
    board.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && come(event), { signal });
    board.addEventListener('focusin', (event) => (event.target as Element).matches(':focus-visible') && come(event), {
      signal,
    });
    board.addEventListener('pointerleave', () => choosing.hint(null), { signal });
    board.addEventListener(
      'focusout',
      () => queueMicrotask(() => !board.contains(document.activeElement) && choosing.hint(null)),
      { signal },
    );
    return () => listening.abort();
  };
}

/** Of several places, one inside the other, the first that can be answered with. */
function litPlace(from: Element, choosing: Choosing): string | null {
  for (let at = from.closest(PLACE); at !== null; at = at.parentElement?.closest(PLACE) ?? null) {
    const place = at.getAttribute('data-place') ?? '';
    if (choosing.lit.has(place)) return place;
  }
  return null;
}
