import type { CustomerId } from "@skatert/domain";
import type { Tx } from "../../../database/tables.ts";
import type { StoredUser } from "../user-repository.ts";

/** A year and a day, so that deleting and re-creating an account gives no earlier gift. */
const waitMs = 366 * 86_400_000;

/** Records under the number's digest that an account deleted at `now` has used its birthday gifts. */
export async function rememberBirthday(tx: Tx, user: StoredUser, person: string, now: number): Promise<void> {
  const until = user.birth === null ? user.birthdayGiftsFrom : new Date(now + waitMs).toISOString().slice(0, 10);
  if (until === null) return;
  await tx
    .insertInto("former_birthdays")
    .values({ person, gifts_from: until })
    .onConflict((conflict) => conflict.column("person").doUpdateSet({ gifts_from: until }))
    .execute();
}

/** Sets the first day of birthday gifts when a deleted number registers again (COUP-4). */
export async function waitForBirthday(tx: Tx, userId: CustomerId, person: string): Promise<void> {
  const former = await tx.deleteFrom("former_birthdays").where("person", "=", person).returningAll().executeTakeFirst();
  if (former === undefined) return;
  await tx.updateTable("users").set({ birthday_gifts_from: former.gifts_from }).where("id", "=", userId).execute();
}
