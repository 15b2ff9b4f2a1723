import type { WireStopList } from "@skatert/contract";
import type { WarehouseId } from "@skatert/domain";
import { type CompiledQuery, sql } from "kysely";
import { isOneOf } from "../../database/lists.ts";
import type { Db } from "../../database/tables.ts";
import { endOf } from "./branch-now.ts";

interface Row {
  readonly branch_id: WarehouseId;
  readonly kind: "branch" | "method" | "zone";
  readonly target: string;
  readonly message: string;
  readonly ends_at: number;
}

/** The branches that are paused or stopped now, and their stopped methods and zones. */
export function closedQuery(db: Db, branches: readonly WarehouseId[], now: number): CompiledQuery<Row> {
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
  branches: readonly WarehouseId[],
  now: number,
): Promise<NonNullable<WireStopList["closed"]>> {
  const { rows } = await db.executeQuery(closedQuery(db, branches, now));
  return rows.map(({ branch_id, kind, target, message, ends_at }) => {
    const end = endOf(ends_at);
    const back_at = end === null ? null : new Date(end).toISOString();
    return { warehouse_id: branch_id, what: kind, ...(kind === "branch" ? {} : { id: target }), message, back_at };
  });
}
