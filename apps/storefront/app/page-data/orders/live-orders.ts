import { PATHS } from "@skatert/contract";
import type { LiveOrder } from "../../features/orders/live/live-order.ts";
import type { PageContext } from "../request/page-context.ts";
import { personalClient } from "../request/personal.ts";
import { liveOrderOf } from "./live-order-of.ts";
import { ownOrderRows } from "./own-order-rows.ts";

/** Number of a signed-in guest's latest orders that are searched for active ones. */
const maxOwn = 5;

/**
 * An order by its key or the session. Empty if the caller may not see it. Throws if the shop does not answer.
 */
export async function liveOrderById(id: number, key: string | null, page: PageContext): Promise<readonly LiveOrder[]> {
  const result = await personalClient(page).checkout.order(id, key);
  if (result.ok) return [liveOrderOf(result.value, page)];
  if (result.error.status >= 500) throw new Error(`the order answered ${result.error.status}`);
  return [];
}

/** Active orders among the session's latest five. Empty for a guest. */
export async function ownLiveOrders(page: PageContext): Promise<readonly LiveOrder[]> {
  const response = await page.personalApi(`${PATHS.ownOrders}?page=1&per_page=${maxOwn}`);
  if (response.status === 401) return [];
  if (!response.ok) throw new Error(`the orders answered ${response.status}`);
  const live = (await ownOrderRows(response)).filter(({ isFinal }) => !isFinal);
  return (await Promise.all(live.map(({ id }) => liveOrderById(id, null, page)))).flat();
}
