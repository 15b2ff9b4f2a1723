import type { Fulfilment } from "../catalog/types.ts";
import type { Instant } from "../schedule/types.ts";
import type { OrderStage, StageChange } from "./types.ts";

const minuteMs = 60_000;

/** Inputs of the expected handover. */
export interface OrderUnderWay {
  readonly stage: OrderStage;
  readonly stages: readonly Pick<StageChange, "stage" | "at">[];
  readonly fulfilment: Fulfilment;
  /** The time the shop promised (decision 049). Null: an older order, or the host promises no times. */
  readonly promisedAt: Instant | null;
  /** The chosen time. Null: as soon as possible. */
  readonly chosen: { readonly from: Instant; readonly to: Instant } | null;
}

/**
 * Expected handover of an order: the promised time. Without one, the end of the chosen slot for a delivery
 * and its start for a pickup. An order for as soon as possible takes the branch's cooking time from its
 * acceptance, as the checkout shows. Null while the order waits for payment, when it is ready for pickup, and
 * when it is final.
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
