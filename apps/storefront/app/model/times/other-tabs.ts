import { useDiscounts } from "../cart/cart-discounts-store.ts";
import { useCart } from "../cart/cart-store.ts";
import { useCheckout } from "../checkout/checkout-store.ts";
import { usePlace } from "../place/place-store.ts";
import type { OrderDraft } from "../quote/checkout-request.ts";
import { currentDraft } from "../quote/order-draft.ts";
import { noteOtherTab } from "./total-watch.ts";

/**
 * Announces changes of the total caused by another tab, like those caused by the shop. After the first quote a store
 * reads the storage only when another tab has written it. Returns a function that stops it.
 */
export function watchOtherTabs(): () => void {
  let before: OrderDraft | null = null;
  const stops = [useCart, usePlace, useDiscounts, useCheckout].flatMap(({ persist }) => [
    persist.onHydrate(() => {
      before = currentDraft();
    }),
    persist.onFinishHydration(() => noteOtherTab(before, currentDraft())),
  ]);
  return () => {
    for (const stop of stops) stop();
  };
}
