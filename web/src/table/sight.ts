/** Brings what a question is about into sight, if none of it is. */

import { PLACE } from '../boards/places';

export function showLit(
  board: HTMLElement | undefined,
  panel: HTMLElement | undefined,
  lit: ReadonlyMap<string, unknown>,
): void {
  if (!board || !panel) return;
  const marked = [...board.querySelectorAll<HTMLElement | SVGElement>(PLACE)];
  const wanted = marked.filter((element) => lit.has(element.getAttribute('data-place') ?? ''));
  const [first] = wanted;
  if (!first || wanted.some((element) => isInSight(element, board, panel))) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  first.scrollIntoView({ block: 'center', inline: 'nearest', behavior: calm ? 'auto' : 'smooth' });
}

function isInSight(element: Element, board: Element, panel: Element): boolean {
  const box = element.getBoundingClientRect();
  const frame = board.getBoundingClientRect();
  const cover = panel.getBoundingClientRect();
  // On small screens the question lies over the lower part of the board.
  const floor = cover.left < frame.right && cover.top > frame.top ? cover.top : innerHeight;
  const middle = (box.top + box.bottom) / 2;
  return box.height > 0 && middle > Math.max(0, frame.top) && middle < Math.min(frame.bottom, floor);
}
