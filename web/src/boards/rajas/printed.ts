/** What is printed on the parts, and what they are called (`doab.rajas.view.print`). */

import type { RajasPrint } from '../../api/schema';
import usual from './printed.json';

export type Printed = RajasPrint;

/** The print of the usual edition; a table with an edition of its own brings its print along. */
export const USUAL = usual as unknown as Printed;
