import { randomUUID } from "node:crypto";
import type { Tx } from "../../database/tables.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Sends allowed for one number, one network and the whole shop (quality.md "Secure"). */
const perPerson = [
  { span: minute, most: 1 },
  { span: hour, most: 5 },
  { span: day, most: 10 },
] as const;
const perNetwork = { span: hour, most: 20 } as const;

/** Seconds before a person may ask for the next code. */
export const secondsBetweenCodes = minute / 1000;

export interface SendAsk {
  readonly person: string;
  readonly network: string;
  readonly now: number;
  /** Codes the whole shop may send in an hour: each costs money. */
  readonly shopPerHour: number;
}

/**
 * Counts a send against every budget; null when it may go, else the milliseconds until it may.
 * Budgets slide and live in the store: neither a new code nor a restart renews them. A refused ask costs nothing.
 */
export async function takeSend(tx: Tx, ask: SendAsk): Promise<number | null> {
  await queueUp(tx);
  await tx
    .deleteFrom("code_sends")
    .where("at", "<=", ask.now - day)
    .execute();
  const limits: readonly Limit[] = [
    ...perPerson.map((limit) => ({ ...limit, person: ask.person })),
    { ...perNetwork, address: ask.network },
    { span: hour, most: ask.shopPerHour },
  ];
  let wait = 0;
  for (const limit of limits) wait = Math.max(wait, await waitFor(tx, limit, ask.now));
  if (wait > 0) return wait;
  await tx
    .insertInto("code_sends")
    .values({ id: randomUUID(), person: ask.person, address: ask.network, at: ask.now })
    .execute();
  return null;
}

/** One at a time: counting first and writing later would let a crowd through. */
async function queueUp(tx: Tx): Promise<void> {
  await tx
    .insertInto("sequences")
    .values({ name: "login-code", value: 1 })
    .onConflict((conflict) => conflict.column("name").doUpdateSet((eb) => ({ value: eb("sequences.value", "+", 1) })))
    .execute();
}

interface Limit {
  readonly span: number;
  readonly most: number;
  readonly person?: string;
  readonly address?: string;
}

/** Milliseconds until fewer than `most` sends lie within the span; 0 when that is so now. */
async function waitFor(tx: Tx, limit: Limit, now: number): Promise<number> {
  if (limit.most <= 0) return limit.span;
  let query = tx
    .selectFrom("code_sends")
    .select("at")
    .where("at", ">", now - limit.span);
  if (limit.person !== undefined) query = query.where("person", "=", limit.person);
  if (limit.address !== undefined) query = query.where("address", "=", limit.address);
  const oldestThatCounts = await query
    .orderBy("at", "desc")
    .offset(limit.most - 1)
    .limit(1)
    .executeTakeFirst();
  return oldestThatCounts === undefined ? 0 : oldestThatCounts.at + limit.span - now;
}
