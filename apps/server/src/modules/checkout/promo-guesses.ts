import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database, Db, Tx } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import { tooManyRequests } from "../../plugins/errors.ts";

const minute = 60_000;
/** The block around a network allows this many networks' worth: an IPv6 tunnel alone has 65,536 networks. */
const networksInBlock = 4;

export interface PromoGuessDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  /** A keyed digest of where a request came from. */
  readonly networkOf: (address: string) => string;
  /** The same of the provider's block around it. */
  readonly wideNetworkOf: (address: string) => string;
  readonly perMinute: number;
}

/**
 * Judges a request that carries a promo code, before it is answered. A wrong code is counted against its network and the
 * block around it; after too many of them in a minute every code from there is refused with 429 and Retry-After, a right one too,
 * or the refusals would tell which is right (quality.md "Secure"). The count lives in the store: it slides, holds
 * across processes and survives a restart.
 */
export type JudgePromo = (guess: { readonly address: string; readonly isKnown: boolean }) => Promise<void>;

export function createPromoGuesses({ db, now, networkOf, wideNetworkOf, perMinute }: PromoGuessDeps): JudgePromo {
  return async ({ address, isKnown }) => {
    const guess = {
      now: now(),
      budgets: [
        { name: networkOf(address), most: perMinute },
        { name: wideNetworkOf(address), most: perMinute * networksInBlock },
      ],
    };
    const waitMs = await waitOf(db, guess);
    if (waitMs > 0) throw tooManyGuesses(waitMs);
    if (isKnown) return;
    const lateMs = await transaction(db, (tx) => takeGuess(tx, guess));
    if (lateMs > 0) throw tooManyGuesses(lateMs);
  };
}

interface Budget {
  /** A keyed digest. */
  readonly name: string;
  /** Wrong codes in a minute. */
  readonly most: number;
}

interface Guess {
  readonly now: number;
  readonly budgets: readonly Budget[];
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
  await tx
    .insertInto("promo_guesses")
    .values(guess.budgets.map(({ name }) => ({ id: randomUUID(), address: name, at: guess.now })))
    .execute();
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

/** Milliseconds until every budget has room; 0 when that is so now. */
async function waitOf(db: Db, { now, budgets }: Guess): Promise<number> {
  let longest = 0;
  for (const budget of budgets) longest = Math.max(longest, await waitOfOne(db, budget, now));
  return longest;
}

/** Milliseconds until fewer than the budget lie within the last minute. */
async function waitOfOne(db: Db, { name, most }: Budget, now: number): Promise<number> {
  const oldestThatCounts = await db
    .selectFrom("promo_guesses")
    .select("at")
    .where("address", "=", name)
    .where("at", ">", now - minute)
    .orderBy("at", "desc")
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return oldestThatCounts === undefined ? 0 : oldestThatCounts.at + minute - now;
}

function tooManyGuesses(waitMs: number) {
  return tooManyRequests("Too many promo codes were tried", "too-many-promo-codes", waitMs);
}
