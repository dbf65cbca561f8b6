/** What a place brings or costs as it stands: what is printed there, or lies on it. */

import { t } from '../../i18n/t.svelte';
import type { TellPlace } from '../board';
import {
  actionWords,
  good,
  lineOfBowl,
  lineOfBuilding,
  lineOfGuild,
  lineOfNotable,
  lineOfSlot,
  listed,
  workerWords,
  worth,
} from './outline';
import { isBuilding } from './names';
import { USUAL, type Print } from './printed';
import { cardsOf, readTable, type Table } from './table';

export const tellPlace: TellPlace = (place, view, seat, given) => {
  const table = readTable(view, (given as Print | undefined) ?? USUAL);
  const [kind = '', ...words] = place.split(' ');
  const [first = ''] = words;
  const number = Number(words.at(-1));
  switch (kind) {
    case 'space':
      return isBuilding(first) ? lineOfBuilding(table, first) : workerWords(table, first);
    case 'good':
      return worth(table, first);
    case 'arrow':
      return t('agra-board-tells-arrow', { source: good(table.print.source[first] ?? ''), good: good(first) });
    case 'notable': {
      const card = cardsOf(table).find(({ name }) => name === first);
      return card ? lineOfNotable(table, card) : '';
    }
    case 'slot':
      return tellSlot(table, first, number);
    case 'bowl':
      return lineOfBowl(table, first);
    case 'influence':
    case 'orders':
      return lineOfGuild(table, first);
    case 'order':
      return words.length > 1 ? tellOrder(table, seat, first, number) : '';
    case 'tile':
      return actionWords(table, place);
    case 'printed':
      return actionWords(table, words.join(' '));
    case 'display':
      return listed(table.display.map((tile) => actionWords(table, `tile ${tile}`)));
    case 'tracker':
      return tellTracker(table, seat);
    default:
      return '';
  }
};

function tellSlot(table: Table, notable: string, number: number): string {
  const card = cardsOf(table).find(({ name }) => name === notable);
  const wanted = card && Object.keys(card.slots)[number - 1];
  return card && wanted ? lineOfSlot(table, card, wanted) : '';
}

/** What an order costs, and what it would pay to the seat. */
function tellOrder(table: Table, seat: number, guild: string, number: number): string {
  const order = table.print.orders[guild]?.[number - 1];
  if (!order) return '';
  const step = table.players[seat]?.influence[guild] ?? 0;
  const goods = listed(order.map(good));
  const rupees = table.print.rewards[step] ?? null;
  if (rupees === null) return t('agra-board-tells-order-closed', { goods });
  return t('agra-board-tells-order', { goods, step, rupees });
}

function tellTracker(table: Table, seat: number): string {
  const space = table.players[seat]?.tracker ?? 1;
  const told = t('agra-board-words-tracker', { space, points: table.print.track[space - 1] ?? 0 });
  const cost = table.print.steps[space - 1];
  return cost ? `${told}; ${t('agra-board-tells-study', { goods: listed(cost.map(good)) })}` : told;
}
