import { type OrderView, PATHS, readDay, readMinute, WooOrdersSchema } from "@skatert/contract";
import { expectedHandover, fulfilmentOf, instantAt, isFinal } from "@skatert/domain";
import type { LiveOrder } from "../features/orders/live/live-order.ts";
import { type Loader, pageNotFound } from "../server/loader.ts";
import type { PageContext } from "../server/page-context.ts";
import { personalClient } from "../server/personal.ts";

/** Orders of a signed-in guest that are looked through for those under way. */
const mostOwn = 5;
const minutesOfDay = 1440;

/**
 * Orders in short: `/live-orders/12?key=…` one by its key, `/live-orders/own` those of the session that are under way.
 * What the caller may not see is left out.
 */
export const loader: Loader<readonly LiveOrder[]> = async ({ params, url, page }) => {
  page.markPrivate();
  const wanted = params["id"] ?? "";
  if (wanted !== "own" && !/^\d{1,15}$/.test(wanted)) throw pageNotFound(url);
  const ids = wanted === "own" ? await ownIds(page) : [Number(wanted)];
  const key = wanted === "own" ? null : url.searchParams.get("key");
  const client = personalClient(page);
  const found = await Promise.all(ids.map((id) => client.checkout.order(id, key)));
  return found.flatMap((result) => {
    if (result.ok) return [liveOrder(result.value, page)];
    if (result.error.status >= 500) throw new Error(`the order answered ${result.error.status}`);
    return [];
  });
};

async function ownIds({ personalApi }: PageContext): Promise<readonly number[]> {
  const response = await personalApi(`${PATHS.ownOrders}?page=1&per_page=${mostOwn}`);
  if (response.status === 401) return [];
  if (!response.ok) throw new Error(`the orders answered ${response.status}`);
  const orders = WooOrdersSchema.parse(await response.json());
  return orders.filter(({ status }) => status !== "completed" && status !== "cancelled").map(({ id }) => id);
}

function liveOrder(order: OrderView, { settings, now }: PageContext): LiveOrder {
  const { id, number, stage, stages, total, delivery } = order;
  const schedule = settings.schedules[delivery.warehouseId];
  const timeZone = schedule?.timeZone ?? settings.timeZone;
  const fulfilment = fulfilmentOf(delivery.method);
  const chosen = chosenTime(delivery, timeZone);
  const expectedAt = schedule ? expectedHandover({ stage, stages, fulfilment, chosen }, schedule.cookingMinutes) : null;
  return {
    ...{ id, number, stage, total, expectedAt, timeZone, now },
    isDelivery: fulfilment === "delivery",
    isOver: isFinal(stage),
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
