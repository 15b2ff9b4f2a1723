import type { BoardOrder } from "@skatert/contract";
import { canTransition, type Fulfilment, type Instant, type OrderStage, reachableTime } from "@skatert/domain";

const minuteMs = 60_000;
const stepMs = 5 * minuteMs;

/** Whether somebody must say to have read a guest's words on an allergy before the order goes on (MENU-15). */
export function asksReadingFirst({ asksReading, asks }: Pick<BoardOrder, "asksReading" | "asks">): boolean {
  return asksReading && asks !== "cancel";
}

/** The next stage for the card's large button. Null: there is none, or the order needs an answer first. */
export function nextStep(order: BoardOrder): OrderStage | null {
  const stage = order.asks === null ? stageAfter(order) : null;
  return stage !== null && canTransition(order.stage, stage, fulfilmentOf(order)) ? stage : null;
}

/**
 * The time that the shop proposes now, with the person's ± 5 minutes, never in the past (BOARD-4). It follows the
 * clock: an order that waited is offered for when the kitchen can have it. Null: the branch promises no times.
 */
export function offeredTime(order: BoardOrder, now: Instant, shiftMinutes: number): Instant | null {
  const told = order.promisedAt ?? order.proposedAt;
  if (told === null) return null;
  const soonest = Math.ceil(now / stepMs) * stepMs;
  return Math.max(reachableTime(now, told, order.cooking) + shiftMinutes * minuteMs, soonest);
}

function stageAfter({ stage, isDelivery }: BoardOrder): OrderStage | null {
  switch (stage) {
    case "accepted":
      return "cooking";
    case "cooking":
      return "ready";
    case "ready":
      return isDelivery ? "on-the-way" : "handed-over";
    case "on-the-way":
      return "handed-over";
    default:
      return null;
  }
}

function fulfilmentOf({ method, isDelivery }: BoardOrder): Fulfilment {
  if (isDelivery) return "delivery";
  return method === "local_pickup" ? "pickup" : "lounge";
}
