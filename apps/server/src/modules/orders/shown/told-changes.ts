import type { OrderChangeFacts } from "@skatert/contract";
import { isFinal, money } from "@skatert/domain";
import { type ChangesOfOrder, noChanges } from "../changes/stored-changes.ts";
import type { StoredOrder } from "../stored/stored-order.ts";

/** What the guest reads of the changes of an order (CHANGE-3). An order that is over asks nothing. */
export function toldChanges(
  { stage, details: { ifMissing } }: StoredOrder,
  { versions, proposal }: ChangesOfOrder = noChanges,
): Pick<OrderChangeFacts, "proposal" | "changes" | "ifMissing"> {
  const changes = versions.map(({ at, reason, delta, total_was, total_now }) => ({
    at,
    reason,
    dishes: delta,
    totalWas: money(total_was),
    totalNow: money(total_now),
  }));
  return {
    ...(proposal === null || isFinal(stage)
      ? {}
      : {
          proposal: {
            id: proposal.id,
            expiresAt: proposal.expires_at,
            reason: proposal.reason,
            dishes: proposal.delta,
            totalWas: money(proposal.total_was),
            totalNow: money(proposal.total_now),
            owed: money(proposal.owed),
          },
        }),
    ...(changes.length === 0 ? {} : { changes }),
    ...(ifMissing === undefined ? {} : { ifMissing }),
  };
}
