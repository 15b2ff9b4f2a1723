import type { BranchId, EscalationStep, OrderId, Ring } from "@skatert/domain";
import { ESCALATION_STEPS, RINGS, stepAt, UNANSWERED_MINUTES } from "@skatert/domain";
import type { CompiledQuery, RawBuilder } from "kysely";
import type { Tx } from "../../../database/tables.ts";
import { jobInsert, jobInsertIf, type NewJob } from "../../../jobs/job-store.ts";
import type { OrderBrief, OrderPlaced, OrderRecorded } from "../../orders/events.ts";

/** Kind of the job that checks a ringing order. */
export const ringJob = "order-ring";

/** A check of an order: one job waits per order and ring, and schedules the next. */
export interface RingLook {
  readonly orderId: OrderId;
  readonly ring: Ring;
  readonly step: EscalationStep;
}

/** Checks of the same ring at the same time share one job. */
export function lookJob(look: RingLook, runAt: number): NewJob {
  const { orderId, ring, step } = look;
  return { id: `${ringJob}:${orderId}:${ring}:${step}:${runAt}`, kind: ringJob, payload: look, runAt };
}

/** Whether a branch confirms its orders, 0 or 1, as part of a statement. */
export type Asks = (branchId: BranchId) => RawBuilder<number>;

/**
 * The statements for an order's own transaction: the first check of a new order, if its branch has a board, and of a
 * request to cancel, which needs an answer in every branch.
 */
export function ringSubscriber(asks: Asks) {
  const ofNew = (tx: Tx, order: RingingOrder, at: number): CompiledQuery<unknown>[] => [
    jobInsertIf(tx, firstLook(order.id, 1, at), asks(order.warehouse_id)),
  ];
  return {
    onPlaced: (tx: Tx, { order }: OrderPlaced) =>
      order.stage === "awaiting-payment" ? [] : ofNew(tx, order, order.created_at),
    /** An order that awaited its payment appears on the board once it is paid. Its guest may ask to cancel it there. */
    onRecorded: (tx: Tx, { order, at, changes }: OrderRecorded) => [
      ...(changes.some(({ kind }) => kind === "placed") ? ofNew(tx, order, at) : []),
      ...(changes.some(({ kind }) => kind === "cancel-requested")
        ? [jobInsert(tx, firstLook(order.id, 3, at)).compile()]
        : []),
    ],
  };
}

type RingingOrder = Pick<OrderBrief, "id" | "warehouse_id">;

function firstLook(orderId: OrderId, ring: Ring, at: number): NewJob {
  const runAt = stepAt("push", at, { afterMinutes: UNANSWERED_MINUTES.usual, action: "ring" });
  return lookJob({ orderId, ring, step: "push" }, runAt);
}

export function lookOf(payload: unknown): RingLook {
  if (typeof payload === "object" && payload !== null && "orderId" in payload && "ring" in payload) {
    const { orderId, ring } = payload;
    const named = "step" in payload ? payload.step : null;
    const step = ESCALATION_STEPS.find((each) => each === named);
    const known = RINGS.find((each) => each === ring);
    if (typeof orderId === "number" && known !== undefined && step !== undefined) return { orderId, ring: known, step };
  }
  throw new Error("the payload of the ring job has no order");
}
