import type { OrderId } from "@skatert/domain";
import type { CompiledQuery } from "kysely";
import type { Db, Tx } from "../../../database/tables.ts";
import { jobInsert, waitingJobTime } from "../../../jobs/job-store.ts";
import type { MoveOutcome } from "./move-order.ts";

/** Kind of the job that cancels an unpaid order (CONST-6). */
export const cancelUnpaidJob = "cancel-unpaid-order";

/** The statement that schedules the cancellation of an unpaid order. `afterSeconds` comes from the settings. */
export function unpaidCancelInsert(
  tx: Tx,
  order: { readonly id: OrderId; readonly created_at: number },
  afterSeconds: number,
): CompiledQuery<unknown> {
  const job = {
    id: `${cancelUnpaidJob}:${order.id}`,
    kind: cancelUnpaidJob,
    payload: { orderId: order.id },
    runAt: order.created_at + afterSeconds * 1000,
  };
  return jobInsert(tx, job).compile();
}

/** When an unpaid order is cancelled, milliseconds; null: never. */
export function unpaidUntil(db: Db, orderId: OrderId): Promise<number | null> {
  return waitingJobTime(db, `${cancelUnpaidJob}:${orderId}`);
}

/**
 * Cancels the order if it still awaits payment. `settle` asks the gateway once more first, because the gateway's notice
 * of a payment may have been lost.
 */
export function cancelUnpaidHandler(
  settle: (orderId: OrderId) => Promise<void>,
  cancel: (orderId: OrderId) => Promise<MoveOutcome>,
): (payload: unknown) => Promise<void> {
  return async (payload) => {
    const orderId = orderIdOf(payload);
    await settle(orderId);
    await cancel(orderId);
  };
}

function orderIdOf(payload: unknown): number {
  if (typeof payload === "object" && payload !== null && "orderId" in payload && typeof payload.orderId === "number") {
    return payload.orderId;
  }
  throw new Error("the payload of the cancel job has no order id");
}
