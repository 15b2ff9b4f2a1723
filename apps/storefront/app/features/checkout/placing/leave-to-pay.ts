import { orderPagePath } from "../../../model/orders/order-page-path.ts";

/**
 * Leaves for the payment page. The entry in the browser's history becomes the order's page, so Back shows the order
 * that waits, not an empty checkout.
 */
export function leaveToPay(order: { readonly id: number; readonly key: string }, payUrl: string): void {
  window.history.replaceState(null, "", orderPagePath(order));
  // A page kept alive by the browser would still show the checkout.
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload(), { once: true });
  window.location.assign(payUrl);
}
