/** The board in words: an outline for those who hear it, and what a place brings or costs as it stands. */

import { listed as joined, say } from '../../i18n/phrase';
import { t } from '../../i18n/t.svelte';
import { BUILDING, GUILD } from '../../made/agra';
import type { Outline, TellPlace } from '../board';
import { called, partsOf } from '../places';
import { goodIn, isBuilding, titled } from './names';
import { USUAL, type Print } from './printed';
import { cardsOf, readTable, tokensOn, workerOn, type NotableCard, type Owner, type Player, type Table } from './table';

export function describe(table: Table): Outline[] {
  const others = table.players.filter((player) => player.seat !== table.me);
  const own = table.players[table.me];
  return [
    { title: t('agra-board-words-table'), parts: linesOfTable(table) },
    ...(own ? [{ title: t('agra-board-own'), parts: linesOfPlayer(table, own) }] : []),
    { title: t('agra-board-city'), parts: linesOfCity(table) },
    { title: t('agra-board-river'), parts: linesOfRiver(table) },
    { title: t('agra-board-court'), parts: linesOfCourt(table) },
    ...others.map((player) => ({ title: player.name, parts: linesOfPlayer(table, player) })),
  ];
}

const name = (table: Table, place: string): string => called(table.print.names, place);
const good = (table: Table, one: string): string => name(table, `good ${one}`);
const goodsOf = (table: Table, goods: readonly string[]): string => listed(goods.map((one) => good(table, one)));
const levelName = (table: Table, level: number): string => table.print.level_names[level - 1] ?? '';
const listed = (parts: readonly string[]): string => (parts.length > 0 ? joined(parts) : t('agra-board-words-nothing'));
const nameOf = (table: Table, owner: Owner): string =>
  owner === 'neutral' ? t('agra-board-words-neutral') : (table.players[owner]?.name ?? '');
const counted = (what: string, number: number): string => t('agra-board-words-counted', { what, number });

// -- round and meditation

function linesOfTable(table: Table): string[] {
  const lines = [t('agra-board-words-round', { number: table.round, start: nameOf(table, table.start) })];
  if (table.over) lines.push(t('agra-board-words-over'));
  else if (table.turn !== null) lines.push(t('agra-board-words-turn', { player: nameOf(table, table.turn) }));
  if (table.last_round !== null) lines.push(t('agra-board-words-last', { number: table.last_round }));
  lines.push(t('agra-board-words-blocked', { action: name(table, `circle ${table.blocked}`) }));
  if (table.points > 0) lines.push(t('agra-board-words-points', { number: table.points }));
  if (table.deliveries !== null) {
    lines.push(t('agra-board-words-deliveries', { number: table.deliveries.left }));
  }
  return lines;
}

// -- the city

function linesOfCity(table: Table): string[] {
  const tokens = tokensOn(table, null).map(({ value }) => String(value));
  return [
    ...table.print.characters.map((one) =>
      t('agra-board-words-character', { space: titled(table.print, `space ${one}`), worker: workerWords(table, one) }),
    ),
    t('agra-board-words-tokens', { faces: listed(tokens) }),
    ...BUILDING.map((building) => lineOfBuilding(table, building)),
    t('agra-board-words-bonus', { tiles: listed(table.bonus_tiles.map((tile) => bonusWords(table, tile))) }),
  ];
}

function workerWords(table: Table, space: string): string {
  const worker = workerOn(table, space);
  if (worker === null) return t('agra-board-words-nobody');
  const player = nameOf(table, worker.seat);
  return t(worker.standing ? 'agra-board-words-stands' : 'agra-board-words-lies', { player });
}

function bonusWords({ print }: Table, tile: string): string {
  const words = print.bonus_tiles[tile]?.words;
  return words ? say(words) : tile;
}

const worth = (table: Table, one: string): string =>
  t('agra-board-words-worth', { good: good(table, one), value: table.values[one] ?? 0 });

function lineOfBuilding(table: Table, building: string): string {
  const stored = goodIn(building);
  const what = [
    table.built.includes(building)
      ? t('agra-board-words-built')
      : t('agra-board-words-unbuilt', { cost: table.print.cost[building] ?? 0 }),
    worth(table, stored),
    workerWords(table, building),
  ];
  if (table.merchant === building) what.push(name(table, 'merchant'));
  if (table.builder === building) what.push(name(table, 'builder'));
  const coins = table.coins[building];
  if (coins) what.push(t('agra-board-words-coins', { number: coins }));
  for (const player of table.players) {
    const number = player.goods[stored];
    if (number) what.push(t('agra-board-words-store', { player: player.name, number }));
  }
  return t('agra-board-words-line', { name: titled(table.print, `space ${building}`), what: listed(what) });
}

// -- the river

function linesOfRiver(table: Table): string[] {
  return [
    t('agra-board-words-boat', { pier: table.boat, level: levelName(table, table.open_level) }),
    ...cardsOf(table).map((card) => lineOfNotable(table, card)),
  ];
}

function lineOfNotable(table: Table, card: NotableCard): string {
  const what = [
    t('agra-board-words-level', { level: levelName(table, card.level) }),
    name(table, `guild ${card.guild}`),
  ];
  if (card.winner !== null) what.push(t('agra-board-words-won', { player: nameOf(table, card.winner) }));
  else {
    if (!card.open) what.push(t('agra-board-words-closed'));
    what.push(...Object.keys(card.slots).map((wanted) => lineOfSlot(table, card, wanted)));
  }
  return t('agra-board-words-line', { name: titled(table.print, `notable ${card.name}`), what: listed(what) });
}

