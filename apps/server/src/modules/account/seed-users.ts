import { readDay, UsersFileSchema } from "@skatert/contract";
import type { Tx } from "../../database/tables.ts";
import { accountPhone } from "../../phone.ts";
import { insertUser } from "./user-repository.ts";

/**
 * Makes the accounts that a shop starts with (`users.json`), with their points and counts of earlier orders.
 * Each id once for good: what exists, or was deleted since, is left alone. Answers how many were made.
 */
export async function seedUsers(tx: Tx, file: unknown, now: number): Promise<number> {
  const users = UsersFileSchema.safeParse(file);
  if (!users.success) return 0;
  let made = 0;
  for (const user of users.data) {
    const id = Number(user.ID);
    const phone = accountPhone(String(user.phone));
    if (phone === null || !(await isFirstTime(tx, id, now))) continue;
    const texts = { name: String(user.name || ""), email: user.email ? String(user.email) : null };
    const isNew = await insertUser(tx, { id, phone, ...texts, birth: readDay(user.birth), createdAt: now });
    if (!isNew) continue;
    made += 1;
    const [points, orders] = [user.bonus, user.orders_count].map((count) => Math.floor(Number(count || 0)));
    await openAccount(tx, { id, phone, points: points ?? 0, orders: orders ?? 0, now });
  }
  return made;
}

async function isFirstTime(tx: Tx, id: number, now: number): Promise<boolean> {
  const inserted = await tx
    .insertInto("seeded_users")
    .values({ id, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

async function openAccount(
  tx: Tx,
  start: {
    readonly id: number;
    readonly phone: string;
    readonly points: number;
    readonly orders: number;
    readonly now: number;
  },
): Promise<void> {
  if (start.points > 0) {
    const entry = { id: `opening:${start.id}`, user_id: start.id, order_id: null, kind: "opening" };
    await tx
      .insertInto("bonus_entries")
      .values({ ...entry, points: start.points, at: start.now })
      .execute();
    await tx
      .insertInto("bonus_accounts")
      .values({ user_id: start.id, balance: start.points })
      .onConflict((conflict) =>
        conflict.column("user_id").doUpdateSet((eb) => ({ balance: eb("bonus_accounts.balance", "+", start.points) })),
      )
      .execute();
  }
  if (start.orders > 0) {
    await tx
      .insertInto("customer_orders")
      .values({ customer: start.phone, orders: start.orders })
      .onConflict((conflict) =>
        conflict.column("customer").doUpdateSet((eb) => ({ orders: eb("customer_orders.orders", "+", start.orders) })),
      )
      .execute();
  }
}
