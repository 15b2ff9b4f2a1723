import type { Tx } from "../../database/tables.ts";
import type { PersonData } from "../account/person-data.ts";

/** The log names no guest; with the account the link to its entries ends, the one change the log knows (STAFF-4). */
export const auditData: PersonData = {
  export: async () => ({}),
  async erase(tx, { userId }) {
    await tx.updateTable("audit_log").set({ guest_id: null }).where("guest_id", "=", userId).execute();
  },
};

/** Ends every link of the log to a guest, when the guests of the demo are removed. */
export async function forgetGuests(tx: Tx): Promise<void> {
  await tx.updateTable("audit_log").set({ guest_id: null }).where("guest_id", "is not", null).execute();
}
