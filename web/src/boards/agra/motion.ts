/** How Agra shows what happens: which piece goes where in which event. */

import type { EventInfo, Position } from '../../api/schema';
import type { Motions, Move } from '../board';
import { BUILDINGS, GUILDS, NEUTRAL, NOTABLES, numberOfGood, ORDER_ROWS, SIDES, type Guild } from './names';
import PieceDrawn from './Piece.svelte';
import { placeOfWord } from './places';
import { USUAL, type Print } from './printed';
import { pieceAt, spotOf } from './spots';
import { readTable, type Table } from './table';

export type Piece =
  | { readonly kind: 'worker'; readonly seat: number; readonly standing: boolean }
  | { readonly kind: 'good'; readonly good: number }
  | { readonly kind: 'marker'; readonly seat: number; readonly size: number }
  | { readonly kind: 'token'; readonly face: number }
  | { readonly kind: 'die'; readonly value: number }
  | { readonly kind: 'notable'; readonly notable: number }
  | { readonly kind: 'sign'; readonly name: string; readonly size: number; readonly colour?: string };

type Moves = Move<Piece> | readonly Move<Piece>[] | null;

const FACES = 6;
const TUMBLES = 4;
const PAWN = 31;
const MARKER = 16;
/** On the stairs of influence and the track of meditation markers are small. */
const SMALL_MARKER = 10.5;

const sign = (name: string, size: number, colour?: string): Piece =>
  colour === undefined ? { kind: 'sign', name, size } : { kind: 'sign', name, size, colour };

/** Two positions and what the pawns did between them. */
interface Between {
  readonly before: Table;
  readonly after: Table;
  readonly print: Print;
  /** The buildings that the merchant has passed: he goes there before the coins fall. */
  readonly passed: string[];
}

function moveOf(event: EventInfo, between: Between): Moves {
  const { verb, what, amount, seat, target } = event;
  const shared = seat < 0 ? null : seat;
  if (verb === 'turn') return null;
  if (numberOfGood(what) >= 0) return moveOfGood(event, between.print);
  if (what === 'worker') return moveOfWorker(event);
  if (what === 'rupees' && verb === 'place') {
    between.passed.push(`space ${target}`);
    return null;
  }
  if (what === 'favour' || what === 'rupees' || what === 'meditation points') return moveOfValue(event);
  if (what === 'merchant' || what === 'builder') return movesOfPawn(event, what, between);
  if (what === 'farmer') return moveOfFarmer(event, between);
  if (what === 'cover') return moveOfCover(event, between);
  if (what === 'tracker') {
    const at = between.before.players[seat]?.tracker ?? 1;
    const way = [`pad ${at}`, `pad ${at + amount}`];
    return { piece: { kind: 'marker', seat, size: SMALL_MARKER }, manner: 'walk', way, seat };
  }
  if (what === 'boat')
    return { piece: sign('boat', 43), manner: 'fly', way: ['boat', `pier ${amount}`], seat: shared, lifts: 'boat' };
  if (what === 'building') return { piece: sign('hammer', 26), manner: 'turn', way: [`house ${target}`], seat: shared };
  if (what === 'marker')
    return { piece: { kind: 'marker', seat, size: MARKER }, manner: 'fly', way: ['markers', target], seat };
  if (what === 'neutral marker')
    return { piece: { kind: 'marker', seat: NEUTRAL, size: MARKER }, manner: 'turn', way: [target], seat: shared };
  if (what === 'order limit') return { piece: sign('flag', 24), manner: 'turn', way: ['order limit'], seat: shared };
  if (what === 'meditation marker') {
    const way = ['meditation marker', `circle ${target}`];
    return { piece: sign('stopper', 30), manner: 'fly', way, seat: shared, lifts: 'meditation marker' };
  }
  if (what.startsWith('tile ')) return moveOfTile(event);
  if (what.startsWith('price token ')) return moveOfToken(event);
  if (what.endsWith(' order marker')) return moveOfOrderMarker(event);
  if (event.source === 'contract') {
    const notable = (NOTABLES as readonly string[]).indexOf(what);
    return { piece: { kind: 'notable', notable }, manner: 'fly', way: [`card ${what}`, 'contracts'], seat };
  }
  return isGuild(what) ? walkOfInfluence(event, what) : null;
}

