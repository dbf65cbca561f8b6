/** How Agra shows what happens: which piece goes where in which event. */

import type { EventInfo } from '../../api/schema';
import { FARM_SIDE, GUILD, type Guild } from '../../made/agra';
import type { Motions, Move } from '../board';
import { partsOf } from '../places';
import { isGood } from './names';
import PieceDrawn from './signs/Piece.svelte';
import { pieceAt, spotOf } from './spots';
import type { Owner } from './table';

export type Piece =
  | { readonly kind: 'worker'; readonly seat: number; readonly standing: boolean }
  | { readonly kind: 'good'; readonly good: string }
  | { readonly kind: 'marker'; readonly seat: Owner; readonly size: number }
  | { readonly kind: 'token'; readonly face: number }
  | { readonly kind: 'die'; readonly value: number }
  | { readonly kind: 'notable'; readonly notable: string }
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

/** What is told by one thing only. A piece that is a place itself goes from where it is drawn. */
const BY_THING: Readonly<Record<string, (event: EventInfo) => Move<Piece>>> = {
  worker: moveOfWorker,
  rupees: moveOfValue,
  favour: moveOfValue,
  'meditation points': moveOfValue,
  farmer: moveOfFarmer,
  cover: ({ seat, amount, from, to }) => ({ piece: sign('cover', 23), manner: 'fly', way: [from, to], seat, amount }),
  tracker: ({ seat, amount }) => {
    const way = [`pad ${amount - 1}`, `pad ${amount}`];
    return { piece: { kind: 'marker', seat, size: SMALL_MARKER }, manner: 'walk', way, seat };
  },
  boat: ({ what, to }) => ({ piece: sign('boat', 43), manner: 'fly', way: [what, to], seat: null, lifts: what }),
  building: (event) => ({ piece: sign('hammer', 26), manner: 'turn', way: [event.to], seat: sharedBy(event) }),
  marker: ({ seat, from, to }) => ({
    piece: { kind: 'marker', seat, size: MARKER },
    manner: 'fly',
    way: [from, to],
    seat,
  }),
  'neutral marker': ({ to }) => ({
    piece: { kind: 'marker', seat: 'neutral', size: MARKER },
    manner: 'turn',
    way: [to],
    seat: null,
  }),
  'order limit': ({ to }) => ({ piece: sign('flag', 24), manner: 'turn', way: [to], seat: null }),
  'order marker': ({ to }) => ({ piece: sign(guildOf(to), 24), manner: 'turn', way: [to], seat: null }),
  'meditation marker': ({ what, to }) => ({
    piece: sign('stopper', 30),
    manner: 'fly',
    way: [what, to],
    seat: null,
    lifts: what,
  }),
};

/** `passed`: the buildings by which the merchant has come. He goes there before the coins fall. */
function moveOf(event: EventInfo, passed: string[]): Moves {
  const { verb, what, seat, from, to } = event;
  if (verb === 'turn') return null;
  if (isGood(what)) return moveOfGood(event);
  if (what === 'rupees' && verb === 'place') {
    passed.push(to);
    return null;
  }
  if (what === 'merchant' || what === 'builder') return movesOfPawn(event, what, passed.splice(0));
  const byThing = BY_THING[what];
  if (byThing) return byThing(event);
  const [kind, name] = partsOf(what);
  if (kind === 'tile') return moveOfTile(event);
  if (kind === 'price') return moveOfToken(event);
  if (kind === 'notable') {
    return { piece: { kind: 'notable', notable: name }, manner: 'fly', way: [`card ${name}`, 'contracts'], seat };
  }
  return from === '' && isGuild(what) ? walkOfInfluence(event, what) : null;
}

const sharedBy = ({ seat }: EventInfo): number | null => (seat < 0 ? null : seat);
const isGuild = (word: string): word is Guild => (GUILD as readonly string[]).includes(word);
const guildOf = (place: string): string => partsOf(partsOf(place)[1])[0];

