import type { OrderLimitReason } from "@skatert/contract";
import type { CustomerId, OrderId } from "@skatert/domain";
import { type CompiledQuery, sql } from "kysely";
import type { OrderLimits } from "../../../config/limits-env.ts";
import type { Tx } from "../../../database/tables.ts";
import type { Send } from "../../../database/together.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A day allows the orders of this many hours. */
const hoursInDay = 4;
/** The block around a network allows the orders of this many networks: an IPv6 tunnel alone has 65,536. */
const networksInBlock = 4;

/** A phone, an account or a network whose orders are counted, with its limits; 0: no limit. */
export interface LimitedSubject {
  /** A keyed digest or a user id; never personal data. */
  readonly name: string;
  readonly perHour: number;
  readonly unpaid: number;
  readonly ordersReason: OrderLimitReason;
  readonly unpaidReason: OrderLimitReason;
}

export interface LimitRefusal {
  readonly reason: OrderLimitReason;
  /** Milliseconds until the next order is allowed. */
  readonly waitMs: number;
}

/** The network of a guest's order, as keyed digests; see `networkOf` and `wideNetworkOf`. */
export interface SenderNetwork {
  readonly own: string;
  readonly wide: string;
}

export interface Sender {
  readonly userId: CustomerId | null;
  /** A keyed digest of the order's phone number. */
  readonly phone: string;
  /** Null: an integration, whose orders are not counted. */
  readonly network: SenderNetwork | null;
}

/**
 * The limits that an order counts against. A guest's order counts against the number, the network and the block around
 * it. A signed-in shopper's order counts against the account only: the number is verified, so others cannot spend its
 * budget, and a shared network does not block the order.
 */
export function limitedSubjects({ userId, phone, network }: Sender, limits: OrderLimits): readonly LimitedSubject[] {
  if (network === null) return [];
  const byPhone = {
    perHour: limits.perPhone,
    unpaid: limits.unpaidPerPhone,
    ordersReason: "too-many-orders-by-phone",
    unpaidReason: "too-many-unpaid-by-phone",
  } as const;
  const byNetwork = {
    perHour: limits.perNetwork,
    unpaid: limits.unpaidPerNetwork,
    ordersReason: "too-many-orders-by-network",
    unpaidReason: "too-many-unpaid-by-network",
  } as const;
  const subjects: readonly LimitedSubject[] =
    userId === null
      ? [
          { name: `phone ${phone}`, ...byPhone },
          { name: `network ${network.own}`, ...byNetwork },
          {
            ...byNetwork,
            name: `wide network ${network.wide}`,
            perHour: limits.perNetwork * networksInBlock,
            unpaid: limits.unpaidPerNetwork * networksInBlock,
          },
        ]
      : [{ name: `user ${userId}`, ...byPhone }];
  return subjects.filter(({ perHour, unpaid }) => perHour > 0 || unpaid > 0);
}

/**
 * Counts an order against its subjects inside its own transaction, so that a refused order costs nothing. The upsert
 * locks the subject's row, so parallel orders of one subject are counted one by one and cannot exceed a limit together.
 * Phones are locked before networks and networks before blocks, so two orders cannot deadlock. All statements are sent
 * at once. Unpaid orders are read behind the lock and so include every order saved before it.
 */
export async function countOrder(
  tx: Tx,
  send: Send,
  subjects: readonly LimitedSubject[],
  { isUnpaid, now }: { readonly isUnpaid: boolean; readonly now: number },
): Promise<LimitRefusal | null> {
  const refusals = await Promise.all(
    subjects.flatMap((subject) => [
      spendBudget(tx, send, subject, now),
      isUnpaid ? unpaidRefusal(tx, send, subject, now) : null,
    ]),
  );
  return refusals.find((refusal) => refusal !== null) ?? null;
}

async function spendBudget(
  tx: Tx,
  send: Send,
  { name, perHour, ordersReason }: LimitedSubject,
  now: number,
): Promise<LimitRefusal | null> {
  const [used] = await send(
    tx
      .insertInto("order_budgets")
      .values({ subject: name, hour_used: 1, hour_ends: now + hourMs, day_used: 1, day_ends: now + dayMs })
      .onConflict((conflict) =>
        conflict.column("subject").doUpdateSet({
          hour_used: sql`case when order_budgets.hour_ends <= ${now} then 1 else order_budgets.hour_used + 1 end`,
          hour_ends: sql`case when order_budgets.hour_ends <= ${now} then excluded.hour_ends else order_budgets.hour_ends end`,
          day_used: sql`case when order_budgets.day_ends <= ${now} then 1 else order_budgets.day_used + 1 end`,
          day_ends: sql`case when order_budgets.day_ends <= ${now} then excluded.day_ends else order_budgets.day_ends end`,
        }),
      )
      .returning(["hour_used", "hour_ends", "day_used", "day_ends"])
      .compile(),
  );
  if (perHour === 0 || used === undefined) return null;
  if (used.day_used > perHour * hoursInDay) return { reason: ordersReason, waitMs: used.day_ends - now };
  return used.hour_used > perHour ? { reason: ordersReason, waitMs: used.hour_ends - now } : null;
}

/** Time until the first waiting order is paid or cancelled. */
async function unpaidRefusal(
  tx: Tx,
  send: Send,
  { name, unpaid, unpaidReason }: LimitedSubject,
  now: number,
): Promise<LimitRefusal | null> {
  if (unpaid === 0) return null;
  const waiting = await send(
    tx
      .selectFrom("unpaid_orders")
      .select("ends_at")
      .where("subject", "=", name)
      .orderBy("ends_at")
      .limit(unpaid)
      .compile(),
  );
  const [first] = waiting;
  if (first === undefined || waiting.length < unpaid) return null;
  return { reason: unpaidReason, waitMs: Math.max(1_000, first.ends_at - now) };
}

/** The statements that record an order as unpaid until `endsAt`, milliseconds. */
export function unpaidInserts(
  tx: Tx,
  subjects: readonly LimitedSubject[],
  { id, endsAt }: { readonly id: OrderId; readonly endsAt: number },
): readonly CompiledQuery<unknown>[] {
  if (subjects.length === 0) return [];
  const rows = subjects.map(({ name }) => ({ order_id: id, subject: name, ends_at: endsAt }));
  return [tx.insertInto("unpaid_orders").values(rows).compile()];
}

/** Call this on every move of an order, because the order no longer awaits payment. */
export async function forgetUnpaid(tx: Tx, orderId: OrderId): Promise<void> {
  await tx.deleteFrom("unpaid_orders").where("order_id", "=", orderId).execute();
}
