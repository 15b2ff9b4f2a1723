import { isOneOf } from "../../../database/lists.ts";
import type { PersonData } from "../../person-data.ts";

/** Refunds remain in the books with their orders, without the staff's reasons, which may name the guest. */
export const refundData: PersonData = {
  export: async () => ({}),
  async erase(tx, { orderIds }) {
    await tx
      .updateTable("refunds")
      .set({ reason: "" })
      .where(isOneOf(tx, "order_id", orderIds))
      .execute();
  },
};
