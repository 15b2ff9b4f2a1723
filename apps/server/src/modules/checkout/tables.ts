/** `address` is a keyed digest of the network that sent a wrong promo code. */
export interface CheckoutTables {
  promo_guesses: { id: string; address: string; at: number };
}
