import type { PersonData } from "../account/person-data.ts";

/** The log names no guest; with the account the link to its entries ends, the one change the log knows (STAFF-4). */
export const auditData: PersonData = {
  export: async () => ({}),
  async erase(tx, { userId }) {
    await tx.updateTable("audit_log").set({ guest_id: null }).where("guest_id", "=", userId).execute();
  },
};
