/** What a place brings or costs as it stands: what is printed there, or lies on it. */

import { t } from '../../i18n/t.svelte';
import type { TellPlace } from '../board';
import { actionWords, good, lineOfBuilding, lineOfGuild, lineOfNotable, listed, nameOf, workerWords } from './describe';
import { GUILDS, numberOfGood } from './names';
import { USUAL, type Print } from './printed';
import { readTable, type Table } from './table';

export const tellPlace: TellPlace = (place, view, seat, given) => {
  const table = readTable(view, (given as Print | undefined) ?? USUAL);
  const [kind = '', ...words] = place.split(' ');
  const [first = ''] = words;
  const number = Number(words.at(-1));
  const named = numberOfGood(first);
  switch (kind) {
    case 'space':
      return tellSpace(table, first);
    case 'good':
      return t('agra-board-words-worth', { good: good(named), value: table.buildings[named]?.value ?? 0 });
    case 'arrow':
      return t('agra-board-tells-arrow', { source: good(table.print.source[named] ?? 0), good: good(named) });
    case 'notable': {
      const card = table.notables.find(({ key }) => key === first);
      return card ? lineOfNotable(table, card) : '';
    }
    case 'slot':
      return tellSlot(table, first, number);
    case 'bowl': {
      const owner = table.bowls.find((bowl) => bowl.good === named)?.owner ?? null;
      return owner === null ? '' : t('agra-board-words-bowl', { good: good(named), player: nameOf(table, owner) });
    }
    case 'influence':
    case 'orders': {
      const guild = table.guilds.find(({ key }) => key === first);
      return guild ? lineOfGuild(table, guild) : '';
    }
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

function tellSpace(table: Table, name: string): string {
  const character = table.characters.find((one) => one.name === name);
  if (character) return workerWords(table, character.worker);
  const building = table.buildings.find((one) => one.name === name);
  return building ? lineOfBuilding(table, building) : '';
}

function tellSlot(table: Table, notable: string, number: number): string {
  const slot = table.notables.find(({ key }) => key === notable)?.slots[number - 1];
  if (!slot) return '';
  if (slot.seat === null) return t('agra-board-words-wants', { good: good(slot.good) });
  const player = nameOf(table, slot.seat);
  return t('agra-board-words-brought', { good: good(slot.good), player, number: slot.markers });
}

/** What an order costs, and what it would pay to the seat. */
function tellOrder(table: Table, seat: number, name: string, number: number): string {
  const at = (GUILDS as readonly string[]).indexOf(name);
  const order = table.guilds[at]?.orders[number - 1];
  if (!order) return '';
  const step = table.players[seat]?.influence[at] ?? 0;
  const goods = listed(order.goods.map(good));
  if (step === 0) return t('agra-board-tells-order-closed', { goods });
  return t('agra-board-tells-order', { goods, step, rupees: table.print.rewards[step] ?? 0 });
}

function tellTracker(table: Table, seat: number): string {
  const space = table.players[seat]?.tracker ?? 1;
  const told = t('agra-board-words-tracker', { space, points: table.print.track[space - 1] ?? 0 });
  const cost = table.print.steps[space - 1];
  return cost ? `${told}; ${t('agra-board-tells-study', { goods: listed(cost.map(good)) })}` : told;
}
