import type { BranchBoard } from "@skatert/contract";
import { type BranchId, confirmsByItself, type OrderId, type TimeZone } from "@skatert/domain";
import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Tx } from "../../database/tables.ts";
import type { JobHandler } from "../../jobs/job-runner.ts";
import { jobInsertIf } from "../../jobs/job-store.ts";
import type { OrderPlaced, OrderRecorded } from "../orders/events.ts";

/** Kind of the job that confirms an order if the branch confirms automatically (BOARD-7). */
const autoConfirmJob = "order-auto-confirm";

/**
 * The statements for an order's own transaction: a job for this moment, if its branch has a board and hours of
 * automatic confirmation. The hours are compared with the time at which the order appeared on the board.
 */
export function autoConfirmSubscriber(asks: (branch: BranchId) => RawBuilder<number>) {
  const job = (tx: Tx, orderId: OrderId, branch: BranchId, at: number): CompiledQuery<unknown>[] => {
    const payload = { orderId, branch, at };
    const wanted = sql<number>`case when exists (select 1 from branch_board
      where branch_id = ${branch} and auto_confirm <> '[]') then ${asks(branch)} else 0 end`;
    return [jobInsertIf(tx, { id: `${autoConfirmJob}:${orderId}`, kind: autoConfirmJob, payload, runAt: at }, wanted)];
  };
  return {
    onPlaced: (tx: Tx, { order }: OrderPlaced) =>
      order.stage === "awaiting-payment" ? [] : job(tx, order.id, order.warehouse_id, order.created_at),
    onRecorded: (tx: Tx, { order, at, changes }: OrderRecorded) =>
      changes.some(({ kind }) => kind === "placed") ? job(tx, order.id, order.warehouse_id, at) : [],
  };
}

export interface AutoConfirmDeps {
  readonly boardOf: (branch: BranchId) => Promise<BranchBoard>;
  readonly zoneOf: (branch: BranchId) => Promise<TimeZone>;
  /** The shop's own answer. Does nothing if the order is already answered. */
  readonly confirm: (id: OrderId) => Promise<void>;
}

export function autoConfirmJobs({ boardOf, zoneOf, confirm }: AutoConfirmDeps): Readonly<Record<string, JobHandler>> {
  const handler: JobHandler = async (payload) => {
    const { orderId, branch, at } = orderOf(payload);
    const { autoConfirm } = await boardOf(branch);
    if (confirmsByItself(autoConfirm, at, await zoneOf(branch))) await confirm(orderId);
  };
  return { [autoConfirmJob]: handler };
}

function orderOf(payload: unknown): { readonly orderId: OrderId; readonly branch: BranchId; readonly at: number } {
  if (
    typeof payload === "object" &&
    payload !== null &&
    "orderId" in payload &&
    "branch" in payload &&
    "at" in payload
  ) {
    const { orderId, branch, at } = payload;
    if (typeof orderId === "number" && typeof branch === "number" && typeof at === "number")
      return { orderId, branch, at };
  }
  throw new Error("the payload of the automatic confirmation has no order");
}
