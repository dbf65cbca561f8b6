/** Where drawn things are on the screen, however the board is scrolled, brought nearer or laid out. */

import type { Spot } from './board';

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
