import { randomUUID } from "node:crypto";
import type { WheelSegment } from "@skatert/contract";
import type { CustomerId } from "@skatert/domain";
import type { Db, Tx } from "../../database/tables.ts";

/** A period of the wheel and its number of turns. */
export interface TurnRight {
  /** Digest of the number, so that a person who leaves and returns gets no new turns. */
  readonly person: string;
  /** "once", "order" or "day:2026-03-01". */
  readonly period: string;
  readonly allowed: number;
}

export interface DrawnSegment {
  readonly id: string;
  readonly segment: WheelSegment;
  readonly at: number;
}

/** Uses up a turn; false if none is left, however many parallel requests there are. */
export async function takeTurn(tx: Tx, right: TurnRight): Promise<boolean> {
  const { person, period, allowed } = right;
  await tx
    .insertInto("wheel_turns")
    .values({ person, period, used: 0 })
    .onConflict((conflict) => conflict.columns(["person", "period"]).doNothing())
    .execute();
  const result = await tx
    .updateTable("wheel_turns")
    .set((eb) => ({ used: eb("used", "+", 1) }))
    .where("person", "=", person)
    .where("period", "=", period)
    .where("used", "<", allowed)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function turnsLeft(db: Db, { person, period, allowed }: TurnRight): Promise<number> {
  const row = await db
    .selectFrom("wheel_turns")
    .select("used")
    .where("person", "=", person)
    .where("period", "=", period)
    .executeTakeFirst();
  return Math.max(0, allowed - (row?.used ?? 0));
}

export async function storeResult(
  tx: Tx,
  userId: CustomerId,
  segment: WheelSegment,
  at: number,
): Promise<DrawnSegment> {
  const id = randomUUID();
  await tx
    .insertInto("wheel_results")
    .values({ id, user_id: userId, segment: JSON.stringify(segment), at })
    .execute();
  return { id, segment, at };
}

/** Null before the first turn. */
export async function lastResult(db: Db, userId: CustomerId): Promise<DrawnSegment | null> {
  const row = await db
    .selectFrom("wheel_results")
    .select(["id", "segment", "at"])
    .where("user_id", "=", userId)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const segment: WheelSegment = JSON.parse(row.segment);
  return { id: row.id, segment, at: row.at };
}
