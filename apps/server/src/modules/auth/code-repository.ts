import { randomUUID, timingSafeEqual } from "node:crypto";
import type { Db, Tx } from "../../database/tables.ts";

const triesOfACode = 5;
const wrongTriesADay = 20;
const day = 24 * 60 * 60_000;

/** Lifetime of a code, seconds. */
export const codeSeconds = 10 * 60;

/** Stores the person's code in place of an earlier one. `codeHash`: see Digests. */
export async function storeCode(db: Db, code: { person: string; codeHash: string; now: number }): Promise<void> {
  const row = { code_hash: code.codeHash, tries_left: triesOfACode, expires_at: code.now + codeSeconds * 1000 };
  await db
    .insertInto("login_codes")
    .values({ person: code.person, ...row })
    .onConflict((conflict) => conflict.column("person").doUpdateSet(row))
    .execute();
  await db.deleteFrom("login_codes").where("expires_at", "<=", code.now).execute();
}

/** Deletes a code that could not be delivered; a newer code is not touched. */
export async function dropCode(db: Db, person: string, codeHash: string): Promise<void> {
  await db.deleteFrom("login_codes").where("person", "=", person).where("code_hash", "=", codeHash).execute();
}

export type CodeTry =
  | { readonly kind: "right" }
  /** Also when there is no code, or its tries or its time are used up, so that the answer reveals nothing. */
  | { readonly kind: "wrong" }
  | { readonly kind: "locked"; readonly waitMs: number };

/**
 * Tries a code. The try is counted before the code is compared, and the row lock admits one try at a time. Of many
 * parallel correct tries one wins, and parallel tries cannot exceed five.
 */
export async function tryCode(tx: Tx, attempt: { person: string; codeHash: string; now: number }): Promise<CodeTry> {
  const { person, now } = attempt;
  const row = await tx
    .updateTable("login_codes")
    .set((eb) => ({ tries_left: eb("tries_left", "-", 1) }))
    .where("person", "=", person)
    .where("tries_left", ">", 0)
    .where("expires_at", ">", now)
    .returning("code_hash")
    .executeTakeFirst();
  if (row === undefined) return { kind: "wrong" };
  const waitMs = await lockOf(tx, person, now);
  if (waitMs > 0) return { kind: "locked", waitMs };
  if (isSame(row.code_hash, attempt.codeHash)) {
    await tx.deleteFrom("login_codes").where("person", "=", person).execute();
    return { kind: "right" };
  }
  await tx
    .deleteFrom("wrong_tries")
    .where("at", "<=", now - day)
    .execute();
  await tx.insertInto("wrong_tries").values({ id: randomUUID(), person, at: now }).execute();
  return { kind: "wrong" };
}

/** Milliseconds until the person may try again after twenty wrong tries in a day; 0: now. */
export async function lockOf(db: Db, person: string, now: number): Promise<number> {
  const oldestThatCounts = await db
    .selectFrom("wrong_tries")
    .select("at")
    .where("person", "=", person)
    .where("at", ">", now - day)
    .orderBy("at", "desc")
    .offset(wrongTriesADay - 1)
    .limit(1)
    .executeTakeFirst();
  return oldestThatCounts === undefined ? 0 : oldestThatCounts.at + day - now;
}

function isSame(stored: string, given: string): boolean {
  const [a, b] = [Buffer.from(stored), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
