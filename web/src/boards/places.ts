/** Where places are drawn, and where on the screen that is.
 *
 * `data-place` says which place it is, in the words of answers and events. What another player has is marked with
 * `data-seat` as well; within `data-front` everything is theirs whose board lies in front. `data-card` is where the
 * rest of a player is seen at a glance.
 */

import { say, sayText, type Phrase, type Term } from '../i18n/phrase';
import type { Spot } from './board';

/** What is pointed at, clicked and explained: what the seat in front has, and what all share. */
export const PLACE = '[data-place]:not([data-seat])';

/** The element of a place; of one that a seat has, theirs, or else all that is drawn of them. */
export function elementOf(place: string, seat: number | null = null, within: ParentNode = document): Element | null {
  const named = `[data-place="${CSS.escape(place)}"]`;
  const open = [...within.querySelectorAll(`${named}:not([data-seat])`)];
  if (seat === null) return open[0] ?? null;
  return (
    within.querySelector(`${named}[data-seat="${seat}"], [data-front="${seat}"] ${named}:not([data-seat])`) ??
    open.find((element) => element.closest('[data-front]') === null) ??
    cardOf(seat, within)
  );
}

/** All that is drawn of a seat. */
export const cardOf = (seat: number, within: ParentNode): Element | null =>
  within.querySelector(`[data-front="${seat}"]`) ?? within.querySelector(`[data-card="${seat}"]`);

// -- a place is its kind and its name: `square 2,3`

export function partsOf(place: string): readonly [kind: string, name: string] {
  const [kind = '', ...name] = place.split(' ');
  return [kind, name.join(' ')];
}

/** The name of a place or thing of this kind; null: it is of another kind. */
export const nameAs = (kind: string, place: string): string | null =>
  place.startsWith(`${kind} `) ? place.slice(kind.length + 1) : null;

/** What a place or thing is called, by what was sent with the print. */
export function called(names: Readonly<Record<string, unknown>>, place: string): string {
  const name = names[place] as Phrase | Term | undefined;
  return name ? say(name) : sayText(place);
}

// -- on the screen, however the board is scrolled, brought nearer or laid out

/** What is not drawn in an SVG, as the card of a player, has no units: pieces are small there. */
const IN_TEXT = 0.55;

/** How many pixels a unit of the drawing is that an element belongs to. */
function unitAt(element: Element): number {
  const drawing = element instanceof SVGElement ? (element.ownerSVGElement ?? (element as SVGSVGElement)) : null;
  const width = drawing?.viewBox.baseVal.width ?? 0;
  return drawing && width > 0 ? drawing.getBoundingClientRect().width / width : IN_TEXT;
}

/** What the frame of a board that was brought nearer hides is seen at its edge. */
function within(element: Element, spot: Spot): Spot {
  const frame = element.closest('[data-frame]')?.getBoundingClientRect();
  if (!frame) return spot;
  const x = Math.min(frame.right, Math.max(frame.left, spot.x));
  return { ...spot, x, y: Math.min(frame.bottom, Math.max(frame.top, spot.y)) };
}

/** The middle of an element, or the point at these parts of its width and height. */
export function spotIn(element: Element, [across, down]: readonly [number, number] = [0.5, 0.5]): Spot {
  const box = element.getBoundingClientRect();
  return within(element, { x: box.x + box.width * across, y: box.y + box.height * down, unit: unitAt(element) });
}

/** A point in the coordinates of a drawing. */
export function pointIn(drawing: SVGSVGElement, x: number, y: number): Spot {
  const box = drawing.getBoundingClientRect();
  const { x: left, y: top } = drawing.viewBox.baseVal;
  const unit = unitAt(drawing);
  return within(drawing, { x: box.x + (x - left) * unit, y: box.y + (y - top) * unit, unit });
}
