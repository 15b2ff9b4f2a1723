import type { Tx } from "../../../database/tables.ts";
import type { LeavingPerson, PersonData } from "../../account/person-data.ts";
import { forgetOrderWords } from "../lists/order-words.ts";
import type { OrderDetails } from "../stored/order-details.ts";
import { forgetCustomer } from "./former-customer.ts";

/**
 * Orders remain in the shop's books without name, number and address. The export shows them as their owner sees them.
 */
export const orderData: PersonData = {
  export: async () => ({}),
  async numbers(tx, { userId }) {
    const rows = await tx.selectFrom("orders").select("phone").distinct().where("user_id", "=", userId).execute();
    return rows.map(({ phone }) => phone);
  },
  async erase(tx, person) {
    await emptyOrders(tx, person, await forgetCustomer(tx, person.phone, person.person));
  },
};

async function emptyOrders(tx: Tx, { userId }: LeavingPerson, customer: string): Promise<void> {
  const orders = await tx
    .selectFrom("orders")
    .select(["id", "details", "name", "email", "created_at"])
    .where("user_id", "=", userId)
    .execute();
  await forgetOrderWords(tx, orders);
  for (const { id, details } of orders) {
    await tx
      .updateTable("orders")
      .set({ user_id: null, phone: customer, name: "", email: null, details: withoutPerson(details, customer) })
      .where("id", "=", id)
      .execute();
  }
}

/** The order's JSON without address, comments, notes, wishes and the names of guests who added dishes. */
function withoutPerson(json: string, customer: string): string {
  const { delivery, lines, meta: _meta, ...rest }: Pick<OrderDetails, "delivery" | "lines" | "meta"> = JSON.parse(json);
  return JSON.stringify({
    ...rest,
    lines: lines.map(({ person: _person, note: _note, meta: _wishes, ...line }) => line),
    customer,
    comment: "",
    delivery: { ...delivery, address: null, coordinates: null },
  });
}
