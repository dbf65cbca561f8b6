/** What every board is given. A board draws, and says which place was clicked; it knows no rules.
 *
 * The server forbids styles that stand in the text of a page: `style:left={…}` is fine, `style="…"` is not.
 */

import type { Component } from 'svelte';

import type { EventInfo, LegalAnswer, Position, TableState } from '../api/schema';

/** What the player has picked out of the legal answers so far, but not sent. */
export interface Chosen {
  /** Places that were clicked, in order: only answers with all of them among their targets are left. */
  readonly places: readonly string[];
  /** The answer under the pointer or with the focus, or picked and not yet sent: a board may show what it would do. */
  readonly answer: LegalAnswer | null;
  /** The one that was picked and not yet sent, wherever the pointer rests meanwhile. */
  readonly picked: LegalAnswer | null;
}

export interface BoardProps {
  /** What is drawn: the position now, or one of the past. */
  view: Position;
  /** The table around it: seats, whose turn it is. */
  state: TableState;
  /** Place → the legal answers that have it among their targets. Empty when nobody here is asked. */
  lit: ReadonlyMap<string, readonly LegalAnswer[]>;
  chosen: Chosen;
  /** A place was clicked or activated with the keyboard, lit or not. */
  onPlace: (place: string) => void;
  /** One answer was picked on the board itself, as a tile that was turned on its square: chosen now, not yet sent. */
  onPick?: (answer: LegalAnswer) => void;
  /** What is printed on the parts and how they are called, at a table with an edition of its own; a board knows the
   * usual one. */
  printed?: unknown;
}

export type Board = Component<BoardProps>;

/** The table in words, for those who hear it: a heading and, below it, lines or further headings. */
export interface Outline {
  readonly title: string;
  readonly parts: readonly (string | Outline)[];
}

/** What lies or is printed at a place, for the seat whose board lies in front; empty if its help says it all. */
export type TellPlace = (place: string, view: Position, seat: number, printed?: unknown) => string;

// -- what is seen to move

/** How a piece goes: through the air, from space to space, tumbling like a die, turning up where it is, or down
 * from above. */
export type Manner = 'fly' | 'walk' | 'roll' | 'turn' | 'fall';

/** One piece that an event moves. Places are named as in events, or by words that only the board knows. */
export interface Move<Piece = unknown> {
  readonly piece: Piece;
  readonly manner: Manner;
  /** Where it comes by, from the first to the last place. One alone: it appears there. */
  readonly way: readonly string[];
  /** Whose places these are; null for those that all share. */
  readonly seat: number | null;
  /** The place of the piece as it is drawn, which is not seen while the copy is on its way. */
  readonly lifts?: string;
  /** What else can be seen of the piece on its way, as the other faces of a die. */
  readonly faces?: readonly Piece[];
  /** How many it is more or less: floats over the last place, where the piece melts into a number. */
  readonly amount?: number;
  /** Of one piece that moves several times only the last copy is seen. */
  readonly same?: string;
}

/** A place on the screen: its middle in the coordinates of the window, and how large a unit of the drawing is there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

/** How a board shows what happens between two positions. */
export interface Motions<Piece = unknown> {
  /** The class whose colours its pieces wear. */
  readonly skin: string;
  /** Draws a piece around the middle of an SVG, in units of the board. */
  readonly Piece: Component<{ piece: Piece }>;
  /** What the events between two positions move, in order. */
  readonly movesOf: (
    events: readonly EventInfo[],
    before: Position,
    after: Position,
    printed?: unknown,
  ) => readonly Move<Piece>[];
  /** Where a place is drawn; null if it is not. */
  readonly spotOf: (place: string, move: Move<Piece>, board: ParentNode, printed?: unknown) => Spot | null;
  /** The element of a piece that is drawn. */
  readonly pieceAt: (place: string, seat: number | null, board: ParentNode) => Element | null;
}
