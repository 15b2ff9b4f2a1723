import { sql } from "kysely";
import type { Tx } from "../../database/tables.ts";
import { isoTime } from "../../ports/clock.ts";
import { formerName } from "../../shop/guests/former-name.ts";
import { blockOf, renameBlock } from "../../shop/guests/guest-blocks.ts";
import { forgetNumbers, joinNumbers, numbersOf } from "../../shop/guests/guest-numbers.ts";
import type { PersonData } from "../person-data.ts";
import type { CountOrders } from "./guest-parts.ts";
import { recountGuest } from "./known-guests.ts";
import type { GuestsTables } from "./tables.ts";

/**
 * The staff's notes about a guest and other numbers. A block stays under the pseudonyms of all numbers, so that nobody
 * ends it by a deletion; its reason, which may name the guest, goes.
 */
export const createGuestData = (countOrders: CountOrders): PersonData => ({
  async export(db, { numbers }) {
    const notes = await db
      .selectFrom("guest_notes")
      .select(["text", "at"])
      .where("phone", "in", numbers)
      .orderBy("at")
      .execute();
    const blocks = await Promise.all(numbers.map((number) => blockOf(db, number)));
    return {
      numbers,
      staff_notes: notes.map(({ text, at }) => ({ text, date: isoTime(at) })),
      blocks: blocks.flatMap((block) => (block === null ? [] : [{ reason: block.reason, date: isoTime(block.at) }])),
    };
  },
  numbers: (tx, { phone }) => numbersOf(tx, phone),
  async join(tx, { from, to }) {
    await renameBlock(tx, from.phone, [to.phone]);
    await tx.updateTable("guest_notes").set({ phone: to.phone }).where("phone", "=", from.phone).execute();
    await sql`insert into guest_branches (phone, branch_id)
      select cast(${to.phone} as text), branch_id from guest_branches where phone = ${from.phone}
      on conflict do nothing`.execute(tx);
    await tx.deleteFrom("guest_branches").where("phone", "=", from.phone).execute();
    await joinNumbers(tx, from.phone, to.phone);
    const given = await tx.deleteFrom("guests").where("phone", "=", from.phone).returningAll().executeTakeFirst();
    if (given !== undefined) await joinRow(tx, to.phone, given);
    if (from.userId !== null && to.userId !== null)
      await tx.updateTable("manual_points").set({ user_id: to.userId }).where("user_id", "=", from.userId).execute();
    await recountGuest(tx, to.phone, countOrders);
  },
  async erase(tx, { phone, persons, userId }) {
    await renameBlock(tx, phone, persons.map(formerName), { keepReason: false });
    await tx.deleteFrom("manual_points").where("user_id", "=", userId).execute();
    for (const table of ["guest_notes", "guest_branches", "guests"] as const)
      await tx.deleteFrom(table).where("phone", "=", phone).execute();
    await forgetNumbers(tx, phone);
  },
});

async function joinRow(tx: Tx, phone: string, { name, folded, seen_at }: GuestsTables["guests"]): Promise<void> {
  const kept = await tx.selectFrom("guests").selectAll().where("phone", "=", phone).executeTakeFirst();
  if (kept === undefined) return;
  await tx
    .updateTable("guests")
    .set({
      ...(kept.name === "" && { name, folded }),
      seen_at: Math.max(kept.seen_at, seen_at),
    })
    .where("phone", "=", phone)
    .execute();
}
