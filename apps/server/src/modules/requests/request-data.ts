import type { CustomerId } from "@skatert/domain";
import type { Tx } from "../../database/tables.ts";
import { isoTime } from "../../ports/clock.ts";
import { numbersOf } from "../../shop/guests/guest-numbers.ts";
import type { PersonData } from "../person-data.ts";

/** Requests and bookings are deleted with the account. */
export const requestData: PersonData = {
  async export(db, { userId, numbers }) {
    const requests = await db
      .selectFrom("requests")
      .select([
        "id",
        "kind",
        "state",
        "name",
        "phone",
        "comment",
        "product_name",
        "place",
        "seats",
        "starts_at",
        "table_number",
        "visit",
        "refusal_reason",
        "refusal_message",
        "created_at",
      ])
      .where((eb) =>
        eb.or([eb("user_id", "=", userId), eb.and([eb("user_id", "is", null), eb("phone", "in", numbers)])]),
      )
      .orderBy("id")
      .execute();
    return {
      requests: requests.map(({ created_at, starts_at, place, product_name, ...request }) => ({
        ...request,
        date: isoTime(created_at),
        dish: product_name,
        place: place === null ? null : JSON.parse(place),
        from: starts_at === null ? null : isoTime(starts_at),
      })),
    };
  },
  async numbers(tx, { userId }) {
    const rows = await tx.selectFrom("requests").select("phone").distinct().where("user_id", "=", userId).execute();
    return rows.map(({ phone }) => phone);
  },
  async join(tx, { from, to, numbers }) {
    if (to.userId === null) return;
    await tx
      .updateTable("requests")
      .set({ user_id: to.userId })
      .where((eb) =>
        eb.or([eb("user_id", "=", from.userId), eb.and([eb("user_id", "is", null), eb("phone", "in", numbers)])]),
      )
      .execute();
  },
  async erase(tx, { userId, phone }) {
    await tx
      .deleteFrom("requests")
      .where((eb) => eb.or([eb("user_id", "=", userId), eb("phone", "=", phone)]))
      .execute();
  },
};

/** Adds to the account the requests that its numbers sent as a guest. */
export async function joinGuestRequests(
  tx: Tx,
  user: { readonly id: CustomerId; readonly phone: string },
): Promise<void> {
  await tx
    .updateTable("requests")
    .set({ user_id: user.id })
    .where("phone", "in", await numbersOf(tx, user.phone))
    .where("user_id", "is", null)
    .execute();
}
