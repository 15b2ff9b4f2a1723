import { isOneOf } from "../../../database/lists.ts";
import type { Tx } from "../../../database/tables.ts";
import type { JoinedPerson, LeavingPerson, PersonData } from "../../person-data.ts";
import { forgetChanges } from "../changes/stored-changes.ts";
import { forgetOrderWords } from "../lists/order-words.ts";
import type { OrderDetails } from "../stored/order-details.ts";
import { forgetCustomer, joinCustomer } from "./former-customer.ts";

/**
 * Orders remain in the shop's books without name, number and address. The export shows them as their owner sees them.
 */
export const orderData: PersonData = {
  export: async () => ({}),
  async numbers(tx, { userId }) {
    const rows = await tx.selectFrom("orders").select("phone").distinct().where("user_id", "=", userId).execute();
    return rows.map(({ phone }) => phone);
  },
  async join(tx, joined) {
    await joinCustomer(tx, joined.from.phone, joined.to.phone);
    await joinOrders(tx, joined);
  },
  async erase(tx, person) {
    await emptyOrders(tx, person, await forgetCustomer(tx, person.phone, person.person));
  },
};

async function joinOrders(tx: Tx, { from, to, numbers }: JoinedPerson): Promise<void> {
  const accounts = [from.userId, to.userId].filter((id) => id !== null);
  const orders = await tx
    .updateTable("orders")
    .set({ user_id: to.userId })
    .where((eb) =>
      eb.or([isOneOf(tx, "user_id", accounts), eb.and([eb("user_id", "is", null), isOneOf(tx, "phone", numbers)])]),
    )
    .returning(["id", "details"])
    .execute();
  for (const { id, details: json } of orders) {
    const details: OrderDetails = JSON.parse(json);
    if (details.customer === to.phone) continue;
    await tx
      .updateTable("orders")
      .set({ details: JSON.stringify({ ...details, customer: to.phone }) })
      .where("id", "=", id)
      .execute();
  }
}

async function emptyOrders(tx: Tx, { userId }: LeavingPerson, customer: string): Promise<void> {
  const orders = await tx
    .selectFrom("orders")
    .select(["id", "details", "name", "email", "created_at"])
    .where("user_id", "=", userId)
    .execute();
  await forgetOrderWords(tx, orders);
  await forgetChanges(
    tx,
    orders.map(({ id }) => id),
  );
  for (const { id, details } of orders) {
    await tx
      .updateTable("orders")
      .set({ user_id: null, phone: customer, name: "", email: null, details: withoutPerson(details, customer) })
      .where("id", "=", id)
      .execute();
  }
}

/** The order's JSON without address, company, comments, notes, wishes and the names of guests who added dishes. */
function withoutPerson(json: string, customer: string): string {
  type Kept = Pick<OrderDetails, "delivery" | "lines" | "meta" | "terms" | "phone">;
  const { delivery, lines, meta: _meta, terms, phone, ...rest }: Kept = JSON.parse(json);
  return JSON.stringify({
    ...rest,
    lines: lines.map(({ meta: _wishes, ...line }) => unnamed(line)),
    ...(terms === undefined ? {} : { terms: { ...terms, lines: terms.lines.map(unnamed) } }),
    ...(phone === undefined ? {} : { phone: { ...phone, company: null } }),
    customer,
    comment: "",
    delivery: { ...delivery, address: null, coordinates: null },
  });
}

function unnamed<Line extends { readonly person?: string; readonly note?: string }>(line: Line) {
  const { person: _person, note: _note, ...rest } = line;
  return rest;
}
