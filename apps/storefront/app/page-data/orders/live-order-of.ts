import { type OrderView, readDay, readMinute, type ShopSettings } from "@skatert/contract";
import { expectedHandover, fulfilmentOf, type Instant, instantAt, isFinal } from "@skatert/domain";
import type { LiveOrder } from "../../features/orders/live/live-order.ts";
import { isUnanswered } from "../../model/orders/stage-text.ts";

const minutesOfDay = 1440;

type ChosenTime = Pick<OrderView["delivery"], "takeDate" | "timeFrom" | "timeTo">;

interface ShownOrder
  extends Pick<OrderView, "id" | "number" | "stage" | "stages" | "total" | "promise" | "confirmation"> {
  readonly delivery: ChosenTime & Pick<OrderView["delivery"], "warehouseId" | "method">;
}

export interface LiveOrderTerms {
  readonly settings: Pick<ShopSettings, "schedules" | "timeZone">;
  /** The shop's clock. */
  readonly now: Instant;
}

/** An order as the bar on every page shows it. */
export function liveOrderOf(order: ShownOrder, { settings, now }: LiveOrderTerms): LiveOrder {
  const { id, number, stage, stages, total, delivery } = order;
  const schedule = settings.schedules[delivery.warehouseId];
  const timeZone = schedule?.timeZone ?? settings.timeZone;
  const fulfilment = fulfilmentOf(delivery.method);
  const chosen = chosenTime(delivery, timeZone);
  const underWay = { stage, stages, fulfilment, promisedAt: order.promise?.at ?? null, chosen };
  const waits = isUnanswered(order);
  // A restaurant that has not answered has promised no time (BOARD-4).
  const expectedAt = schedule && !waits ? expectedHandover(underWay, schedule.cookingMinutes) : null;
  return {
    id,
    number,
    stage,
    total,
    expectedAt,
    timeZone,
    now,
    isDelivery: fulfilment === "delivery",
    isOver: isFinal(stage),
    isUnanswered: waits,
    changedAt: stages.at(-1)?.at ?? now,
  };
}

function chosenTime({ takeDate, timeFrom, timeTo }: ChosenTime, timeZone: string) {
  const day = readDay(takeDate);
  const from = readMinute(timeFrom);
  if (day === null || from === null) return null;
  const to = readMinute(timeTo) ?? from;
  const end = to < from ? to + minutesOfDay : to;
  return { from: instantAt(day, from, timeZone), to: instantAt(day, end, timeZone) };
}
