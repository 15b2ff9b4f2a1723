import { randomUUID } from "node:crypto";
import type { ExpressionBuilder, Kysely } from "kysely";
import { queueUp } from "../../database/queue-up.ts";
import type { Database, Db, Tx } from "../../database/tables.ts";
import { type Send, together } from "../../database/together.ts";
import { transaction } from "../../database/transaction.ts";
import { tooManyRequests } from "../../input/refusal.ts";

const minute = 60_000;
/** The block around a network allows the guesses of this many networks: an IPv6 tunnel alone has 65,536. */
const networksInBlock = 4;

export interface PromoGuessDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  /** Maximum wrong codes of one network. */
  readonly perMinute: number;
}

/** The source of a promo code: keyed digests of the network and of the provider's block around it. */
export interface GuessNetwork {
  readonly own: string;
  readonly wide: string;
}

/**
 * Limits wrong promo codes. A wrong code counts against its network and the block around it. After too many in a minute
 * every code from there is refused with 429 and Retry-After. A correct code is refused too, or the refusal would reveal
 * which code is correct (quality.md "Secure"). The count is in the store: it slides, applies to all processes and
 * survives a restart.
 */
export interface PromoGuesses {
  /** Milliseconds until a network's codes are checked again; 0: now. One statement, sent with others. */
  waitOf(db: Db, send: Send, network: GuessNetwork): Promise<number>;
  /** Throws the 429 of a network that must wait; 0: no wait. */
  requireNoWait(waitMs: number): void;
  /**
   * Counts a wrong code before its request is answered. Throws a 429 if other requests took the last guess meanwhile.
   */
  count(network: GuessNetwork): Promise<void>;
}

export function createPromoGuesses({ db, now, perMinute }: PromoGuessDeps): PromoGuesses {
  const guessOf = (network: GuessNetwork): Guess => ({ network, now: now(), perMinute });
  return {
    waitOf: (connection, send, network) => waitOf(connection, send, guessOf(network)),
    requireNoWait,
    async count(network) {
      requireNoWait(await transaction(db, (tx) => takeGuess(tx, guessOf(network))));
    },
  };
}

interface Guess {
  readonly network: GuessNetwork;
  readonly now: number;
  readonly perMinute: number;
}

/** Counts a wrong code; if the budget is spent, returns the milliseconds until the next try. */
async function takeGuess(tx: Tx, guess: Guess): Promise<number> {
  await queueUp(tx, "promo-guess");
  const waitMs = await together(tx, (send) => waitOf(tx, send, guess));
  if (waitMs > 0) return waitMs;
  await tx
    .deleteFrom("promo_guesses")
    .where("at", "<=", guess.now - minute)
    .execute();
  await tx
    .insertInto("promo_guesses")
    .values([guess.network.own, guess.network.wide].map((address) => ({ id: randomUUID(), address, at: guess.now })))
    .execute();
  return 0;
}

/** Milliseconds until both the network and its block have room; 0: now. */
async function waitOf(db: Db, send: Send, { network, now, perMinute }: Guess): Promise<number> {
  const since = now - minute;
  const [oldest] = await send(
    db
      .selectNoFrom((eb) => [
        oldestThatCounts(eb, { address: network.own, max: perMinute, since }).as("own"),
        oldestThatCounts(eb, { address: network.wide, max: perMinute * networksInBlock, since }).as("wide"),
      ])
      .compile(),
  );
  const waits = [oldest?.own, oldest?.wide].map((at) => (at == null ? 0 : at + minute - now));
  return Math.max(...waits);
}

/** The guess that must be a minute old before another fits into the budget. */
function oldestThatCounts(
  eb: ExpressionBuilder<Database, never>,
  { address, max, since }: { readonly address: string; readonly max: number; readonly since: number },
) {
  return eb
    .selectFrom("promo_guesses")
    .select("at")
    .where("address", "=", address)
    .where("at", ">", since)
    .orderBy("at", "desc")
    .offset(max - 1)
    .limit(1);
}

function requireNoWait(waitMs: number): void {
  if (waitMs > 0) throw tooManyRequests("Too many promo codes were tried", "too-many-promo-codes", waitMs);
}
