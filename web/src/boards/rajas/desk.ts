/** What every part of the board reads: the view taken apart, and what can be done with a place. */

import { createContext } from 'svelte';

import type { LegalAnswer } from '../../api/schema';
import type { Asked } from '../marking';
import type { Printed } from './printed';
import type { RajasTable, SpaceSeen } from './table';

export interface Desk {
  readonly table: RajasTable;
  readonly printed: Printed;
  readonly names: readonly string[];
  /** The seat from which the table is seen. */
  readonly own: number;
  readonly spaces: readonly SpaceSeen[];
  /** Where a worker will stand, once everything is paid, and whose it is. */
  /** What the places of the board are marked by. */
  readonly asked: Asked;
  readonly promised: { readonly space: string; readonly seat: number } | null;
  /** The answer that is chosen or pointed at. */
  readonly answer: LegalAnswer | null;
  /** It is asked how far a boat sails. */
  readonly sails: boolean;
}

export const [getDesk, setDesk] = createContext<Desk>();
