/** What is printed on the boards, tiles and cards (src/doab/agra/view/print.py). */

import usual from './printed.json';

export interface NotableCard {
  readonly level: number;
  readonly guild: number;
  /** Wanted goods, the top slot first. */
  readonly wants: readonly number[];
}

export interface Print {
  /** By good. */
  readonly value: readonly number[];
  /** By good: what it is made of; −1: a basic good. */
  readonly source: readonly number[];
  readonly cost: readonly number[];
  readonly material: readonly number[];
  /** Price token × 2 + face. */
  readonly faces: readonly number[];
  readonly track: readonly number[];
  /** Goods that are paid for the step behind each space of the track. */
  readonly steps: readonly (readonly number[])[];
  readonly squares: number;
  /** Goods of the farm's corners, clockwise. */
  readonly corners: readonly number[];
  /** Influence step → what an order pays, and the favour it brings to arrive there. */
  readonly rewards: readonly number[];
  readonly bonuses: readonly number[];
  /** Guild → row → two goods. */
  readonly orders: readonly (readonly (readonly number[])[])[];
  readonly bowls: readonly number[];
  readonly notables: readonly NotableCard[];
  /** Favour action → favour that must be owned, favour that is spent. */
  readonly favour: Readonly<Record<string, readonly number[]>>;
}

/** The print of the usual edition; a table with an edition of its own brings its print along. */
export const USUAL: Print = usual;
