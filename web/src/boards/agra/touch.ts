/** Clicks and keys of the whole board, told as the places that they meet. */

import type { Attachment } from 'svelte/attachments';

import type { BoardProps } from '../board';
import { PLACE } from '../places';

type Asked = Pick<BoardProps, 'lit' | 'onPlace'>;

/** The place that is meant: pieces may stand on what is lit up, so the first lit one below the pointer comes first. */
function placeAt(event: MouseEvent, lit: Asked['lit']): string | null {
  let found: string | null = null;
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    for (let at = element.closest(PLACE); at !== null; at = at.parentElement?.closest(PLACE) ?? null) {
      const place = at.getAttribute('data-place') ?? '';
      if (lit.has(place)) return place;
      found ??= place;
    }
  }
  return found;
}

export function listening(asked: () => Asked): Attachment<HTMLElement> {
  return (board) => {
    const clicked = (event: MouseEvent): void => {
      const { lit, onPlace } = asked();
      const place = placeAt(event, lit);
      if (place !== null && !place.startsWith('player ')) onPlace(place);
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      const place = (event.target as Element).getAttribute('data-place');
      if (place === null || !asked().lit.has(place)) return;
      event.preventDefault();
      asked().onPlace(place);
    };
    board.addEventListener('click', clicked);
    board.addEventListener('keydown', pressed);
    return () => {
      board.removeEventListener('click', clicked);
      board.removeEventListener('keydown', pressed);
    };
  };
}
