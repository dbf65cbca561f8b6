/** What a place brings or costs as it stands: what is printed there, or lies on it. */

import { t } from '../../i18n/t.svelte';
import type { TellPlace } from '../board';
import { isBuilding, isGood, stackName, type Good } from './names';
import { squareName, USUAL, type Printed } from './printed';
import {
  below,
  COVERED,
  levelOf,
  marketsOf,
  riverIncome,
  spacesOf,
  tableOf,
  tileAt,
  topOf,
  yieldAt,
  type RajasTable,
} from './table';
import { goodWords, incomeWords, listed, roadWords, tileWords } from './words';

export const tellPlace: TellPlace = (place, view, seat, given) => {
  const printed = (given as Printed | undefined) ?? USUAL;
  const table = tableOf(view);
  const [kind = '', ...rest] = place.split(' ');
  const name = rest.join(' ');
  if (kind === 'river') return brings(riverIncome(table, printed, Number(name)));
  if (kind === 'fame' || kind === 'money')
    return brings(printed.tracks[kind].find(({ at }) => at === Number(name))?.income ?? '');
  if (kind === 'yield') return tellYield(table, printed, seat, name);
  if (kind === 'space') return tellSpace(table, printed, seat, name);
  if (kind === 'stack') return tellStack(table, printed, name);
  if (kind === 'square') return tellSquare(table, printed, seat, name);
  if (kind === 'scroll' && isBuilding(name)) return t('rajas-board-tells-level', { level: levelOf(table, seat, name) });
  return kind === 'good' && isGood(name) ? tellMarkets(table, printed, seat, [name]) : '';
};

const brings = (income: string): string =>
  income === '' ? '' : t('rajas-board-tells-brings', { income: incomeWords(income) });

function tellYield(table: RajasTable, printed: Printed, seat: number, name: string): string {
  const at = printed.province.yields.findIndex((one) => one.name === name);
  if (at < 0) return '';
  const seen = yieldAt(table, printed, seat, at);
  return seen.spent ? `${brings(seen.income)}; ${t('rajas-board-words-spent')}` : brings(seen.income);
}

/** What the next space costs, or which markets would be sold. */
function tellSpace(table: RajasTable, printed: Printed, seat: number, kind: string): string {
  if (kind === 'quarry' || kind === 'harbour') {
    const free = spacesOf(table, printed).find(
      (space) => space.kind === kind && space.holder < 0 && space.holder !== COVERED,
    );
    return free ? t('rajas-board-words-cost', { number: free.cost }) : t('rajas-board-words-full');
  }
  if (kind === 'mixed market' || kind === 'any market')
    return tellMarkets(table, printed, seat, ['tea', 'silk', 'spices']);
  const [good = ''] = kind.split(' ');
  return kind.endsWith(' market') && isGood(good) ? tellMarkets(table, printed, seat, [good]) : '';
}

function tellMarkets(table: RajasTable, printed: Printed, seat: number, goods: readonly Good[]): string {
  const markets = marketsOf(table, printed, seat);
  const owned = goods.filter((good) => markets[good].length > 0);
  if (owned.length === 0) return t('rajas-board-tells-no-market');
  return owned
    .map((good) => t('rajas-board-words-markets', { good: goodWords(good), values: listed(markets[good].map(String)) }))
    .join('; ');
}

function tellStack(table: RajasTable, printed: Printed, name: string): string {
  const stack = table.tops.findIndex((_, at) => stackName(at) === name);
  const tile = topOf(table, printed, stack);
  if (tile === null) return t('rajas-board-words-empty');
  return `${tileWords(tile)}; ${t('rajas-board-words-below', { count: below(table, stack) })}`;
}

function tellSquare(table: RajasTable, printed: Printed, seat: number, name: string): string {
  const cell = printed.province.buildable.findIndex((_, at) => squareName(printed, at) === name);
  const laid = tileAt(table, printed, seat, cell);
  if (laid === null) return '';
  return `${tileWords(laid.tile)}; ${t('rajas-board-words-roads', { sides: roadWords(laid.tile, laid.turn) })}`;
}
