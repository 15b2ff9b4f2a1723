import type { CustomerId } from "@skatert/domain";
import type { Tx } from "../../database/tables.ts";
import type { PersonData } from "../person-data.ts";

/**
 * The log names no guest, only a link by account. The link is removed with the account; this is the only change of an
 * entry (STAFF-4).
 */
export const auditData: PersonData = {
  export: async () => ({}),
  async join(tx, { from }) {
    if (from.userId !== null) await forgetGuest(tx, from.userId);
  },
  erase: (tx, { userId }) => forgetGuest(tx, userId),
};

async function forgetGuest(tx: Tx, userId: CustomerId): Promise<void> {
  await tx.updateTable("audit_log").set({ guest_id: null }).where("guest_id", "=", userId).execute();
}

/** Removes every link from the log to a guest, when the guests of the demo are removed. */
export async function forgetGuests(tx: Tx): Promise<void> {
  await tx.updateTable("audit_log").set({ guest_id: null }).where("guest_id", "is not", null).execute();
}
