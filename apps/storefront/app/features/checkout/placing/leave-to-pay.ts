import { orderPagePath } from "../../../model/orders/order-page-path.ts";

/**
 * Leaves for the payment page. The browser's history entry becomes the order's page, so Back shows the
 * waiting order, not an empty checkout.
 */
export function leaveToPay(order: { readonly id: number; readonly key: string }, payUrl: string): void {
  window.history.replaceState(null, "", orderPagePath(order));
  // The back/forward cache would still show the checkout.
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload(), { once: true });
  window.location.assign(payUrl);
}
