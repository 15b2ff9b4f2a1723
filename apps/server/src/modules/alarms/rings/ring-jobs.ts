import type { EscalationStep, OrderId, Ring, WarehouseId } from "@skatert/domain";
import { ESCALATION_STEPS, RINGS, stepAt, UNANSWERED_MINUTES } from "@skatert/domain";
import type { CompiledQuery, RawBuilder } from "kysely";
import type { Tx } from "../../../database/tables.ts";
import { jobInsertIf, type NewJob } from "../../../jobs/job-store.ts";
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
export type Asks = (branchId: WarehouseId) => RawBuilder<number>;

/** The statements for an order's own transaction: the first check, if its branch has a board. */
export function ringSubscriber(asks: Asks) {
  const firstLook = (tx: Tx, { id, branchId }: RingingOrder, ring: Ring, at: number): CompiledQuery<unknown>[] => {
    const runAt = stepAt("push", at, { afterMinutes: UNANSWERED_MINUTES.usual, action: "ring" });
    return [jobInsertIf(tx, lookJob({ orderId: id, ring, step: "push" }, runAt), asks(branchId))];
  };
  return {
    onPlaced: (tx: Tx, { order }: OrderPlaced) =>
      order.stage === "awaiting-payment" ? [] : firstLook(tx, ringing(order), 1, order.created_at),
    /** An order that awaited its payment appears on the board once it is paid. Its guest may ask to cancel it there. */
    onRecorded: (tx: Tx, { order, at, changes }: OrderRecorded) => [
      ...(changes.some(({ kind }) => kind === "placed") ? firstLook(tx, ringing(order), 1, at) : []),
      ...(changes.some(({ kind }) => kind === "cancel-requested") ? firstLook(tx, ringing(order), 3, at) : []),
    ],
  };
}

interface RingingOrder {
  readonly id: OrderId;
  readonly branchId: WarehouseId;
}

function ringing({ id, warehouse_id: branchId }: Pick<OrderBrief, "id" | "warehouse_id">): RingingOrder {
  return { id, branchId };
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
