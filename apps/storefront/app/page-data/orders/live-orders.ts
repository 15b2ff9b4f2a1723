import { type OrderView, PATHS, readDay, readMinute, WooOrdersSchema } from "@skatert/contract";
import { expectedHandover, fulfilmentOf, instantAt, isFinal } from "@skatert/domain";
import type { LiveOrder } from "../../features/orders/live/live-order.ts";
import { isUnanswered } from "../../model/orders/stage-text.ts";
import type { PageContext } from "../request/page-context.ts";
import { personalClient } from "../request/personal.ts";

/** Number of a signed-in guest's latest orders that are searched for active ones. */
const maxOwn = 5;
const minutesOfDay = 1440;

/**
 * An order by its key or the session. Empty if the caller may not see it. Throws if the shop does not answer.
 */
export async function liveOrderById(id: number, key: string | null, page: PageContext): Promise<readonly LiveOrder[]> {
  const result = await personalClient(page).checkout.order(id, key);
  if (result.ok) return [liveOrder(result.value, page)];
  if (result.error.status >= 500) throw new Error(`the order answered ${result.error.status}`);
  return [];
}

/** Active orders among the session's latest five. Empty for a guest. */
export async function ownLiveOrders(page: PageContext): Promise<readonly LiveOrder[]> {
  const response = await page.personalApi(`${PATHS.ownOrders}?page=1&per_page=${maxOwn}`);
  if (response.status === 401) return [];
  if (!response.ok) throw new Error(`the orders answered ${response.status}`);
  const orders = WooOrdersSchema.parse(await response.json());
  const live = orders.filter(({ status }) => status !== "completed" && status !== "cancelled");
  return (await Promise.all(live.map(({ id }) => liveOrderById(id, null, page)))).flat();
}

function liveOrder(order: OrderView, { settings, now }: PageContext): LiveOrder {
  const { id, number, stage, stages, total, delivery } = order;
  const schedule = settings.schedules[delivery.warehouseId];
  const timeZone = schedule?.timeZone ?? settings.timeZone;
  const fulfilment = fulfilmentOf(delivery.method);
  const chosen = chosenTime(delivery, timeZone);
  const underWay = { stage, stages, fulfilment, promisedAt: order.promise?.at ?? null, chosen };
  const expectedAt = schedule ? expectedHandover(underWay, schedule.cookingMinutes) : null;
  return {
    ...{ id, number, stage, total, expectedAt, timeZone, now },
    isDelivery: fulfilment === "delivery",
    isOver: isFinal(stage),
    isUnanswered: isUnanswered(order),
    changedAt: stages.at(-1)?.at ?? now,
  };
}

function chosenTime({ takeDate, timeFrom, timeTo }: OrderView["delivery"], timeZone: string) {
  const day = readDay(takeDate);
  const from = readMinute(timeFrom);
  if (day === null || from === null) return null;
  const to = readMinute(timeTo) ?? from;
  const end = to < from ? to + minutesOfDay : to;
  return { from: instantAt(day, from, timeZone), to: instantAt(day, end, timeZone) };
}
