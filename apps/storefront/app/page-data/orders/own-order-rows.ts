import { mapEach, OwnOrderRowSchema } from "@skatert/contract";
import { reportDropped } from "../shop/shop-source.ts";

/** An order of the caller, by the host's list. */
export interface OwnOrderRow {
  readonly id: number;
  /** The restaurant has nothing left to do with it. */
  readonly isFinal: boolean;
}

/** WooCommerce's final statuses. */
const finalStatuses: ReadonlySet<string> = new Set(["completed", "cancelled", "refunded", "failed", "trash"]);

/** The rows of `wc/v2/orders`. A malformed one is left out and logged (ENT-1). Throws if the answer is no list. */
export async function ownOrderRows(response: Response): Promise<readonly OwnOrderRow[]> {
  const rows: unknown = await response.json();
  if (!Array.isArray(rows)) throw new Error("the orders are no list");
  return mapEach(
    rows,
    "orders",
    OwnOrderRowSchema,
    ({ id, status }) => ({ id, isFinal: finalStatuses.has(status) }),
    reportDropped,
  );
}
