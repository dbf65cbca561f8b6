/** How Rajas of the Ganges shows what happens: which piece goes where in which event. */

import type { EventInfo, Position, RajasDie, RajasIncome, RajasTile } from '../../api/schema';
import type { TokenColour } from '../../made/rajas';
import type { Motions, Move, Spot } from '../board';
import { cardOf, elementOf, nameAs, partsOf, pointIn, spotIn } from '../places';
import PieceDrawn from './signs/Piece.svelte';
import { USUAL, type Printed } from './printed';
import { riverSpot } from './river/geometry';
import { diceOf, tableOf } from './table';
import { fameSpot, moneySpot } from './tracks/geometry';

export type Piece =
  | { readonly kind: 'worker' | 'boat' | 'fame' | 'money'; readonly seat: number }
  | ({ readonly kind: 'die' } & RajasDie)
  | { readonly kind: 'tile'; readonly tile: RajasTile; readonly turn: number }
  | { readonly kind: 'token'; readonly colour: TokenColour; readonly income: RajasIncome | undefined }
  | { readonly kind: 'river'; readonly income: RajasIncome | undefined }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'elephant' | 'karma' };

/** Where each boat stands above its space. */
const AFLOAT = 8;
/** Where the hidden pile of white tiles lies within the display. */
const PILE = [0.12, 0.6] as const;
/** Other faces that a die shows before it comes to rest. */
const TUMBLES = 4;
const FACES = 6;

/** What has moved so far between two positions, where later events go on from. */
class Course {
  private readonly money: number[];
  private readonly fame: number[];
  /** Dice as they are drawn before and after, of which each is used once. */
  private readonly left: (RajasDie | null)[][];
  private readonly come: (RajasDie | null)[][];

  constructor(
    before: Position,
    after: Position,
    readonly printed: Printed,
  ) {
    const [table, next] = [tableOf(before), tableOf(after)];
    this.money = table.players.map(({ money }) => money);
    this.fame = table.players.map(({ fame }) => fame);
    this.left = table.players.map((_, seat) => diceOf(table, printed, seat));
    this.come = next.players.map((_, seat) => diceOf(next, printed, seat));
  }

  /** The numbers of the track that a marker comes by, from where it stands. */
  walk(track: 'money' | 'fame', seat: number, by: number): string[] {
    const from = this[track][seat] ?? 0;
    const to = Math.max(0, from + by);
    this[track][seat] = to;
    const way = to < from ? -1 : 1;
    return Array.from({ length: Math.abs(to - from) + 1 }, (_, step) => `${track} ${from + step * way}`);
  }

  /** The hand in which such a die lies before, or will lie. */
  hand(when: 'left' | 'come', seat: number, { colour, value }: RajasDie): string {
    const dice = this[when][seat] ?? [];
    const found = dice.findIndex((die) => die?.colour === colour && die.value === value);
    if (found < 0) return 'kali';
    dice[found] = null;
    return `hand ${found}`;
  }
}

function moveOf(event: EventInfo, course: Course): Move<Piece> | null {
  const { verb, what, amount, from, to } = event;
  const seat = Math.max(0, event.seat);
  if (what === 'money' || what === 'fame') return walkOfMarker(event, what, course);
  if (what === 'worker') return moveOfWorker(event);
  if (what === 'boat') {
    const [left, come] = [numberIn(from), numberIn(to)];
    const on = Math.sign(come - left);
    const way = Array.from({ length: Math.abs(come - left) + 1 }, (_, step) => `river ${left + on * step}`);
    return { piece: { kind: 'boat', seat }, manner: 'walk', way, seat, lifts: 'boat', same: `${seat} boat` };
  }
  if (what === 'karma') {
    const by = verb === 'pay' ? -amount : amount;
    return { piece: { kind: 'karma' }, manner: 'turn', way: ['karma'], seat, amount: by };
  }
  if (what === 'elephant')
    return { piece: { kind: 'elephant' }, manner: 'fly', way: [to, 'head'], seat, lifts: 'elephant' };
  const { printed } = course;
  const [kind, name] = partsOf(what);
  const die = kind === 'die' ? printed.dice[name] : undefined;
  if (die) return moveOfDie(event, die, course);
  if (kind === 'building') return { piece: { kind: 'level', level: amount }, manner: 'turn', way: [to], seat };
  const income = nameAs('river tile', what);
  if (income !== null)
    return { piece: { kind: 'river', income: printed.incomes[income] }, manner: 'turn', way: [to], seat: null };
  return kind === 'tile' ? moveOfTile(event, printed.tiles[name]) : moveOfToken(event, name, printed);
}

function walkOfMarker({ verb, amount, seat }: EventInfo, track: 'money' | 'fame', course: Course): Move<Piece> {
  const by = verb === 'pay' ? -amount : amount;
  const way = course.walk(track, seat, by);
  const piece = { kind: track, seat } as const;
  return { piece, manner: 'walk', way, seat, amount: by, lifts: track, same: `${seat} ${track}` };
}

