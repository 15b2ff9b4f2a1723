import { randomUUID } from "node:crypto";
import type { ChangeStep } from "@skatert/contract";
import type { OrderId } from "@skatert/domain";
import type { Tx } from "../../../database/tables.ts";
import { jobInsert } from "../../../jobs/job-store.ts";
import { changeOrder } from "../changing/change-order.ts";
import type { RecordedChange } from "../events.ts";
import type { StoredOrder } from "../stored/stored-order.ts";
import type { Author, ChangeOutcome, ChangePlacedDeps, Tried, WantedChange } from "./change-types.ts";
import type { AskedChanges } from "./decide-change.ts";
import { dropProposal, writeProposal } from "./stored-changes.ts";

/** How long a proposal waits for the guest, milliseconds. */
const proposalMs = 15 * 60_000;
export const expireProposalJob = "expire-order-proposal";

/** Stores a change for the guest's answer; it replaces an earlier one. */
export async function propose(deps: ChangePlacedDeps, wanted: WantedChange, tried: Tried): Promise<ChangeOutcome> {
  const settings = (await deps.shop.current()).settings();
  const { orderId, by, deviceId, reason, changes, keepCoupons } = wanted;
  const { decision, owed } = tried;
  let isWritten = false;
  const order = await changeOrder(deps, orderId, {
    by,
    deviceId,
    async work(tx, stored) {
      await wanted.guard(tx, stored);
      const at = deps.now();
      const proposal = {
        order_id: orderId,
        id: randomUUID(),
        at,
        expires_at: at + proposalMs,
        made_by: by,
        reason,
        asked: JSON.stringify({ changes, keepCoupons } satisfies AskedChanges),
        delta: decision.delta,
        total_was: decision.before.total,
        total_now: decision.after.total,
        owed,
      };
      isWritten = stored.stage !== "handed-over" && stored.stage !== "cancelled";
      if (!isWritten) return [];
      await writeProposal(tx, proposal);
      const payload = { orderId, proposalId: proposal.id };
      const job = {
        id: `${expireProposalJob}:${proposal.id}`,
        kind: expireProposalJob,
        payload,
        runAt: proposal.expires_at,
      };
      await tx.executeQuery(jobInsert(tx, job).compile());
      await deps.events.amended(tx, { order: stored, what: "asks", at, settings });
      return [stepOf("proposed")];
    },
  });
  if (order === null) return { kind: "not-found" };
  return isWritten ? { kind: "proposed", ...tried } : { kind: "ended" };
}

/** Ends the proposal of an order without changing the order. False: there was none. */
export async function endProposal(
  deps: Pick<ChangePlacedDeps, "db" | "now" | "events">,
  id: OrderId,
  author: Author,
  step: ChangeStep,
  guard: (tx: Tx, order: StoredOrder) => Promise<boolean>,
): Promise<boolean> {
  let isEnded = false;
  await changeOrder(deps, id, {
    ...author,
    async work(tx, order) {
      isEnded = (await guard(tx, order)) && (await dropProposal(tx, id));
      return isEnded ? [stepOf(step)] : [];
    },
  });
  return isEnded;
}

export function stepOf(step: ChangeStep): RecordedChange {
  return { kind: "changed", step };
}
