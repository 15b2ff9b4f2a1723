import { readDay, UsersFileSchema } from "@skatert/contract";
import type { CustomerId } from "@skatert/domain";
import type { Tx } from "../../database/tables.ts";
import { accountPhone } from "../../input/phone-number.ts";
import { insertUser } from "./user-repository.ts";

/** Initial data of a seeded account in other modules. */
export interface Openings {
  openBalance(
    tx: Tx,
    opening: { readonly userId: CustomerId; readonly points: number; readonly at: number },
  ): Promise<void>;
  /** Sets the count of a number's earlier orders. */
  openCount(tx: Tx, phone: string, orders: number): Promise<void>;
  /** Notes a new account among the guests. */
  noteGuest(tx: Tx, account: { readonly phone: string; readonly name: string; readonly at: number }): Promise<void>;
}

/**
 * Creates the accounts in `users.json` with their points and counts of earlier orders. Each id is created once:
 * existing and deleted accounts are skipped. Returns the number created.
 */
export async function seedUsers(tx: Tx, file: unknown, openings: Openings, now: number): Promise<number> {
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
    await openings.noteGuest(tx, { phone, name: texts.name, at: now });
    const [points, orders] = [user.bonus, user.orders_count].map((count) => Math.floor(Number(count || 0)));
    await openAccount(tx, openings, { id, phone, points: points ?? 0, orders: orders ?? 0, now });
  }
  return made;
}

async function isFirstTime(tx: Tx, id: CustomerId, now: number): Promise<boolean> {
  const inserted = await tx
    .insertInto("seeded_users")
    .values({ id, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

async function openAccount(
  tx: Tx,
  openings: Openings,
  start: {
    readonly id: CustomerId;
    readonly phone: string;
    readonly points: number;
    readonly orders: number;
    readonly now: number;
  },
): Promise<void> {
  const { id: userId, phone, points, orders, now: at } = start;
  if (points > 0) await openings.openBalance(tx, { userId, points, at });
  if (orders > 0) await openings.openCount(tx, phone, orders);
}