function walkOfInfluence({ seat, amount }: EventInfo, guild: Guild): Move<Piece> {
  const way = [`step ${guild} ${amount - 1}`, `step ${guild} ${amount}`];
  const piece: Piece = { kind: 'marker', seat, size: SMALL_MARKER };
  return { piece, manner: 'walk', way, seat, lifts: `influence ${guild}`, same: `${seat} ${guild}` };
}

function moveOfGood({ verb, what, amount, seat, from, to }: EventInfo): Move<Piece> {
  const piece: Piece = { kind: 'good', good: what };
  if (verb === 'place') return { piece, manner: 'fly', way: [from, to], seat };
  if (verb === 'move' || verb === 'gain') return { piece, manner: 'fly', way: [from, to], seat, amount };
  if (to.startsWith('scroll ')) return { piece, manner: 'fly', way: [from, to], seat };
  return { piece, manner: 'turn', way: [from], seat, amount: -amount };
}

/** A worker who lies down or stands up stays where he is. */
function moveOfWorker({ seat, amount, from, to }: EventInfo): Move<Piece> {
  const piece: Piece = { kind: 'worker', seat, standing: amount > 0 };
  if (from === to) return { piece, manner: 'turn', way: [from], seat, lifts: `worker ${from}` };
  return { piece, manner: 'fly', way: [from, to], seat, lifts: `worker ${from}` };
}

const VALUES: Readonly<Record<string, Piece>> = {
  favour: sign('favour', 34),
  rupees: sign('rupee', 20),
  'meditation points': sign('flame', 25),
};

function moveOfValue({ verb, what, amount, seat, from, to }: EventInfo): Move<Piece> {
  const piece = VALUES[what] as Piece;
  if (verb === 'pay') return { piece, manner: 'turn', way: [from], seat, amount: -amount };
  if (from === '') return { piece, manner: 'turn', way: [to], seat, amount };
  return { piece, manner: 'fly', way: [from, to], seat, amount };
}

/** The die is thrown, the pawn goes, and where the merchant has passed a coin falls. */
function movesOfPawn(
  { amount, from, to }: EventInfo,
  pawn: 'merchant' | 'builder',
  passed: readonly string[],
): Move<Piece>[] {
  const home = from || 'space architect';
  if (!to) return [{ piece: sign(pawn, PAWN), manner: 'fly', way: [home, 'display'], seat: null, lifts: pawn }];
  const die = (value: number): Piece => ({ kind: 'die', value });
  const faces = Array.from({ length: TUMBLES }, (_, at) => die(((amount + 2 * at) % FACES) + 1));
  const way = [home, ...passed, to];
  return [
    { piece: die(amount), manner: 'roll', way: [home], seat: null, faces },
    { piece: sign(pawn, PAWN), manner: way.length > 2 ? 'walk' : 'fly', way, seat: null, lifts: pawn },
    ...passed.map((place): Move<Piece> => ({ piece: sign('rupee', 17), manner: 'fall', way: [place], seat: null })),
  ];
}

function moveOfFarmer({ seat, from, to }: EventInfo): Move<Piece> {
  const side = FARM_SIDE.find((one) => to.startsWith(`square ${one} `));
  const piece = sign('farmer', 29, `var(--seat-${seat})`);
  return { piece, manner: 'fly', way: [from, to], seat, lifts: `farmer ${side}` };
}

function moveOfTile({ verb, what, seat, to }: EventInfo): Move<Piece> {
  const piece = sign('favour', 38);
  if (verb === 'reveal') return { piece, manner: 'turn', way: [to], seat: null };
  return { piece, manner: 'fly', way: [what, to], seat };
}

function moveOfToken(event: EventInfo): Move<Piece> {
  const { what, amount, to } = event;
  return {
    piece: { kind: 'token', face: amount },
    manner: 'fly',
    way: [what, to],
    seat: sharedBy(event),
    lifts: what,
  };
}

export function movesOf(events: readonly EventInfo[]): Move<Piece>[] {
  const passed: string[] = [];
  return events.flatMap((event) => moveOf(event, passed) ?? []);
}

export const motions: Motions<Piece> = { skin: 'agra', Piece: PieceDrawn, movesOf, spotOf, pieceAt };

/** Events that show nothing: they tell of time, not of pieces. */
export const UNSEEN: readonly string[] = ['turn'];
