import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database, Db, Tx } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import { tooManyRequests } from "../../plugins/errors.ts";

const minute = 60_000;

export interface PromoGuessDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  /** A keyed digest of where a request came from. */
  readonly networkOf: (address: string) => string;
  readonly perMinute: number;
}

/**
 * Judges a request that carries a promo code, before it is answered. A wrong code is counted against its address;
 * after too many of them in a minute every code from there is refused with 429 and Retry-After, a right one too,
 * or the refusals would tell which is right (quality.md "Secure"). The count lives in the store: it slides, holds
 * across processes and survives a restart.
 */
export type JudgePromo = (guess: { readonly address: string; readonly isKnown: boolean }) => Promise<void>;

export function createPromoGuesses({ db, now, networkOf, perMinute }: PromoGuessDeps): JudgePromo {
  return async ({ address, isKnown }) => {
    const guess = { network: networkOf(address), now: now(), perMinute };
    const waitMs = await waitOf(db, guess);
    if (waitMs > 0) throw tooManyGuesses(waitMs);
    if (isKnown) return;
    const lateMs = await transaction(db, (tx) => takeGuess(tx, guess));
    if (lateMs > 0) throw tooManyGuesses(lateMs);
  };
}

interface Guess {
  readonly network: string;
  readonly now: number;
  readonly perMinute: number;
}

/** Counts a wrong code; the milliseconds until one may be tried where the budget is spent. */
async function takeGuess(tx: Tx, guess: Guess): Promise<number> {
  await queueUp(tx);
  const waitMs = await waitOf(tx, guess);
  if (waitMs > 0) return waitMs;
  await tx
    .deleteFrom("promo_guesses")
    .where("at", "<=", guess.now - minute)
    .execute();
  await tx.insertInto("promo_guesses").values({ id: randomUUID(), address: guess.network, at: guess.now }).execute();
  return 0;
}

/** One at a time: counting first and writing later would let a crowd through. */
async function queueUp(tx: Tx): Promise<void> {
  await tx
    .insertInto("sequences")
    .values({ name: "promo-guess", value: 1 })
    .onConflict((conflict) => conflict.column("name").doUpdateSet((eb) => ({ value: eb("sequences.value", "+", 1) })))
    .execute();
}

/** Milliseconds until fewer than the budget lie within the last minute; 0 when that is so now. */
async function waitOf(db: Db, { network, now, perMinute }: Guess): Promise<number> {
  const oldestThatCounts = await db
    .selectFrom("promo_guesses")
    .select("at")
    .where("address", "=", network)
    .where("at", ">", now - minute)
    .orderBy("at", "desc")
    .offset(perMinute - 1)
    .limit(1)
    .executeTakeFirst();
  return oldestThatCounts === undefined ? 0 : oldestThatCounts.at + minute - now;
}

function tooManyGuesses(waitMs: number) {
  return tooManyRequests("Too many promo codes were tried", "too-many-promo-codes", waitMs);
}