function lineOfSlot(table: Table, card: NotableCard, wanted: string): string {
  const brought = card.slots[wanted];
  if (!brought) return t('agra-board-words-wants', { good: good(table, wanted) });
  const { seat, markers } = brought;
  return t('agra-board-words-brought', { good: good(table, wanted), player: nameOf(table, seat), number: markers });
}

// -- the imperial board

function linesOfCourt(table: Table): string[] {
  const open = table.print.bowls.filter((bowl) => !(bowl in table.bowls));
  const filled = table.print.bowls.filter((bowl) => bowl in table.bowls).map((bowl) => lineOfBowl(table, bowl));
  return [
    ...GUILD.map((guild) => lineOfGuild(table, guild)),
    t('agra-board-words-bowls', { open: goodsOf(table, open), filled: listed(filled) }),
    t('agra-board-words-display', { tiles: listed(table.display.map((tile) => actionWords(table, `tile ${tile}`))) }),
  ];
}

/** Who has filled a bowl; empty: nobody. */
function lineOfBowl(table: Table, bowl: string): string {
  const owner = table.bowls[bowl] ?? null;
  return owner === null ? '' : t('agra-board-words-bowl', { good: good(table, bowl), player: nameOf(table, owner) });
}

function lineOfGuild(table: Table, guild: string): string {
  const { orders = [], wanted = [], taken = 0 } = table.guilds[guild] ?? {};
  const steps = table.players.map((player) => counted(player.name, player.influence[guild] ?? 0));
  const filled = orders.flatMap((owner) => (owner === null ? [] : [nameOf(table, owner)]));
  return t('agra-board-words-guild', {
    guild: titled(table.print, `guild ${guild}`),
    steps: listed(steps),
    order: goodsOf(table, wanted),
    taken,
    limit: table.order_limit,
    owners: listed(filled),
  });
}

/** A favour action: what must be owned, what is spent, what it does. */
function actionWords(table: Table, action: string): string {
  const printed = table.print.favour[action];
  if (!printed) return action;
  const { own, spend, words } = printed;
  return t('agra-board-words-action', { own, spend, effect: say(words) });
}

// -- players

function linesOfPlayer(table: Table, player: Player): string[] {
  const goods = Object.entries(player.goods).map(([one, number]) => counted(good(table, one), number));
  const farm = table.print.corners.map((one) => counted(good(table, one), player.output[one] ?? 0));
  const used = player.used.map((what) => usedWords(table, what));
  return [
    player.rupees === null ? t('agra-board-words-hidden') : t('agra-board-words-rupees', { number: player.rupees }),
    t('agra-board-words-favour', { number: player.favour }),
    t('agra-board-words-workers', {
      supply: player.workers,
      standing: player.standing.length,
      lying: player.lying.length,
    }),
    t('agra-board-words-markers', { number: player.markers }),
    t('agra-board-words-goods', { goods: listed(goods) }),
    t('agra-board-words-farm', { goods: listed(farm), covers: player.covers }),
    t('agra-board-words-tracker', { space: player.tracker, points: player.meditation }),
    t('agra-board-words-influence', {
      steps: listed(GUILD.map((guild) => counted(name(table, `guild ${guild}`), player.influence[guild] ?? 0))),
    }),
    t('agra-board-words-actions', { actions: listed(player.actions.map((action) => actionWords(table, action))) }),
    t('agra-board-words-contracts', { notables: listed(player.contracts.map((one) => name(table, `notable ${one}`))) }),
    ...(player.cook > 0 ? [t('agra-board-words-cook', { number: player.cook })] : []),
    ...(player.french > 0 ? [t('agra-board-words-french', { number: player.french })] : []),
    ...(used.length > 0 ? [t('agra-board-words-used', { used: listed(used) })] : []),
  ];
}

function usedWords(table: Table, what: string): string {
  const action = table.print.favour[what];
  if (action) return say(action.words);
  return what in table.print.notables ? name(table, `notable ${what}`) : good(table, what);
}

// -- one place

export const tellPlace: TellPlace = (place, view, seat, given) => {
  const table = readTable(view, (given as Print | undefined) ?? USUAL);
  const [kind, name] = partsOf(place);
  const [first, last] = partsOf(name);
  switch (kind) {
    case 'space':
      return isBuilding(name) ? lineOfBuilding(table, name) : workerWords(table, name);
    case 'good':
      return worth(table, name);
    case 'arrow':
      return t('agra-board-tells-arrow', {
        source: good(table, table.print.source[name] ?? ''),
        good: good(table, name),
      });
    case 'notable': {
      const card = cardsOf(table).find((one) => one.name === name);
      return card ? lineOfNotable(table, card) : '';
    }
    case 'slot':
      return tellSlot(table, first, Number(last));
    case 'bowl':
      return lineOfBowl(table, name);
    case 'influence':
    case 'orders':
      return lineOfGuild(table, name);
    case 'order':
      return tellOrder(table, seat, first, Number(last));
    case 'tile':
      return actionWords(table, place);
    case 'printed':
      return actionWords(table, name);
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
  const goods = goodsOf(table, order);
  const rupees = table.players[seat]?.rewards[guild] ?? null;
  if (rupees === null) return t('agra-board-tells-order-closed', { goods });
  return t('agra-board-tells-order', { goods, step, rupees });
}

function tellTracker(table: Table, seat: number): string {
  const player = table.players[seat];
  if (!player) return '';
  const told = t('agra-board-words-tracker', { space: player.tracker, points: player.meditation });
  return player.study ? `${told}; ${t('agra-board-tells-study', { goods: goodsOf(table, player.study) })}` : told;
}
