import type { BranchId, InboxItemKind } from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database, Tx } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import type { JobHandler } from "../../../jobs/job-runner.ts";
import { scheduleJob } from "../../../jobs/job-store.ts";
import { itemById } from "../store/item-repository.ts";
import { readRules } from "../store/rules-repository.ts";
import { overdueJob, overdueOf } from "./overdue-job.ts";

export interface OverdueDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly branches: () => Promise<readonly BranchId[]>;
  /** Calls staff outside the office; see StaffCalls. */
  readonly call: (tx: Tx, call: OverdueCall) => Promise<void>;
}

export interface OverdueCall {
  readonly by: "push" | "message";
  readonly about: {
    readonly kind: "inbox";
    readonly itemId: number;
    readonly item: InboxItemKind;
    readonly at: number;
  };
  readonly branchId: BranchId;
  readonly at: number;
}

/** From the call of phones to the messages to numbers and chats. */
const messageAfterMs = 10 * 60_000;

/** Calls staff when an item is open after its due time, if the shop's rule for its kind says so (INBOX-1). */
export function overdueHandler({ db, now, branches, call }: OverdueDeps): JobHandler {
  return async (payload) => {
    const { itemId, step } = overdueOf(payload);
    const shops = await branches();
    await transaction(db, async (tx) => {
      const item = await itemById(tx, itemId);
      if (item === null || item.state === "done" || !(await readRules(tx))[item.kind].escalates) return;
      // Somebody took it and set a later time.
      if (step === "push" && item.due_at > now()) return scheduleJob(tx, overdueJob({ itemId, step }, item.due_at));
      const about = { kind: "inbox", itemId, item: item.kind, at: item.at } as const;
      for (const branchId of item.branch_id === null ? shops : [item.branch_id])
        await call(tx, { by: step, about, branchId, at: now() });
      if (step === "push") await scheduleJob(tx, overdueJob({ itemId, step: "message" }, now() + messageAfterMs));
    });
  };
}
