import { useCheckout } from "./checkout-store.ts";

/** Reads the stored order form on a page without a cart, so that a write does not lose it. */
export async function readCheckout(): Promise<void> {
  if (!useCheckout.persist.hasHydrated()) await useCheckout.persist.rehydrate();
}
