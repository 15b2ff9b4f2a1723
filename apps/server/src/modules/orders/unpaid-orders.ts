import type { Db, Tx } from "../../database/tables.ts";
import type { Send } from "../../database/together.ts";
import { jobInsert, waitingJobTime } from "../../jobs/job-store.ts";
import type { MoveOutcome } from "./move-order.ts";

/** Kind of the job that cancels an order which nobody paid (CONST-6). */
export const cancelUnpaidJob = "cancel-unpaid-order";

/** Schedules the cancelling of an unpaid order inside the transaction that saves it. `afterSeconds` from settings. */
export async function scheduleUnpaidCancel(
  tx: Tx,
  send: Send,
  order: { readonly id: number; readonly created_at: number },
  afterSeconds: number,
): Promise<void> {
  const job = {
    id: `${cancelUnpaidJob}:${order.id}`,
    kind: cancelUnpaidJob,
    payload: { orderId: order.id },
    runAt: order.created_at + afterSeconds * 1000,
  };
  await send(jobInsert(tx, job).compile());
}

/** When an unpaid order is cancelled, milliseconds; null: nothing cancels it. */
export function unpaidUntil(db: Db, orderId: number): Promise<number | null> {
  return waitingJobTime(db, `${cancelUnpaidJob}:${orderId}`);
}

/**
 * Cancels the order if it still awaits payment; one that was paid or cancelled meanwhile stays as it is. `settle` asks
 * the gateway once more first: a payment whose notice was lost is no reason to cancel.
 */
export function cancelUnpaidHandler(
  settle: (orderId: number) => Promise<void>,
  cancel: (orderId: number) => Promise<MoveOutcome>,
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
  throw new Error("a cancel job without an order id");
}
