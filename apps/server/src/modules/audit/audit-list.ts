import type { BranchId } from "@skatert/domain";
import { type SelectQueryBuilder, sql } from "kysely";
import { isOneOf } from "../../database/lists.ts";
import type { Database, Db } from "../../database/tables.ts";
import { searchText } from "./search-text.ts";
import type { AuditTables } from "./tables.ts";

/** The most entries read for one page, so that a search for a rare word does not read the whole log. */
const maxRead = 2_000;
const maxWords = 6;

export type AuditRow = AuditTables["audit_log"];

/** The position at which a page ends. */
export interface AuditCursor {
  readonly at: number;
  readonly id: string;
}

/** Filters of the log; null and "": no such filter. Times in milliseconds, `to` excluded. */
export interface AuditFilter {
  /** The caller's branches; "all" includes entries of no branch. */
  readonly branches: "all" | readonly BranchId[];
  readonly staffId: number | null;
  readonly deviceId: number | null;
  readonly objectKind: string | null;
  readonly objectId: string | null;
  readonly action: string | null;
  readonly words: string;
  readonly from: number | null;
  readonly to: number | null;
  readonly after: AuditCursor | null;
  readonly limit: number;
}

export interface AuditPage {
  readonly rows: readonly AuditRow[];
  /** Continues the search; null: nothing older is left. */
  readonly next: AuditCursor | null;
}

/** A page of the log, newest first. It reads at most 2,000 entries, so it may have fewer than `limit` and a `next`. */
export async function readAudit(db: Db, filter: AuditFilter): Promise<AuditPage> {
  const { rows } = await db.executeQuery(pageQuery(db, filter));
  const shown = rows.slice(0, filter.limit);
  const last = shown.at(-1);
  if (rows.length > filter.limit && last !== undefined) return { rows: shown, next: { at: last.at, id: last.id } };
  const [end] = (await db.executeQuery(lastReadQuery(db, filter))).rows;
  return { rows, next: end ?? null };
}

/** The matching entries among those that an index finds; one more than `limit`. */
export function pageQuery(db: Db, filter: AuditFilter) {
  let page = db
    .selectFrom(foundBy(db, filter).selectAll().limit(maxRead).as("entry"))
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(filter.limit + 1);
  if (filter.branches !== "all") page = page.where(isOneOf(db, "branch_id", filter.branches));
  if (filter.staffId !== null) page = page.where("actor_kind", "=", "staff").where("actor_id", "=", filter.staffId);
  if (filter.deviceId !== null) page = page.where("device_id", "=", filter.deviceId);
  if (filter.objectKind !== null) page = page.where(sql<boolean>`object_kind = ${filter.objectKind}`);
  if (filter.objectId !== null) page = page.where("object_id", "=", filter.objectId);
  if (filter.action !== null) page = page.where("action", "=", filter.action);
  for (const word of searchText(filter.words).split(" ").filter(Boolean).slice(0, maxWords))
    page = page.where(sql<boolean>`words like ${`%${word.replace(/[@%_]/g, "@$&")}%`} escape '@'`);
  return page.compile();
}

/** The oldest entry that a page has read, if it has not reached the end of the log. */
export function lastReadQuery(db: Db, filter: AuditFilter) {
  return foundBy(db, filter)
    .select(["at", "id"])
    .limit(1)
    .offset(maxRead - 1)
    .compile();
}

/** The entries of the narrowest filter that has an index, backwards from the cursor. */
function foundBy(db: Db, filter: AuditFilter): SelectQueryBuilder<Database, "audit_log", object> {
  let found = db.selectFrom("audit_log").orderBy("at", "desc").orderBy("id", "desc");
  const [branch, ...others] = filter.branches === "all" ? [] : filter.branches;
  if (filter.objectKind !== null && filter.objectId !== null)
    found = found.where(sql<boolean>`object_kind = ${filter.objectKind}`).where("object_id", "=", filter.objectId);
  else if (filter.staffId !== null) found = found.where("actor_id", "=", filter.staffId);
  else if (filter.deviceId !== null) found = found.where("device_id", "=", filter.deviceId);
  else if (filter.action !== null) found = found.where("action", "=", filter.action);
  else if (filter.objectKind !== null) found = found.where(sql<boolean>`object_kind = ${filter.objectKind}`);
  else if (branch !== undefined && others.length === 0) found = found.where("branch_id", "=", branch);
  if (filter.from !== null) found = found.where("at", ">=", filter.from);
  if (filter.to !== null) found = found.where("at", "<", filter.to);
  const { after } = filter;
  if (after !== null) found = found.where(sql<boolean>`(at, id) < (${after.at}, ${after.id})`);
  return found;
}
