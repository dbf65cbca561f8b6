/** Where places are drawn.
 *
 * `data-place` says which place it is, in the words of answers and events. What another player has is marked with
 * `data-seat` as well; within `data-front` everything is theirs whose board lies in front. `data-card` is where the
 * rest of a player is seen at a glance.
 */

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
