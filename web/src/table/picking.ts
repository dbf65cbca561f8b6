/** Several answers that are one choice: what can still be picked, and what can be given. The server says which sets
 * there are, and puts them into the order of the rules. */

import type { ChoiceInfo } from '../api/schema';

/** What was picked, as places in the list of items; the same one as often as it was picked. */
export type Picks = readonly number[];

export const numberOf = (picks: Picks, item: number): number => picks.filter((one) => one === item).length;

/** Whether one lies in the other. */
const isPartOf = (picks: Picks, all: Picks): boolean =>
  picks.length <= all.length && [...new Set(picks)].every((item) => numberOf(picks, item) <= numberOf(all, item));

const isWithin = ({ items, most }: ChoiceInfo, picks: Picks): boolean =>
  picks.length <= most && picks.every((item) => numberOf(picks, item) <= (items[item]?.most ?? 0));

/** Whether this can be given as it is. */
export function canGive(choice: ChoiceInfo, picks: Picks): boolean {
  if (choice.sets === null) return picks.length >= choice.least && isWithin(choice, picks);
  return choice.sets.some((set) => set.length === picks.length && isPartOf(picks, set));
}

/** Whether this, perhaps with more, can be given. */
export function canPick(choice: ChoiceInfo, picks: Picks): boolean {
  return choice.sets === null ? isWithin(choice, picks) : choice.sets.some((set) => isPartOf(picks, set));
}

/** Pick one more of an item; where there is no more of it that fits, take all of it back. */
export function toggled(choice: ChoiceInfo, picks: Picks, item: number): Picks {
  const more = [...picks, item];
  return canPick(choice, more) ? more : picks.filter((one) => one !== item);
}

/** Whether nothing more can be picked. */
export const isFull = (choice: ChoiceInfo, picks: Picks): boolean =>
  choice.items.every((_, item) => !canPick(choice, [...picks, item]));
