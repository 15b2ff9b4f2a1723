import type { LiveOrder } from "../../features/orders/live/live-order.ts";
import { type Loader, pageNotFound } from "../request/loader.ts";
import { liveOrderById, ownLiveOrders } from "./live-orders.ts";

/**
 * Short orders: `/live-orders/12?key=…` one by its key, `/live-orders/own` the session's active ones. Orders
 * that the caller may not see are left out.
 */
export const loader: Loader<readonly LiveOrder[]> = async ({ params, url, page }) => {
  page.markPrivate();
  const wanted = params["id"] ?? "";
  if (wanted === "own") return ownLiveOrders(page);
  if (!/^\d{1,15}$/.test(wanted)) throw pageNotFound(url);
  return liveOrderById(Number(wanted), url.searchParams.get("key"), page);
};
