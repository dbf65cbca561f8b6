/** Who is to sit where, before the table exists. */
export type Seating =
  | { readonly kind: 'you' }
  /** Somebody else at the same screen. */
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string };

export function isBot(seating: Seating): seating is Seating & { kind: 'bot' } {
  return seating.kind === 'bot';
}
