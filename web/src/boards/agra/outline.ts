/** The board in words: an outline for those who hear it, made from the same table that is drawn. */

import { find, t } from '../../i18n/t.svelte';
import { BUILDING, GUILD } from '../../made/agra';
import { CHARACTERS, goodIn, isNotable, LEVELS, PRINTED_ACTIONS } from './names';
import { bonusName } from './places';
import { cardsOf, tokensOn, workerOn, type NotableCard, type Owner, type Player, type Table } from './table';
import { keyOf, named } from './words';

export interface Chapter {
  readonly title: string;
  readonly lines: readonly string[];
}

export function describe(table: Table): Chapter[] {
  const others = table.players.filter((player) => player.seat !== table.me);
  const own = table.players[table.me];
  return [
    { title: t('agra-board-words-table'), lines: linesOfTable(table) },
    ...(own ? [{ title: t('agra-board-own'), lines: linesOfPlayer(table, own) }] : []),
    { title: t('agra-board-city'), lines: linesOfCity(table) },
    { title: t('agra-board-river'), lines: linesOfRiver(table) },
    { title: t('agra-board-court'), lines: linesOfCourt(table) },
    ...others.map((player) => ({ title: player.name, lines: linesOfPlayer(table, player) })),
  ];
}

export const good = (name: string): string => t(keyOf('agra-good', name));
const notable = (name: string): string => t(keyOf('agra-notable', name));
export const listed = (parts: readonly string[]): string =>
  parts.length > 0 ? parts.join(find('core-list-separator') ?? ', ') : t('agra-board-words-nothing');
export const nameOf = (table: Table, owner: Owner): string =>
  owner === 'neutral' ? t('agra-board-words-neutral') : (table.players[owner]?.name ?? '');
const counted = (what: string, number: number): string => t('agra-board-words-counted', { what, number });

// -- round and meditation

function linesOfTable(table: Table): string[] {
  const lines = [t('agra-board-words-round', { number: table.round, start: nameOf(table, table.start) })];
  if (table.over) lines.push(t('agra-board-words-over'));
  else if (table.turn !== null) lines.push(t('agra-board-words-turn', { player: nameOf(table, table.turn) }));
  if (table.last_round !== null) lines.push(t('agra-board-words-last', { number: table.last_round }));
  lines.push(t('agra-board-words-blocked', { action: t(keyOf('agra-circle', table.blocked)) }));
  if (table.points > 0) lines.push(t('agra-board-words-points', { number: table.points }));
  if (table.deliveries !== null) {
    lines.push(t('agra-board-words-deliveries', { number: table.deliveries.free + table.deliveries.paid }));
  }
  return lines;
}

// -- the city

function linesOfCity(table: Table): string[] {
  const tokens = tokensOn(table, null).map(({ value }) => String(value));
  return [
    ...CHARACTERS.map((name) =>
      t('agra-board-words-character', { space: named(keyOf('agra-space', name)), worker: workerWords(table, name) }),
    ),
    t('agra-board-words-tokens', { faces: listed(tokens) }),
    ...BUILDING.map((building) => lineOfBuilding(table, building)),
    t('agra-board-words-bonus', { tiles: listed(table.bonus_tiles.map(bonusName)) }),
  ];
}

export function workerWords(table: Table, space: string): string {
  const worker = workerOn(table, space);
  if (worker === null) return t('agra-board-words-nobody');
  const player = nameOf(table, worker.seat);
  return t(worker.standing ? 'agra-board-words-stands' : 'agra-board-words-lies', { player });
}

export function worth(table: Table, name: string): string {
  return t('agra-board-words-worth', { good: good(name), value: table.values[name] ?? 0 });
}

export function lineOfBuilding(table: Table, building: string): string {
  const stored = goodIn(building);
  const what = [
    table.built.includes(building)
      ? t('agra-board-words-built')
      : t('agra-board-words-unbuilt', { cost: table.print.cost[building] ?? 0 }),
    worth(table, stored),
    workerWords(table, building),
  ];
  if (table.merchant === building) what.push(t('agra-place-merchant'));
  if (table.builder === building) what.push(t('agra-place-builder'));
  const coins = table.coins[building];
  if (coins) what.push(t('agra-board-words-coins', { number: coins }));
  for (const { name, goods } of table.players) {
    const number = goods[stored];
    if (number) what.push(t('agra-board-words-store', { player: name, number }));
  }
  return t('agra-board-words-line', { name: named(keyOf('agra-space', building)), what: listed(what) });
}

// -- the river