const isGuild = (word: string): word is Guild => (GUILDS as readonly string[]).includes(word);

function walkOfInfluence({ seat, amount, target }: EventInfo, guild: Guild): Move<Piece> {
  const to = Number(target);
  const way = Array.from({ length: amount + 1 }, (_, step) => `step ${guild} ${to - amount + step}`);
  const piece: Piece = { kind: 'marker', seat, size: SMALL_MARKER };
  return { piece, manner: 'walk', way, seat, lifts: `influence ${guild}`, same: `${seat} ${guild}` };
}

function moveOfGood({ verb, what, amount, seat, source, target }: EventInfo, print: Print): Move<Piece> {
  const store = `good ${what}`;
  const piece: Piece = { kind: 'good', good: numberOfGood(what) };
  if (verb === 'move') return { piece, manner: 'fly', way: [store, `good ${target}`], seat, amount };
  if (verb === 'place') return { piece, manner: 'fly', way: [store, placeOfDelivery(what, target, print)], seat };
  const from = placeOfWord(source);
  if (verb === 'gain' && from) return { piece, manner: 'fly', way: [from, store], seat, amount };
  if (verb === 'gain') return { piece, manner: 'turn', way: [store], seat, amount };
  if (source === 'luxury good') return { piece, manner: 'fly', way: [store, `scroll ${what}`], seat };
  return { piece, manner: 'turn', way: [store], seat, amount: -amount };
}

/** Where a delivered good lies: a bowl, the French Trader, or the slot of a notable (`cook oil`). */
function placeOfDelivery(good: string, target: string, print: Print): string {
  const plain = placeOfWord(target);
  if (plain) return plain;
  const notable = target.split(' ')[0] ?? '';
  const card = print.notables[(NOTABLES as readonly string[]).indexOf(notable)];
  const slot = card?.wants.indexOf(numberOfGood(good)) ?? -1;
  return slot < 0 ? `notable ${notable}` : `slot ${notable} ${slot + 1}`;
}

/** A worker who lies down or stands up stays where he is. */
function moveOfWorker({ verb, seat, source, target }: EventInfo): Move<Piece> {
  const piece: Piece = { kind: 'worker', seat, standing: target !== 'lying' };
  const here = `worker ${source}`;
  if (verb === 'place') return { piece, manner: 'fly', way: ['workers', `worker ${target}`], seat };
  if (target === 'lying' || target === 'standing') return { piece, manner: 'turn', way: [here], seat, lifts: here };
  const from = source === 'cook' ? 'notable cook' : here;
  const to = target === 'cook' ? 'notable cook' : 'workers';
  return { piece, manner: 'fly', way: [from, to], seat, lifts: from };
}

const VALUES: Readonly<Record<string, Piece>> = {
  favour: sign('favour', 34),
  rupees: sign('rupee', 20),
  'meditation points': sign('flame', 25),
};

function moveOfValue({ verb, what, amount, seat, source }: EventInfo): Move<Piece> {
  const piece = VALUES[what] as Piece;
  const home = what === 'meditation points' ? 'meditation' : what;
  const from = verb === 'gain' ? placeOfWord(source) : null;
  if (from) return { piece, manner: 'fly', way: [from, home], seat, amount };
  return { piece, manner: 'turn', way: [home], seat, amount: verb === 'pay' ? -amount : amount };
}

