/** Where the pieces of Agra are seen, within the places that are named by events. */

import type { Move, Spot } from '../board';
import { cardOf, elementOf, partsOf, spotIn } from '../places';
import type { Piece } from './motion';
import { isBuilding } from './names';
import { USUAL, type Print } from './printed';

type Part = readonly [number, number];

const PAWN: Part = [0.64, 0.73];
/** Where in a building a piece is, as parts of its width and height. */
const IN_BUILDING: Readonly<Record<string, Part>> = {
  worker: [0.855, 0.62],
  token: [0.9, 0.18],
  die: PAWN,
  merchant: PAWN,
  builder: PAWN,
  rupee: [0.19, 0.83],
  hammer: [0.4, 0.5],
};
const BESIDE_CHARACTER: Part = [0.83, 0.56];
const ON_PIER: Part = [0.5, 0.35];
/** Where the first market of a store lies in its row, and how far the next ones. */
const STORE = { first: 0.317, step: 0.203 };
/** The lanes of the seats on a stair. */
const LANE = { middle: 0.5, step: 0.236 };
/** Pads of the track of meditation. */
const PADS = { first: 0.078, width: 0.84, down: 0.63 };
/** What is drawn of another player is smaller than one's own. */
const RIVAL = 0.62;
const CONTRACTS: Part = [0.3, 0.65];

/** The place in which a spot lies, and where in it. */
function partOf(place: string, { piece, seat }: Move<Piece>, seats: number, print: Print): readonly [string, Part?] {
  const [word, name] = partsOf(place);
  if (word === 'space') {
    const inBuilding = IN_BUILDING[piece.kind === 'sign' ? piece.name : piece.kind];
    if (inBuilding && isBuilding(name)) return [place, inBuilding];
    if (piece.kind === 'worker' && print.characters.includes(name)) return [place, BESIDE_CHARACTER];
    return [place];
  }
  if (word === 'pier') return [place, ON_PIER];
  if (word === 'good' && seat !== null) return [place, [STORE.first + seat * STORE.step, 0.5]];
  if (word === 'step' && seat !== null) return [place, [LANE.middle + (seat - (seats - 1) / 2) * LANE.step, 0.5]];
  const along = (Number(name) - 1) / (print.track.length - 1);
  if (word === 'pad') return ['tracker', [PADS.first + along * PADS.width, PADS.down]];
  return [place];
}

/** What is shared is looked for as such: a card at the river is not the one that somebody has won. */
function elementAt(place: string, seat: number | null, board: ParentNode): Element | null {
  const [word, name] = partsOf(place);
  if (word === 'card') return elementOf(`notable ${name}`, null, board);
  if (word === 'step') return board.querySelector(`[data-step="${name}"]`);
  // A card that was won has no slots any more.
  if (word === 'slot') return elementOf(place, null, board) ?? elementOf(`notable ${partsOf(name)[0]}`, null, board);
  return elementOf(place, word === 'space' ? null : seat, board);
}

export function spotOf(place: string, move: Move<Piece>, board: ParentNode, printed: unknown = USUAL): Spot | null {
  const { seat } = move;
  if (place === 'contracts' && seat !== null) {
    const home = cardOf(seat, board);
    return home && spotIn(home, CONTRACTS);
  }
  const seats = board.querySelectorAll('[data-card]').length + 1;
  const [name, part] = partOf(place, move, seats, printed as Print);
  const element = elementAt(name, seat, board);
  if (!element) return null;
  const spot = spotIn(element, part);
  return element.closest('[data-card]') ? { ...spot, unit: spot.unit * RIVAL } : spot;
}

export function pieceAt(place: string, seat: number | null, board: ParentNode): Element | null {
  const [word, name] = partsOf(place);
  if (word === 'worker') return board.querySelector(`[data-place="${CSS.escape(name)}"][data-seat]`);
  const named = `[data-place="${CSS.escape(place)}"]`;
  if (word === 'influence') return board.querySelector(`${named}[data-seat="${seat}"]`);
  return board.querySelector(word === 'farmer' ? `[data-front="${seat}"] ${named}` : `.piece${named}`);
}
