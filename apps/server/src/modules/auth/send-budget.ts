import { randomUUID } from "node:crypto";
import { queueUp } from "../../database/queue-up.ts";
import type { Tx } from "../../database/tables.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Maximum codes for one number, one network, the block around it and the whole shop. */
const perPerson = [
  { span: minute, max: 1 },
  { span: hour, max: 5 },
  { span: day, max: 10 },
] as const;
const perNetwork = { span: hour, max: 20 } as const;
/** A block may hold many customers of a mobile provider, or one attacker in a data centre. */
const perWideNetwork = { span: hour, max: 60 } as const;

/** Seconds before a person may ask for the next code. */
export const secondsBetweenCodes = minute / 1000;

export interface SendAsk {
  readonly person: string;
  readonly network: string;
  readonly wideNetwork: string;
  readonly now: number;
  /** Maximum codes of the whole shop in an hour, because each one costs money. */
  readonly shopPerHour: number;
  /** The caller has solved a challenge. */
  readonly isProven: boolean;
}

export const SEND_REFUSALS = ["person", "network", "wide-network", "shop", "challenge"] as const;
/**
 * The budget that is spent; `challenge`: more than half of the shop's budget is spent, so a proof of work is needed
 * first.
 */
export type SendRefusal = (typeof SEND_REFUSALS)[number];
export type SendOutcome =
  | { readonly kind: "sent" }
  | { readonly kind: "spent"; readonly refusal: SendRefusal; readonly waitMs: number }
  | { readonly kind: "challenge" };

/**
 * Counts a code against every budget. Budgets slide and are stored, so neither a new code nor a restart renews them. A
 * refused request costs nothing. Once half of the shop's hourly budget is spent, a request needs a proof of work, which
 * slows an attacker down.
 */
export async function takeSend(tx: Tx, ask: SendAsk): Promise<SendOutcome> {
  await queueUp(tx, "login-code");
  await tx
    .deleteFrom("code_sends")
    .where("at", "<=", ask.now - day)
    .execute();
  const spent = await longestWait(tx, ask);
  if (spent !== null) return spent;
  if (!ask.isProven && (await isHalfSpent(tx, ask))) return { kind: "challenge" };
  const { person, network, wideNetwork, now } = ask;
  await tx
    .insertInto("code_sends")
    .values({ id: randomUUID(), person, address: network, wide_network: wideNetwork, at: now })
    .execute();
  return { kind: "sent" };
}

async function longestWait(tx: Tx, ask: SendAsk): Promise<Extract<SendOutcome, { kind: "spent" }> | null> {
  const limits: readonly (Limit & { readonly refusal: SendRefusal })[] = [
    ...perPerson.map((limit) => ({ ...limit, person: ask.person, refusal: "person" as const })),
    { ...perNetwork, address: ask.network, refusal: "network" },
    { ...perWideNetwork, wideNetwork: ask.wideNetwork, refusal: "wide-network" },
    { span: hour, max: ask.shopPerHour, refusal: "shop" },
  ];
  let longest: Extract<SendOutcome, { kind: "spent" }> | null = null;
  for (const limit of limits) {
    const waitMs = await waitFor(tx, limit, ask.now);
    if (waitMs > (longest?.waitMs ?? 0)) longest = { kind: "spent", refusal: limit.refusal, waitMs };
  }
  return longest;
}

async function isHalfSpent(tx: Tx, { now, shopPerHour }: SendAsk): Promise<boolean> {
  return (await waitFor(tx, { span: hour, max: Math.max(1, Math.ceil(shopPerHour / 2)) }, now)) > 0;
}

interface Limit {
  readonly span: number;
  readonly max: number;
  readonly person?: string;
  readonly address?: string;
  readonly wideNetwork?: string;
}

/** Milliseconds until fewer than the maximum of sends are within the span; 0: now. */
async function waitFor(tx: Tx, limit: Limit, now: number): Promise<number> {
  if (limit.max <= 0) return limit.span;
  let query = tx
    .selectFrom("code_sends")
    .select("at")
    .where("at", ">", now - limit.span);
  if (limit.person !== undefined) query = query.where("person", "=", limit.person);
  if (limit.address !== undefined) query = query.where("address", "=", limit.address);
  if (limit.wideNetwork !== undefined) query = query.where("wide_network", "=", limit.wideNetwork);
  const oldestThatCounts = await query
    .orderBy("at", "desc")
    .offset(limit.max - 1)
    .limit(1)
    .executeTakeFirst();
  return oldestThatCounts === undefined ? 0 : oldestThatCounts.at + limit.span - now;
}