/** The die is thrown, the pawn goes, and where the merchant has passed a coin falls. */
function movesOfPawn({ amount, target }: EventInfo, pawn: 'merchant' | 'builder', between: Between): Move<Piece>[] {
  const stood = between.before.buildings.find((building) => building[pawn]);
  const home = stood ? `${pawn} ${stood.name}` : 'space architect';
  if (target === 'box')
    return [{ piece: sign(pawn, PAWN), manner: 'fly', way: [home, 'display'], seat: null, lifts: pawn }];
  const die = (value: number): Piece => ({ kind: 'die', value });
  const faces = Array.from({ length: TUMBLES }, (_, at) => die(((amount + 2 * at) % FACES) + 1));
  const passed = between.passed.splice(0);
  const stops = passed.map((place) => place.replace('space', pawn));
  const way = [home, ...stops, `${pawn} ${target}`];
  return [
    { piece: die(amount), manner: 'roll', way: [home], seat: null, faces },
    { piece: sign(pawn, PAWN), manner: way.length > 2 ? 'walk' : 'fly', way, seat: null, lifts: pawn },
    ...passed.map((place): Move<Piece> => {
      const coins = place.replace('space', 'coins');
      return { piece: sign('rupee', 17), manner: 'fall', way: [coins], seat: null };
    }),
  ];
}

function moveOfFarmer({ seat, amount }: EventInfo, { before, after }: Between): Move<Piece> {
  const stands = (table: Table, side: number): number =>
    table.players[seat]?.squares[side]?.find((square) => square.farmer)?.number ?? 0;
  const side = SIDES.findIndex((_, at) => stands(before, at) !== stands(after, at) && stands(after, at) === amount);
  const piece = sign('farmer', 29, `var(--seat-${seat})`);
  const home = `farmer ${SIDES[side]}`;
  if (side < 0) return { piece, manner: 'turn', way: ['farm'], seat };
  return { piece, manner: 'fly', way: [home, `square ${SIDES[side]} ${amount}`], seat, lifts: home };
}

function moveOfCover({ seat, amount }: EventInfo, { before, after }: Between): Move<Piece> {
  const still = new Set(covered(after, seat));
  const lifted = covered(before, seat).find((square) => !still.has(square));
  return { piece: sign('cover', 23), manner: 'fly', way: [lifted ?? 'farm', 'cover'], seat, amount };
}

const covered = (table: Table, seat: number): string[] =>
  (table.players[seat]?.squares.flat() ?? [])
    .filter((square) => square.covered)
    .map((square) => `square ${SIDES[square.side]} ${square.number}`);

function moveOfTile({ verb, what, seat }: EventInfo): Move<Piece> {
  const piece = sign('favour', 38);
  if (verb === 'reveal') return { piece, manner: 'turn', way: ['display'], seat: null };
  return { piece, manner: 'fly', way: verb === 'pay' ? [what, 'display'] : [what, 'tiles'], seat };
}

function moveOfToken({ what, amount, seat, target }: EventInfo): Move<Piece> {
  const [piece, home] = [{ kind: 'token', face: amount } as const, 'space trader'];
  const good = numberOfGood(target);
  if (amount === 0) return { piece, manner: 'fly', way: [what, home], seat, lifts: what };
  return { piece, manner: 'fly', way: [what, `price ${BUILDINGS[good] ?? target}`], seat, lifts: what };
}

function moveOfOrderMarker({ what, amount, seat }: EventInfo): Move<Piece> {
  const guild = what.split(' ')[0] ?? '';
  const place = amount > ORDER_ROWS ? `orders ${guild}` : `order ${guild} ${amount}`;
  return { piece: sign(guild, 24), manner: 'turn', way: [place], seat: seat < 0 ? null : seat };
}

export function movesOf(
  events: readonly EventInfo[],
  before: Position,
  after: Position,
  printed: unknown = USUAL,
): Move<Piece>[] {
  const print = printed as Print;
  const between: Between = { before: readTable(before, print), after: readTable(after, print), print, passed: [] };
  return events.flatMap((event) => moveOf(event, between) ?? []);
}

export const motions: Motions<Piece> = { skin: 'agra', Piece: PieceDrawn, movesOf, spotOf, pieceAt };

/** Events that show nothing: they tell of time, not of pieces. */
export const UNSEEN: readonly string[] = ['turn'];
