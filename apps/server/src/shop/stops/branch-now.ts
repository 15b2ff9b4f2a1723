import { findDeliveryMethod, type StopKind } from "@skatert/contract";
import type { BranchId, BranchNow, Stop, StopTarget } from "@skatert/domain";
import { type CompiledQuery, sql } from "kysely";
import type { Db } from "../../database/tables.ts";
import { never } from "./tables.ts";

interface Row {
  readonly kind: StopKind | "pace" | "pause";
  readonly target: string;
  readonly ends_at: number;
  /** For a stop: whether it ends with the business day. For a pace: its minutes. */
  readonly amount: number;
  readonly express: number;
  readonly message: string;
}

/** A branch's active stops, pace and pause, in one statement, because every quote and order reads them. */
export function branchNowQuery(db: Db, branchId: BranchId, now: number): CompiledQuery<Row> {
  return sql<Row>`
    select kind, target, ends_at, business_day as amount, 1 as express, '' as message
      from stops where branch_id = ${branchId} and ends_at > ${now}
    union all select 'pace', '', ends_at, extra_minutes, express, ''
      from branch_pace where branch_id = ${branchId} and ends_at > ${now}
    union all select 'pause', '', ends_at, 0, 1, message
      from branch_pauses where branch_id = ${branchId} and ends_at > ${now}`.compile(db);
}

export function branchNowOf(rows: readonly Row[], branchId: BranchId): BranchNow {
  const pace = rows.find(({ kind }) => kind === "pace");
  const pause = rows.find(({ kind }) => kind === "pause");
  return {
    stops: rows.flatMap((row) => stopOf(row, branchId)),
    pace:
      pace === undefined
        ? null
        : { extraMinutes: pace.amount, express: pace.express === 1, until: endOf(pace.ends_at) },
    pause: pause === undefined ? null : { message: pause.message, until: endOf(pause.ends_at) },
  };
}

export async function readBranchNow(db: Db, branchId: BranchId, now: number): Promise<BranchNow> {
  const { rows } = await db.executeQuery(branchNowQuery(db, branchId, now));
  return branchNowOf(rows, branchId);
}

function stopOf({ kind, target, ends_at, amount }: Row, branchId: BranchId): readonly Stop[] {
  if (kind === "pace" || kind === "pause") return [];
  const stopped = targetOf(kind, target);
  return stopped === null
    ? []
    : [{ target: stopped, branchId, until: endOf(ends_at), endsWithBusinessDay: amount === 1 }];
}

/** A target from its stored or sent form; null for a method or number that does not exist. */
export function targetOf(kind: StopKind, id: string): StopTarget | null {
  if (kind === "zone") return { kind, id };
  if (kind === "method") {
    const method = findDeliveryMethod(id);
    return method === null ? null : { kind, id: method };
  }
  const number = Number(id);
  return Number.isSafeInteger(number) && number >= 0 ? { kind, id: number } : null;
}

/** Null: without an end. */
export function endOf(endsAt: number): number | null {
  return endsAt === never ? null : endsAt;
}
