import type { Fulfilment } from "../catalog/types.ts";
import type { Instant } from "../schedule/types.ts";
import type { OrderStage, StageChange } from "./types.ts";

const minuteMs = 60_000;

/** What decides when an order is handed over. */
export interface OrderUnderWay {
  readonly stage: OrderStage;
  readonly stages: readonly Pick<StageChange, "stage" | "at">[];
  readonly fulfilment: Fulfilment;
  /** The time the shop promised (decision 049); null: the order is older, or the host promises none. */
  readonly promisedAt: Instant | null;
  /** The chosen time; null: as soon as possible. */
  readonly chosen: { readonly from: Instant; readonly to: Instant } | null;
}

/**
 * When a guest may expect an order: at the promised time; without one, the end of the chosen slot for a delivery, its start for a pickup; an order
 * for as soon as possible takes the branch's cooking time from its acceptance, as the checkout says. Null while it waits
 * for its payment, when it is ready to be taken, and when it is over.
 */
export function expectedHandover(order: OrderUnderWay, cookingMinutes: number): Instant | null {
  const { stage, stages, fulfilment, promisedAt, chosen } = order;
  const isTakeable = stage === "ready" && fulfilment !== "delivery";
  if (isTakeable || stage === "awaiting-payment" || stage === "handed-over" || stage === "cancelled") return null;
  if (promisedAt !== null) return promisedAt;
  if (chosen !== null) return fulfilment === "delivery" ? chosen.to : chosen.from;
  const accepted = stages.find((change) => change.stage === "accepted") ?? stages[0];
  return accepted === undefined ? null : accepted.at + cookingMinutes * minuteMs;
}
