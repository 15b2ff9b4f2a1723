import { useCheckout } from "./checkout-store.ts";

/** A page without a cart has not read the order form from the browser's storage; what is written must not be lost over it. */
export async function readCheckout(): Promise<void> {
  if (!useCheckout.persist.hasHydrated()) await useCheckout.persist.rehydrate();
}
