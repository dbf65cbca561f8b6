/** The board in words: an outline for those who hear it, made from the same table that is drawn. */

import { find, t } from '../../i18n/t.svelte';
import { CHARACTERS, GOODS, GUILDS, LEVELS, NEUTRAL, NOTABLES, PRINTED_ACTIONS } from './names';
import { bonusName } from './places';
import type { Building, GuildColumn, NotableOnRiver, Player, Table, Worker } from './table';
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

export const good = (number: number): string => t(keyOf('agra-good', GOODS[number] ?? ''));
const notable = (number: number): string => t(keyOf('agra-notable', NOTABLES[number] ?? ''));
export const listed = (parts: readonly string[]): string =>
  parts.length > 0 ? parts.join(find('core-list-separator') ?? ', ') : t('agra-board-words-nothing');
export const nameOf = (table: Table, seat: number): string =>
  seat === NEUTRAL ? t('agra-board-words-neutral') : (table.players[seat]?.name ?? '');
const counted = (what: string, number: number): string => t('agra-board-words-counted', { what, number });

// -- round and meditation

function linesOfTable(table: Table): string[] {
  const lines = [t('agra-board-words-round', { number: table.round, start: nameOf(table, table.start) })];
  if (table.over) lines.push(t('agra-board-words-over'));
  else if (table.turn !== null) lines.push(t('agra-board-words-turn', { player: nameOf(table, table.turn) }));
  if (table.lastRound > 0) lines.push(t('agra-board-words-last', { number: table.lastRound }));
  lines.push(t('agra-board-words-blocked', { action: t(keyOf('agra-circle', table.blocked)) }));
  if (table.points > 0) lines.push(t('agra-board-words-points', { number: table.points }));
  if (table.deliveries !== null) lines.push(t('agra-board-words-deliveries', { number: table.deliveries }));
  return lines;
}

// -- the city

function linesOfCity(table: Table): string[] {
  const tokens = table.tokens.filter((token) => token.good === null).map((token) => String(token.face));
  return [
    ...CHARACTERS.map((name, at) =>
      t('agra-board-words-character', {
        space: named(keyOf('agra-space', name)),
        worker: workerWords(table, table.characters[at]?.worker ?? null),
      }),
    ),
    t('agra-board-words-tokens', { faces: listed(tokens) }),
    ...table.buildings.map((building) => lineOfBuilding(table, building)),
    t('agra-board-words-bonus', { tiles: listed([...table.bonusTiles].map(bonusName)) }),
  ];
}

export function workerWords(table: Table, worker: Worker | null): string {
  if (worker === null) return t('agra-board-words-nobody');
  const player = nameOf(table, worker.seat);
  return t(worker.standing ? 'agra-board-words-stands' : 'agra-board-words-lies', { player });
}

export function lineOfBuilding(table: Table, building: Building): string {
  const what = [
    building.built ? t('agra-board-words-built') : t('agra-board-words-unbuilt', { cost: building.cost }),
    t('agra-board-words-worth', { good: good(building.good), value: building.value }),
    workerWords(table, building.worker),
  ];
  if (building.merchant) what.push(t('agra-place-merchant'));
  if (building.builder) what.push(t('agra-place-builder'));
  if (building.coins > 0) what.push(t('agra-board-words-coins', { number: building.coins }));
  building.store.forEach((number, seat) => {
    if (number > 0) what.push(t('agra-board-words-store', { player: nameOf(table, seat), number }));
  });
  return t('agra-board-words-line', { name: named(keyOf('agra-space', building.name)), what: listed(what) });
}

// -- the river

function linesOfRiver(table: Table): string[] {
  return [
    t('agra-board-words-boat', { pier: table.boat, level: LEVELS[table.openLevel] ?? '' }),
    ...table.notables.map((card) => lineOfNotable(table, card)),
  ];
}

