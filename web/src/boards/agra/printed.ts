/** What is printed on the boards, tiles and cards (src/doab/agra/view/print.py). */

import type { AgraPrint } from '../../api/schema';
import usual from './printed.json';

export type Print = AgraPrint;

/** The print of the usual edition; a table with an edition of its own brings its print along. */
export const USUAL = usual as unknown as Print;
