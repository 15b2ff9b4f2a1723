import { isOneOf } from "../../../database/lists.ts";
import type { Db } from "../../../database/tables.ts";
import { tooManyRequests } from "../../../input/refusal.ts";

const minute = 60_000;

/** Guesses in a window of time, which begins with the first. */
export interface GuessLimit {
  readonly max: number;
  readonly spanMs: number;
}

/** A person's budget is small; a restaurant's staff share one network or tablet. */
export const guessLimits = {
  person: { max: 10, spanMs: 15 * minute },
  place: { max: 60, spanMs: 15 * minute },
  /** Challenges of passkeys, which a page may request when it opens. */
  passkey: { max: 300, spanMs: 15 * minute },
} as const satisfies Record<string, GuessLimit>;

/** The subjects of a guess as keyed digests, because the store keeps no address and no mistyped login. */
export interface Guesser {
  /** The person at this place. */
  readonly person: string;
  /** The place over all people. */
  readonly place: string;
}

/**
 * Counts a guess before it is checked, so that parallel guesses cannot exceed the limits in any process. Throws 429
 * with Retry-After when a budget is spent (STAFF-1).
 */
export async function takeGuess(db: Db, { person, place }: Guesser, now: number): Promise<void> {
  await takeGuessOf(db, place, guessLimits.place, now);
  await takeGuessOf(db, person, guessLimits.person, now);
}

/** Returns the budgets after a right answer, because only wrong guesses count. */
export async function giveBackGuess(db: Db, { person, place }: Guesser): Promise<void> {
  await forgiveGuesses(db, { all: [person], one: [place] });
}

/** Returns all guesses of some subjects, and one of others. */
export async function forgiveGuesses(
  db: Db,
  { all, one }: { readonly all: readonly string[]; readonly one: readonly string[] },
): Promise<void> {
  await db
    .deleteFrom("staff_guesses")
    .where(isOneOf(db, "subject", all))
    .execute();
  await db
    .updateTable("staff_guesses")
    .set((eb) => ({ used: eb("used", "-", 1) }))
    .where(isOneOf(db, "subject", one))
    .where("used", ">", 0)
    .execute();
}

/** Counts a guess of one subject; throws 429 with Retry-After when its budget is spent. */
export async function takeGuessOf(db: Db, subject: string, { max, spanMs }: GuessLimit, now: number): Promise<void> {
  const taken = await db
    .insertInto("staff_guesses")
    .values({ subject, used: 1, ends: now + spanMs })
    .onConflict((conflict) =>
      conflict
        .column("subject")
        .doUpdateSet((eb) => ({
          used: eb
            .case()
            .when("staff_guesses.ends", "<=", now)
            .then(1)
            .else(eb("staff_guesses.used", "+", 1))
            .end(),
          ends: eb
            .case()
            .when("staff_guesses.ends", "<=", now)
            .then(now + spanMs)
            .else(eb.ref("staff_guesses.ends"))
            .end(),
        }))
        .where((eb) => eb.or([eb("staff_guesses.ends", "<=", now), eb("staff_guesses.used", "<", max)])),
    )
    .returning("used")
    .executeTakeFirst();
  if (taken !== undefined) return;
  const row = await db.selectFrom("staff_guesses").select("ends").where("subject", "=", subject).executeTakeFirst();
  throw tooManyRequests("Too many attempts to sign in", "too-many-tries", (row?.ends ?? now) - now);
}