export function lineOfNotable(table: Table, card: NotableOnRiver): string {
  const what = [
    t('agra-board-words-level', { level: LEVELS[card.level] ?? '' }),
    t(keyOf('agra-guild', GUILDS[card.guild] ?? '')),
  ];
  if (card.winner !== null) what.push(t('agra-board-words-won', { player: nameOf(table, card.winner) }));
  else {
    if (!card.open) what.push(t('agra-board-words-closed'));
    for (const slot of card.slots) {
      if (slot.seat === null) what.push(t('agra-board-words-wants', { good: good(slot.good) }));
      else
        what.push(
          t('agra-board-words-brought', {
            good: good(slot.good),
            player: nameOf(table, slot.seat),
            number: slot.markers,
          }),
        );
    }
  }
  return t('agra-board-words-line', { name: named(keyOf('agra-notable', card.key)), what: listed(what) });
}

// -- the imperial board

function linesOfCourt(table: Table): string[] {
  const open = table.bowls.filter((bowl) => bowl.owner === null).map((bowl) => good(bowl.good));
  const filled = table.bowls
    .filter((bowl) => bowl.owner !== null)
    .map((bowl) => t('agra-board-words-bowl', { good: good(bowl.good), player: nameOf(table, bowl.owner ?? NEUTRAL) }));
  return [
    ...table.guilds.map((guild) => lineOfGuild(table, guild)),
    t('agra-board-words-bowls', { open: listed(open), filled: listed(filled) }),
    t('agra-board-words-display', { tiles: listed(table.display.map((tile) => actionWords(table, `tile ${tile}`))) }),
  ];
}

export function lineOfGuild(table: Table, guild: GuildColumn): string {
  const steps = guild.steps.map((step, seat) => counted(nameOf(table, seat), step));
  const marked = guild.orders.find((order) => order.marked);
  const filled = guild.orders.flatMap((order) => (order.owner === null ? [] : [nameOf(table, order.owner)]));
  return t('agra-board-words-guild', {
    guild: named(keyOf('agra-guild', guild.key)),
    steps: listed(steps),
    order: listed((marked?.goods ?? []).map(good)),
    taken: guild.taken,
    limit: table.limit,
    owners: listed(filled),
  });
}

/** A favour action: what must be owned, what is spent, what it does. */
export function actionWords(table: Table, action: string): string {
  const [own = 0, spend = 0] = table.print.favour[action] ?? [];
  return t('agra-board-words-action', { own, spend, effect: t(keyOf('agra-effect', action)) });
}

// -- players

function linesOfPlayer(table: Table, player: Player): string[] {
  const goods = player.goods.flatMap((number, at) => (number > 0 ? [counted(good(at), number)] : []));
  const farm = table.print.corners.map((at) => counted(good(at), player.output[at] ?? 0));
  const actions = [...PRINTED_ACTIONS, ...player.tiles.map((tile) => `tile ${tile}`)];
  const used = [...player.used].map((what) => usedWords(table, what));
  return [
    player.rupees === null ? t('agra-board-words-hidden') : t('agra-board-words-rupees', { number: player.rupees }),
    t('agra-board-words-favour', { number: player.favour }),
    t('agra-board-words-workers', { supply: player.workers, standing: player.standing, lying: player.lying }),
    t('agra-board-words-markers', { number: player.markers }),
    t('agra-board-words-goods', { goods: listed(goods) }),
    t('agra-board-words-farm', { goods: listed(farm), covers: player.covers }),
    t('agra-board-words-tracker', { space: player.tracker, points: table.print.track[player.tracker - 1] ?? 0 }),
    t('agra-board-words-influence', {
      steps: listed(GUILDS.map((guild, at) => counted(t(keyOf('agra-guild', guild)), player.influence[at] ?? 0))),
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
  if ((NOTABLES as readonly string[]).includes(what)) return t(keyOf('agra-notable', what));
  return t(keyOf('agra-good', what));
}
