/** Outlines that tell colours and seats apart without their colours, each in a box of 20 by 20. */

import type { Colour, TokenColour } from '../../../made/rajas';

/** The body of a die; cost signs and tile corners repeat it. */
export const BODY: Readonly<Record<Colour, string>> = {
  blue: 'M7 1h6a6 6 0 0 1 6 6v6a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6V7a6 6 0 0 1 6-6Z',
  green: 'M6.2 1h7.6L19 6.2v7.6L13.8 19H6.2L1 13.8V6.2Z',
  orange: 'M1.8 1h16.4a.8.8 0 0 1 .8.8v16.4a.8.8 0 0 1-.8.8H1.8a.8.8 0 0 1-.8-.8V1.8A.8.8 0 0 1 1.8 1Z',
  purple: 'M5.5 1h9A4.5 4.5 0 0 0 19 5.5v9a4.5 4.5 0 0 0-4.5 4.5h-9A4.5 4.5 0 0 0 1 14.5v-9A4.5 4.5 0 0 0 5.5 1Z',
};

/** A pip around the point that the pen has reached: drop, triangle, diamond, cross. */
export const PIP: Readonly<Record<Colour, string>> = {
  blue: 'm0-2.1a2.1 2.1 0 1 1 0 4.2a2.1 2.1 0 1 1 0-4.2z',
  green: 'm0-2.6l2.5 4.4h-5z',
  orange: 'm0-2.7l2.5 2.7-2.5 2.7-2.5-2.7z',
  purple: 'm-.9-2.4h1.8v1.5h1.5v1.8h-1.5v1.5h-1.8v-1.5h-1.5v-1.8h1.5z',
};

const [LOW, MIDDLE, HIGH] = [5.4, 10, 14.6];
const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[MIDDLE, MIDDLE]],
  [
    [LOW, HIGH],
    [HIGH, LOW],
  ],
  [
    [LOW, HIGH],
    [MIDDLE, MIDDLE],
    [HIGH, LOW],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [MIDDLE, MIDDLE],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, MIDDLE],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, MIDDLE],
    [HIGH, HIGH],
  ],
];

export function pips(colour: Colour, value: number): string {
  return (SPOTS[value] ?? []).map(([x, y]) => `M${x} ${y}${PIP[colour]}`).join('');
}

/** The body of a marker of a seat: round, square, six-sided, on its point. */
export const SEAT_BODY: readonly string[] = [
  'M10 .8a9.2 9.2 0 1 1 0 18.4a9.2 9.2 0 1 1 0-18.4Z',
  'M3 1.6h14A1.4 1.4 0 0 1 18.4 3v14a1.4 1.4 0 0 1-1.4 1.4H3A1.4 1.4 0 0 1 1.6 17V3A1.4 1.4 0 0 1 3 1.6Z',
  'M10 .3l8.6 4.85v9.7L10 19.7l-8.6-4.85v-9.7Z',
  'M10-.8 20.8 10 10 20.8-.8 10Z',
];

/** A yield tile and its places, by colour: eight-sided, round-lobed, six-sided, with hollow corners. */
export const TOKEN_BODY: Readonly<Record<TokenColour, string>> = {
  white: 'M6 .8h8L19.2 6v8L14 19.2H6L.8 14V6Z',
  yellow:
    'M10 .6a4.6 4.6 0 0 1 6.6 2.8A4.6 4.6 0 0 1 19.4 10a4.6 4.6 0 0 1-2.8 6.6A4.6 4.6 0 0 1 10 19.4a4.6 4.6 0 0 1-6.6-2.8A4.6 4.6 0 0 1 .6 10a4.6 4.6 0 0 1 2.8-6.6A4.6 4.6 0 0 1 10 .6Z',
  red: 'M10 .3 18.8 5v10L10 19.7 1.2 15V5Z',
  brown: 'M4.8.8h10.4a4 4 0 0 0 4 4v10.4a4 4 0 0 0-4 4H4.8a4 4 0 0 0-4-4V4.8a4 4 0 0 0 4-4Z',
};

/** How the line of a seat is broken. */
export const SEAT_DASH: readonly string[] = ['none', '7 2.5', '2 2.5', '9 2.5 2 2.5'];
