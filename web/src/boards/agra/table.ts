/** A view of the game, read: what lies where, by the names of the things. It knows the print, not the rules. */

import type { Position } from '../../api/schema';
import {
  BONUS_TILES,
  BUILDINGS,
  CHARACTERS,
  GOODS,
  GUILDS,
  MOST_SLOTS,
  MOST_SQUARES,
  N_TILES,
  NOTABLES,
  ORDER_ROWS,
  OUTER_ACTIONS,
  SIDES,
  SPACES,
  USED,
} from './names';
import type { Print } from './printed';

/** `table` of a view, as src/doab/agra/text/codec.py writes it. */
interface Written {
  readonly built: number;
  readonly river: number;
  readonly won: number;
  readonly display: number;
  readonly pile: number;
  readonly bonus_tiles: number;
  readonly merchant: number;
  readonly builder: number;
  readonly blocked: number;
  readonly boat: number;
  readonly limit: number;
  readonly round: number;
  readonly start: number;
  readonly end_round: number;
  readonly points: number;
  readonly sailing: number;
  readonly free_left: number;
  readonly paid_left: number;
  readonly players: readonly WrittenPlayer[];
  readonly goods: readonly number[];
  readonly influence: readonly number[];
  readonly farmers: readonly number[];
  readonly workers: readonly number[];
  readonly coins: readonly number[];
  readonly prices: readonly number[];
  readonly slots: readonly number[];
  readonly bowls: readonly number[];
  readonly orders: readonly number[];
  readonly marked: readonly number[];
}

interface WrittenPlayer {
  readonly rupees: number | null;
  readonly workers: number;
  readonly cook: number;
  readonly markers: number;
  readonly favour: number;
  readonly locked: number;
  readonly french: number;
  readonly tracker: number;
  readonly tiles: number;
  readonly contracts: number;
  readonly covers: number;
  readonly used: number;
}

export interface Worker {
  readonly seat: number;
  readonly standing: boolean;
}

export interface Token {
  readonly number: number;
  readonly face: number;
}

export interface Building {
  readonly good: number;
  readonly name: string;
  readonly built: boolean;
  readonly cost: number;
  readonly value: number;
  readonly token: Token | null;
  readonly coins: number;
  readonly worker: Worker | null;
  readonly merchant: boolean;
  readonly builder: boolean;
  /** Markers in the store, by seat. */
  readonly store: readonly number[];
}

export interface Slot {
  readonly good: number;
  readonly seat: number | null;
  readonly markers: number;
}

export interface NotableOnRiver {
  readonly at: number;
  readonly key: string;
  readonly level: number;
  readonly guild: number;
  readonly open: boolean;
  readonly slots: readonly Slot[];
  /** Who has won the card; null: it waits on the river. */
  readonly winner: number | null;
}

export interface Order {
  readonly goods: readonly number[];
  /** A seat, NEUTRAL, or null. */
  readonly owner: number | null;
  readonly marked: boolean;
}

export interface GuildColumn {
  readonly at: number;
  readonly key: string;
  /** Influence, by seat. */
  readonly steps: readonly number[];
  readonly orders: readonly Order[];
  readonly taken: number;
}

export interface Bowl {
  readonly good: number;
  readonly owner: number | null;
}

export interface Square {
  readonly side: number;
  readonly number: number;
  readonly covered: boolean;
  readonly farmer: boolean;
  /** The basic good that this square brings; null: none. */
  readonly yields: number | null;
}

export interface Player {
  readonly seat: number;
  readonly name: string;
  readonly rupees: number | null;
  readonly workers: number;
  readonly standing: number;
  readonly lying: number;
  readonly cook: number;
  readonly markers: number;
  readonly favour: number;
  readonly locked: number;
  readonly french: number;
  readonly tracker: number;
  /** Numbers of favour tiles. */
  readonly tiles: readonly number[];
  readonly contracts: readonly number[];
  readonly used: ReadonlySet<string>;
  readonly goods: readonly number[];
  readonly influence: readonly number[];
  readonly squares: readonly (readonly Square[])[];
  /** By basic good. */
  readonly output: readonly number[];
  readonly covers: number;
  readonly orders: number;
  readonly bowls: number;
}

