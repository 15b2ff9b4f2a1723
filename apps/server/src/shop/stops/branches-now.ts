import type { WireStopList } from "@skatert/contract";
import type { BranchId } from "@skatert/domain";
import { type CompiledQuery, sql } from "kysely";
import { isOneOf } from "../../database/lists.ts";
import type { Db } from "../../database/tables.ts";
import { endOf } from "./branch-now.ts";

interface Row {
  readonly branch_id: BranchId;
  readonly kind: "branch" | "method" | "zone";
  readonly target: string;
  readonly message: string;
  readonly ends_at: number;
}

/** The branches that are paused or stopped now, and their stopped methods and zones. */
export function closedQuery(db: Db, branches: readonly BranchId[], now: number): CompiledQuery<Row> {
  const isOurs = isOneOf(db, "branch_id", branches);
  return sql<Row>`
    select branch_id, kind, target, '' as message, ends_at
      from stops where ${isOurs} and ends_at > ${now} and kind in ('branch', 'method', 'zone')
    union all select branch_id, 'branch', '', message, ends_at
      from branch_pauses where ${isOurs} and ends_at > ${now}
    order by branch_id, kind, target`.compile(db);
}

export async function readClosed(
  db: Db,
  branches: readonly BranchId[],
  now: number,
): Promise<NonNullable<WireStopList["closed"]>> {
  const { rows } = await db.executeQuery(closedQuery(db, branches, now));
  return rows.map(({ branch_id, kind, target, message, ends_at }) => {
    const back_at = isoEnd(ends_at);
    return { warehouse_id: branch_id, what: kind, ...(kind === "branch" ? {} : { id: target }), message, back_at };
  });
}

/** The branches that add minutes to an order placed now. */
export function busyQuery(db: Db, branches: readonly BranchId[], now: number) {
  return db
    .selectFrom("branch_pace")
    .select(["branch_id", "extra_minutes", "ends_at"])
    .where(isOneOf(db, "branch_id", branches))
    .where("ends_at", ">", now)
    .where("extra_minutes", ">", 0)
    .orderBy("branch_id")
    .compile();
}

export async function readBusy(
  db: Db,
  branches: readonly BranchId[],
  now: number,
): Promise<NonNullable<WireStopList["busy"]>> {
  const { rows } = await db.executeQuery(busyQuery(db, branches, now));
  return rows.map(({ branch_id, extra_minutes, ends_at }) => ({
    warehouse_id: branch_id,
    extra_minutes,
    until: isoEnd(ends_at),
  }));
}

function isoEnd(endsAt: number): string | null {
  const end = endOf(endsAt);
  return end === null ? null : new Date(end).toISOString();
}
