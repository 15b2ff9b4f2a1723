import type { Money, OrderPosition } from "@skatert/domain";
import type { Tx } from "../../../database/tables.ts";
import type { StoredOrder } from "../stored/stored-order.ts";

/** A change of an order's total whose money is to be settled. */
export interface Difference {
  /** As it was before the change; its row is locked. */
  readonly order: StoredOrder;
  readonly newTotal: Money;
  /** The receipt positions of the changed order; they sum to `newTotal`. */
  readonly positions: readonly OrderPosition[];
  /** Milliseconds. */
  readonly at: number;
  /** See StageChange. */
  readonly by: string;
  readonly reason: string;
}

export interface Settled {
  /** What the guest owes now: by link if the order is paid online, else on receipt. */
  readonly owed: Money;
  /** The sum that goes back, by the gateways or by hand; null: none. */
  readonly refunded: Money | null;
}

/**
 * Settles the money of a change inside its transaction (CHANGE-2), before or after the caller stores the new total.
 * Open payment pages are closed. What the guest paid beyond the new total goes back: to the payments in their order by
 * jobs, never above what each received, and by hand where no gateway can refund. For a refund the caller publishes
 * `moneyOwed` and records "refunded".
 */
export type SettleDifference = (tx: Tx, difference: Difference) => Promise<Settled>;