export interface Table {
  readonly print: Print;
  /** Whose board is shown large. */
  readonly me: number;
  readonly seats: number;
  readonly turn: number | null;
  readonly asked: number | null;
  readonly over: boolean;
  readonly round: number;
  readonly lastRound: number;
  readonly start: number;
  readonly characters: readonly { readonly name: string; readonly worker: Worker | null }[];
  readonly buildings: readonly Building[];
  /** By price token: the good it lies on, null at the Trader; and the value it shows. */
  readonly tokens: readonly { readonly number: number; readonly good: number | null; readonly face: number }[];
  readonly bonusTiles: ReadonlySet<string>;
  readonly blocked: string;
  readonly points: number;
  readonly deliveries: number | null;
  readonly boat: number;
  readonly openLevel: number;
  readonly wonOfLevel: readonly number[];
  readonly notables: readonly NotableOnRiver[];
  readonly limit: number;
  readonly guilds: readonly GuildColumn[];
  readonly bowls: readonly Bowl[];
  readonly display: readonly number[];
  readonly pile: readonly number[];
  readonly players: readonly Player[];
}

const bit = (bits: number, at: number): boolean => ((bits >> at) & 1) === 1;
const at = (list: readonly number[], index: number): number => list[index] ?? 0;
const ownerOf = (held: number): number | null => (held < 0 ? null : held);
const bitsOf = (bits: number, length: number): number[] =>
  Array.from({ length }, (_, index) => index).filter((index) => bit(bits, index));

/** By the pier at which the boat lies (7.0). */
const OPEN_LEVEL = [0, 1, 2, 2, 3, 4, 4];

export function readTable(view: Position, print: Print): Table {
  const written = view.table as unknown as Written;
  const seats = written.players.length;
  const players = view.names.map((name, seat) => readPlayer(written, print, seat, name));
  const asked = view.question === null || view.question.seat < 0 ? null : view.question.seat;
  return {
    print,
    me: view.seat >= 0 && view.seat < seats ? view.seat : (asked ?? written.start),
    seats,
    turn: turnOf(view.table),
    asked,
    over: view.ranking !== null,
    round: written.round,
    lastRound: written.end_round,
    start: written.start,
    characters: CHARACTERS.map((name, space) => ({ name, worker: workerOn(written, space) })),
    buildings: GOODS.map((_, good) => readBuilding(written, print, good, seats)),
    tokens: [0, 1, 2].map((number) => readToken(written, print, number)),
    bonusTiles: new Set(BONUS_TILES.filter((_, tile) => bit(written.bonus_tiles, tile))),
    blocked: OUTER_ACTIONS[written.blocked] ?? '',
    points: written.points,
    deliveries: written.sailing ? written.free_left + written.paid_left : null,
    boat: written.boat,
    openLevel: OPEN_LEVEL[written.boat] ?? 0,
    wonOfLevel: [0, 1, 2, 3, 4].map(
      (level) => print.notables.filter((card, number) => card.level === level && bit(written.won, number)).length,
    ),
    notables: readRiver(written, print, players),
    limit: written.limit,
    guilds: GUILDS.map((key, guild) => readGuild(written, print, guild, key, seats)),
    bowls: print.bowls.map((good, bowl) => ({ good, owner: ownerOf(written.bowls[bowl] ?? -1) })),
    display: bitsOf(written.display, N_TILES).map((tile) => tile + 1),
    pile: bitsOf(written.pile, N_TILES).map((tile) => tile + 1),
    players,
  };
}

/** The turn owner: the seat of the lowest frame of the stack that belongs to a seat. */
function turnOf(table: Position['table']): number | null {
  const open = ((table as Record<string, unknown>)['open'] ?? []) as readonly (readonly [string, number])[];
  return (
    open
      .map((frame) => frame[1])
      .filter((seat) => seat >= 0)
      .at(-1) ?? null
  );
}

function workerOn(written: Written, space: number): Worker | null {
  const held = written.workers[space] ?? -1;
  return held < 0 ? null : { seat: held >> 1, standing: (held & 1) === 1 };
}

function readToken(written: Written, print: Print, number: number) {
  const good = ownerOf(written.prices[number * 2] ?? -1);
  return { number: number + 1, good, face: at(print.faces, number * 2 + at(written.prices, number * 2 + 1)) };
}

