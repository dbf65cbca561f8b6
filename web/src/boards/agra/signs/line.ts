/** The outline of everything that is a piece or a good. A `<use>` does not inherit from where its symbol stands. */
export const LINE = {
  stroke: 'var(--outline)',
  'stroke-width': 1.5,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;

/** What the markers of the seats look like, in a square of 20. */
export const SEAT_SHAPES = [
  'M10 .5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19Z',
  'M2.5 1h15q1.5 0 1.5 1.5v15q0 1.5-1.5 1.5h-15Q1 19 1 17.5v-15Q1 1 2.5 1Z',
  'M10-1.8l11.8 11.8L10 21.8-1.8 10Z',
  'M10-1 21 19.5H-1Z',
];
export const NEUTRAL_SHAPE = 'M6.5 1h7v5.5H19v7h-5.5V19h-7v-5.5H1v-7h5.5Z';
