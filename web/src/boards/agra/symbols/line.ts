/** The outline of everything that is a piece or a good. A `<use>` does not inherit from where its symbol stands. */
export const LINE = {
  stroke: 'var(--outline)',
  'stroke-width': 1.5,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;
