/** What a place brings or costs as it stands: what is printed there, or lies on it. */

import { t } from '../../i18n/t.svelte';
import type { Good } from '../../made/rajas';
import type { TellPlace } from '../board';
import { isBuilding, isGood } from './names';
import { USUAL, type Printed } from './printed';
import { below, levelOf, marketsOf, riverIncome, tableOf, tileAt, topOf, yieldAt, type RajasTable } from './table';
import { goodWords, incomeWords, listed, roadWords, tileWords } from './words';

export const tellPlace: TellPlace = (place, view, seat, given) => {
  const printed = (given as Printed | undefined) ?? USUAL;
  const table = tableOf(view);
  const [kind = '', ...rest] = place.split(' ');
  const name = rest.join(' ');
  if (kind === 'river') return brings(riverIncome(table, printed, Number(name)));
  if (kind === 'fame' || kind === 'money')
    return brings(printed.tracks[kind].find(({ at }) => at === Number(name))?.income ?? '');
  if (kind === 'yield') return tellYield(table, seat, name);
  if (kind === 'space') return tellSpace(table, seat, name);
  if (kind === 'stack') return tellStack(table, printed, name);
  if (kind === 'square') return tellSquare(table, printed, seat, name);
  if (kind === 'scroll' && isBuilding(name)) return t('rajas-board-tells-level', { level: levelOf(table, seat, name) });
  return kind === 'good' && isGood(name) ? tellMarkets(table, seat, [name]) : '';
};

const brings = (income: string): string =>
  income === '' ? '' : t('rajas-board-tells-brings', { income: incomeWords(income) });

function tellYield(table: RajasTable, seat: number, name: string): string {
  const seen = yieldAt(table, seat, name);
  return seen.spent ? `${brings(seen.income)}; ${t('rajas-board-words-spent')}` : brings(seen.income);
}

/** What the next space costs, or which markets would be sold. */
function tellSpace(table: RajasTable, seat: number, kind: string): string {
  if (kind === 'quarry' || kind === 'harbour') {
    const cost = table.costs[kind];
    return cost === undefined ? t('rajas-board-words-full') : t('rajas-board-words-cost', { number: cost });
  }
  if (kind === 'mixed market' || kind === 'any market') return tellMarkets(table, seat, ['tea', 'silk', 'spices']);
  const [good = ''] = kind.split(' ');
  return kind.endsWith(' market') && isGood(good) ? tellMarkets(table, seat, [good]) : '';
}

function tellMarkets(table: RajasTable, seat: number, goods: readonly Good[]): string {
  const owned = goods.filter((good) => marketsOf(table, seat, good).length > 0);
  if (owned.length === 0) return t('rajas-board-tells-no-market');
  return owned
    .map((good) =>
      t('rajas-board-words-markets', {
        good: goodWords(good),
        values: listed(marketsOf(table, seat, good).map(String)),
      }),
    )
    .join('; ');
}

function tellStack(table: RajasTable, printed: Printed, name: string): string {
  const tile = topOf(table, printed, name);
  if (tile === null) return t('rajas-board-words-empty');
  return `${tileWords(tile)}; ${t('rajas-board-words-below', { count: below(table, name) })}`;
}

function tellSquare(table: RajasTable, printed: Printed, seat: number, name: string): string {
  const laid = tileAt(table, printed, seat, name);
  if (laid === null) return '';
  return `${tileWords(laid.tile)}; ${t('rajas-board-words-roads', { sides: roadWords(laid.tile, laid.turn) })}`;
}