function readBuilding(written: Written, print: Print, good: number, seats: number): Building {
  const lying = [0, 1, 2].map((number) => readToken(written, print, number)).find((token) => token.good === good);
  return {
    good,
    name: BUILDINGS[good] ?? '',
    built: bit(written.built, good),
    cost: at(print.cost, good),
    value: lying?.face ?? at(print.value, good),
    token: lying ? { number: lying.number, face: lying.face } : null,
    coins: at(written.coins, good),
    worker: workerOn(written, CHARACTERS.length + good),
    merchant: written.merchant === good,
    builder: written.builder === good,
    store: Array.from({ length: seats }, (_, seat) => at(written.goods, seat * GOODS.length + good)),
  };
}

/** All notables of this game, those that were won too, so that each keeps its place at the river. */
function readRiver(written: Written, print: Print, players: readonly Player[]): NotableOnRiver[] {
  return bitsOf(written.river | written.won, NOTABLES.length).map((number) => {
    const card = print.notables[number];
    const winner = players.find((player) => player.contracts.includes(number));
    return {
      at: number,
      key: NOTABLES[number] ?? '',
      level: card?.level ?? 0,
      guild: card?.guild ?? 0,
      open: (card?.level ?? 0) <= (OPEN_LEVEL[written.boat] ?? 0),
      slots: (card?.wants ?? []).map((good, slot) => readSlot(good, at(written.slots, number * MOST_SLOTS + slot))),
      winner: bit(written.river, number) ? null : (winner?.seat ?? null),
    };
  });
}

function readSlot(good: number, held: number): Slot {
  return { good, seat: held === 0 ? null : held >> 2, markers: held & 3 };
}

function readGuild(written: Written, print: Print, guild: number, key: string, seats: number): GuildColumn {
  const orders = (print.orders[guild] ?? []).map((goods, row) => ({
    goods,
    owner: ownerOf(written.orders[guild * ORDER_ROWS + row] ?? -1),
    marked: written.marked[guild] === row,
  }));
  return {
    at: guild,
    key,
    steps: Array.from({ length: seats }, (_, seat) => at(written.influence, seat * GUILDS.length + guild)),
    orders,
    taken: orders.filter((order) => order.owner !== null).length,
  };
}

function readPlayer(written: Written, print: Print, seat: number, name: string): Player {
  const player = written.players[seat] as WrittenPlayer;
  const squares = SIDES.map((_, side) => readSide(written, print, seat, side, player.covers));
  const workers = SPACES.map((_, space) => workerOn(written, space)).filter((worker) => worker?.seat === seat);
  const counted = (owners: readonly number[]): number => owners.filter((owner) => owner === seat).length;
  return {
    seat,
    name,
    rupees: player.rupees,
    workers: player.workers,
    standing: workers.filter((worker) => worker?.standing).length,
    lying: workers.filter((worker) => !worker?.standing).length,
    cook: player.cook,
    markers: player.markers,
    favour: player.favour,
    locked: player.locked,
    french: player.french,
    tracker: player.tracker,
    tiles: bitsOf(player.tiles, N_TILES).map((tile) => tile + 1),
    contracts: bitsOf(player.contracts, NOTABLES.length),
    used: new Set(USED.filter((_, number) => bit(player.used, number))),
    goods: written.goods.slice(seat * GOODS.length, (seat + 1) * GOODS.length),
    influence: written.influence.slice(seat * GUILDS.length, (seat + 1) * GUILDS.length),
    squares,
    output: [0, 1, 2, 3].map((good) => squares.flat().filter((square) => square.yields === good).length),
    covers: squares.flat().filter((square) => square.covered).length,
    orders: counted(written.orders),
    bowls: counted(written.bowls),
  };
}

/** A side runs clockwise from its corner to the next one; the farmer divides what it yields between the two. */
function readSide(written: Written, print: Print, seat: number, side: number, covers: number): Square[] {
  const farmer = at(written.farmers, seat * SIDES.length + side);
  return Array.from({ length: print.squares }, (_, index) => {
    const number = index + 1;
    const covered = bit(covers, side * MOST_SQUARES + index);
    const corner = number < farmer ? side : (side + 1) % SIDES.length;
    const yields = covered || number === farmer ? null : at(print.corners, corner);
    return { side, number, covered, farmer: number === farmer, yields };
  });
}
