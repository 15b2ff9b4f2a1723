/** Rows of migration 006. `address` is a keyed digest of the network a wrong promo code came from. */
export interface CheckoutTables {
  promo_guesses: { id: string; address: string; at: number };
}
