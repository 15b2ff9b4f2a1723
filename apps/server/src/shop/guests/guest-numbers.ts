import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../database/tables.ts";

/** The number under which a guest is known, for any of the guest's numbers, inside a statement. */
export function knownNumber(number: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`coalesce((select phone from guest_numbers where number = ${number}), ${number})`;
}

/** The statement that tells to which guest a number was joined; no row: it was not. */
export function joinedNumberQuery(db: Db, number: string) {
  return db.selectFrom("guest_numbers").select("phone").where("number", "=", number).compile();
}

/** The number under which a guest is known, E.164, for any of the guest's numbers. */
export async function guestNumberOf(db: Db, number: string): Promise<string> {
  const [joined] = (await db.executeQuery(joinedNumberQuery(db, number))).rows;
  return joined?.phone ?? number;
}

/** All numbers of a guest: the known one first. */
export async function numbersOf(db: Db, phone: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("guest_numbers")
    .select("number")
    .where("phone", "=", phone)
    .orderBy("number")
    .execute();
  return [phone, ...rows.map(({ number }) => number)];
}

/** Makes a guest's numbers those of another guest. */
export async function joinNumbers(tx: Tx, from: string, to: string): Promise<void> {
  await tx.updateTable("guest_numbers").set({ phone: to }).where("phone", "=", from).execute();
  await tx.insertInto("guest_numbers").values({ number: from, phone: to }).execute();
}

export async function forgetNumbers(tx: Tx, phone: string): Promise<void> {
  await tx.deleteFrom("guest_numbers").where("phone", "=", phone).execute();
}