function linesOfRiver(table: Table): string[] {
  return [
    t('agra-board-words-boat', { pier: table.boat, level: LEVELS[table.open_level] ?? '' }),
    ...cardsOf(table).map((card) => lineOfNotable(table, card)),
  ];
}

export function lineOfNotable(table: Table, card: NotableCard): string {
  const what = [t('agra-board-words-level', { level: LEVELS[card.level] ?? '' }), t(keyOf('agra-guild', card.guild))];
  if (card.winner !== null) what.push(t('agra-board-words-won', { player: nameOf(table, card.winner) }));
  else {
    if (!card.open) what.push(t('agra-board-words-closed'));
    what.push(...Object.keys(card.slots).map((wanted) => lineOfSlot(table, card, wanted)));
  }
  return t('agra-board-words-line', { name: named(keyOf('agra-notable', card.name)), what: listed(what) });
}

export function lineOfSlot(table: Table, card: NotableCard, wanted: string): string {
  const brought = card.slots[wanted];
  if (!brought) return t('agra-board-words-wants', { good: good(wanted) });
  const { seat, markers } = brought;
  return t('agra-board-words-brought', { good: good(wanted), player: nameOf(table, seat), number: markers });
}

// -- the imperial board

function linesOfCourt(table: Table): string[] {
  const open = table.print.bowls.filter((bowl) => !(bowl in table.bowls)).map(good);
  const filled = table.print.bowls.filter((bowl) => bowl in table.bowls).map((bowl) => lineOfBowl(table, bowl));
  return [
    ...GUILD.map((guild) => lineOfGuild(table, guild)),
    t('agra-board-words-bowls', { open: listed(open), filled: listed(filled) }),
    t('agra-board-words-display', { tiles: listed(table.display.map((tile) => actionWords(table, `tile ${tile}`))) }),
  ];
}

/** Who has filled a bowl; empty: nobody. */
export function lineOfBowl(table: Table, bowl: string): string {
  const owner = table.bowls[bowl] ?? null;
  return owner === null ? '' : t('agra-board-words-bowl', { good: good(bowl), player: nameOf(table, owner) });
}

export function lineOfGuild(table: Table, guild: string): string {
  const { orders = [], marked = null, taken = 0 } = table.guilds[guild] ?? {};
  const steps = table.players.map(({ name, influence }) => counted(name, influence[guild] ?? 0));
  const next = marked === null ? [] : (table.print.orders[guild]?.[marked - 1] ?? []);
  const filled = orders.flatMap((owner) => (owner === null ? [] : [nameOf(table, owner)]));
  return t('agra-board-words-guild', {
    guild: named(keyOf('agra-guild', guild)),
    steps: listed(steps),
    order: listed(next.map(good)),
    taken,
    limit: table.order_limit,
    owners: listed(filled),
  });
}

/** A favour action: what must be owned, what is spent, what it does. */
export function actionWords(table: Table, action: string): string {
  const { own = 0, spend = 0 } = table.print.favour[action] ?? {};
  return t('agra-board-words-action', { own, spend, effect: t(keyOf('agra-effect', action)) });
}

// -- players

function linesOfPlayer(table: Table, player: Player): string[] {
  const goods = Object.entries(player.goods).map(([name, number]) => counted(good(name), number));
  const farm = table.print.corners.map((name) => counted(good(name), player.output[name] ?? 0));
  const actions = [...PRINTED_ACTIONS, ...player.tiles.map((tile) => `tile ${tile}`)];
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
    t('agra-board-words-tracker', { space: player.tracker, points: table.print.track[player.tracker - 1] ?? 0 }),
    t('agra-board-words-influence', {
      steps: listed(GUILD.map((guild) => counted(t(keyOf('agra-guild', guild)), player.influence[guild] ?? 0))),
    }),
    t('agra-board-words-actions', { actions: listed(actions.map((action) => actionWords(table, action))) }),
    t('agra-board-words-contracts', { notables: listed(player.contracts.map(notable)) }),
    ...(player.cook > 0 ? [t('agra-board-words-cook', { number: player.cook })] : []),
    ...(player.french > 0 ? [t('agra-board-words-french', { number: player.french })] : []),
    ...(used.length > 0 ? [t('agra-board-words-used', { used: listed(used) })] : []),
  ];
}

function usedWords(table: Table, what: string): string {
  if (table.print.favour[what]) return t(keyOf('agra-effect', what));
  if (isNotable(what)) return t(keyOf('agra-notable', what));
  return t(keyOf('agra-good', what));
}