/** A die that is rolled comes from the supply, also one that was lifted to be rolled again. */
function moveOfDie({ verb, seat }: EventInfo, die: RajasDie, course: Course): Move<Piece> {
  const { value } = die;
  const supply = `supply ${die.colour}`;
  const piece = { kind: 'die', ...die } as const;
  if (verb === 'gain') {
    const faces = Array.from({ length: TUMBLES }, (_, at) => ({ ...piece, value: ((value + 2 * at) % FACES) + 1 }));
    return { piece, manner: 'roll', way: [supply, course.hand('come', seat, die)], seat, faces };
  }
  const hand = course.hand('left', seat, die);
  return { piece, manner: 'fly', way: [hand, supply], seat, lifts: hand };
}

const moveOfWorker = ({ from, to, seat }: EventInfo): Move<Piece> => ({
  piece: { kind: 'worker', seat },
  manner: 'fly',
  way: [from, to],
  seat,
});

function moveOfTile({ verb, amount, from, to, seat }: EventInfo, tile: RajasTile | undefined): Move<Piece> | null {
  if (!tile) return null;
  const piece = { kind: 'tile', tile, turn: verb === 'place' ? amount : 0 } as const;
  if (verb === 'reveal') return { piece, manner: 'turn', way: [to], seat: null };
  return { piece, manner: 'fly', way: [from, to], seat };
}

/** A yield tile. White ones are turned up from their pile, others where they lie. */
function moveOfToken(event: EventInfo, name: string, { tokens, incomes }: Printed): Move<Piece> | null {
  const { verb, what, from, to, seat } = event;
  const token = tokens.find((one) => one.name === name);
  if (!token) return null;
  const { colour } = token;
  const piece = { kind: 'token', colour, income: incomes[token.income] } as const;
  if (verb === 'reveal') return { piece, manner: 'turn', way: [colour === 'white' ? 'pile' : what], seat };
  return { piece, manner: 'fly', way: [from, to], seat };
}

const numberIn = (place: string): number => Number(partsOf(place)[1]);

export function movesOf(
  events: readonly EventInfo[],
  before: Position,
  after: Position,
  printed: unknown = USUAL,
): Move<Piece>[] {
  const course = new Course(before, after, printed as Printed);
  return events.flatMap((event) => (event.verb === 'turn' ? [] : (moveOf(event, course) ?? [])));
}

// -- where it is seen

function handOf(at: number, seat: number, board: ParentNode): Element | null {
  const small = board.querySelector(`[data-place="kali"][data-seat="${seat}"]`);
  if (small) return small.children[at] ?? small;
  const front = board.querySelector(`[data-front="${seat}"]`);
  return front?.querySelectorAll('[data-place="kali"] .hand')[at] ?? null;
}

/** The marker of a track is what the seat has of it. */
const TRACKS: Readonly<Record<string, string>> = { fame: 'fame track', money: 'money track' };

function pieceAt(place: string, seat: number | null, board: ParentNode): Element | null {
  if (seat === null) return null;
  if (place === 'elephant') return elementOf(place, null, board);
  if (!place.startsWith('hand ')) return elementOf(TRACKS[place] ?? place, seat, board);
  const front = board.querySelector(`[data-front="${seat}"]`);
  const at = numberIn(place);
  return front
    ? (front.querySelectorAll('g[data-place^="die "]')[at] ?? null)
    : (board.querySelector(`[data-place="kali"][data-seat="${seat}"]`)?.children[at] ?? null);
}

function elementAt(place: string, seat: number | null, board: ParentNode): Element | null {
  if (place === 'head') return board.querySelector(`[data-front="${seat}"] .head`) ?? cardOf(seat ?? 0, board);
  if (place === 'elephant' || place === 'display') return elementOf(place, null, board);
  if (place.startsWith('hand ') && seat !== null) return handOf(numberIn(place), seat, board);
  if (place.startsWith('space ')) {
    const space = elementOf(place, null, board);
    return space?.querySelector('.first-free') ?? space;
  }
  if (place.startsWith('token ')) return elementOf(place, null, board) ?? elementOf('display', null, board);
  return elementOf(place, seat, board);
}

export function spotOf(place: string, { seat }: Move<Piece>, board: ParentNode, printed: unknown = USUAL): Spot | null {
  const track = board.querySelector<SVGElement>('[data-place="fame track"]')?.ownerSVGElement;
  const [word, number] = partsOf(place);
  if (track && /^\d+$/.test(number) && ['fame', 'money', 'river'].includes(word)) {
    const at = Number(number);
    const { river, bridge_after: bridge, tracks } = printed as Printed;
    const point =
      word === 'fame'
        ? fameSpot(at)
        : word === 'money'
          ? moneySpot(at, tracks)
          : riverSpot(at, river.length - 1, bridge);
    return pointIn(track, point.x, point.y - (word === 'river' ? AFLOAT : 0));
  }
  if (place === 'pile') {
    const display = elementAt('display', null, board);
    return display && spotIn(display, PILE);
  }
  const element = elementAt(place, seat, board);
  return element && spotIn(element);
}

export const motions: Motions<Piece> = { skin: 'rajas', Piece: PieceDrawn, movesOf, spotOf, pieceAt };

/** Events that show nothing: they tell of time, not of pieces. */
export const UNSEEN: readonly string[] = ['turn'];
