import { isOneOf } from "../../database/lists.ts";
import type { PersonData } from "../person-data.ts";

/**
 * The restaurant's messages with a refusal, and its notes on an order, may name the guest. The reason is kept for the
 * reports; the feed has only ids and times.
 */
export const boardData: PersonData = {
  export: async () => ({}),
  async erase(tx, { orderIds }) {
    if (orderIds.length === 0) return;
    await tx
      .updateTable("order_boards")
      .set({ refusal_message: "", note: "" })
      .where(isOneOf(tx, "order_id", orderIds))
      .where((eb) => eb.or([eb("refusal_message", "!=", ""), eb("note", "!=", "")]))
      .execute();
  },
};
