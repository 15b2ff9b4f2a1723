import type { BranchId, InboxKind, OrderId } from "@skatert/domain";
import { sql } from "kysely";
import { isOneOf } from "../../../database/lists.ts";
import { lastInSequence, nextInSequence } from "../../../database/sequences.ts";
import type { Db, Tx } from "../../../database/tables.ts";
import type { StoredItem } from "../tables.ts";

/**
 * The next number of a change. Changes of the inbox are saved one after another, because the number stays locked until
 * the commit: numbers become visible in order. A transaction locks requests and tables before it, and nothing after it.
 */
async function nextChange(tx: Tx): Promise<number> {
  return (await nextInSequence(tx, "inbox", 1).executeTakeFirstOrThrow()).value;
}

/** The number of the last change; 0: none yet. */
export async function lastChange(db: Db): Promise<number> {
  return (await lastInSequence(db, "inbox").executeTakeFirst())?.value ?? 0;
}

export type NewItem = Pick<StoredItem, "kind" | "branch_id" | "request_id" | "order_id" | "at" | "due_at" | "search">;

/** Adds an open item; returns its id. */
export async function insertItem(tx: Tx, item: NewItem): Promise<number> {
  const number = await nextChange(tx);
  const open = { state: "open", outcome: null, reason: null, message: "", ended_at: null, ended_by: null } as const;
  await tx
    .insertInto("inbox_items")
    .values({ ...item, ...open, id: number, changed: number, assignee_id: null, points: 0, version: 1 })
    .execute();
  return number;
}

export type ItemChange = Partial<
  Pick<
    StoredItem,
    "state" | "outcome" | "reason" | "message" | "ended_at" | "ended_by" | "assignee_id" | "due_at" | "points"
  >
>;

/** Changes an item whose version is still the given one; false: somebody else was first. */
export async function changeItem(
  tx: Tx,
  { id, version }: Pick<StoredItem, "id" | "version">,
  change: ItemChange,
): Promise<boolean> {
  const changed = await nextChange(tx);
  const result = await tx
    .updateTable("inbox_items")
    .set({ ...change, version: version + 1, changed })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function itemById(db: Db, id: number): Promise<StoredItem | null> {
  return (await db.selectFrom("inbox_items").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** The items of a request, the newest first. */
export async function itemsOfRequest(db: Db, requestId: number): Promise<readonly StoredItem[]> {
  return db.selectFrom("inbox_items").selectAll().where("request_id", "=", requestId).orderBy("id", "desc").execute();
}

/** Branches whose items are read; items of no branch are read with any. */
export type OfBranches = "all" | readonly BranchId[];

export interface ItemFilter {
  readonly branches: OfBranches;
  readonly kind: InboxKind | null;
  readonly state: StoredItem["state"];
  /** Null: of anybody and nobody. */
  readonly assignee: number | "none" | null;
  /** In small letters; "": any. */
  readonly search: string;
  /** The place after which the page begins: of the last item of the page before. */
  readonly before: { readonly at: number; readonly id: number } | null;
  readonly limit: number;
}

/** Open items by due time, done ones by their end, the latest first. */
export function listQuery(db: Db, filter: ItemFilter) {
  const { state, before } = filter;
  const isOpen = state === "open";
  const time = isOpen ? "due_at" : "ended_at";
  let query = db
    .selectFrom("inbox_items")
    .selectAll()
    .where("state", "=", state)
    .where(inBranches(db, filter.branches));
  if (filter.kind !== null) query = query.where(sql<boolean>`kind = ${filter.kind}`);
  if (filter.assignee === "none") query = query.where("assignee_id", "is", null);
  else if (filter.assignee !== null) query = query.where("assignee_id", "=", filter.assignee);
  if (filter.search !== "") query = query.where("search", "like", `%${escaped(filter.search)}%`);
  if (before !== null)
    query = query.where((eb) =>
      eb(eb.refTuple(time, "id"), isOpen ? ">" : "<", eb.tuple(sql<number>`${before.at}`, before.id)),
    );
  const direction = isOpen ? "asc" : "desc";
  return query.orderBy(time, direction).orderBy("id", direction).limit(filter.limit).compile();
}

/** `_` and `%` of a search would be signs of the pattern. */
function escaped(text: string): string {
  return text.replace(/[%_\\]/g, " ");
}

/** The items that changed after a number, in the order of their changes. */
export function changesQuery(
  db: Db,
  { branches, after, limit }: { readonly branches: OfBranches; readonly after: number; readonly limit: number },
) {
  return db
    .selectFrom("inbox_items")
    .selectAll()
    .where("changed", ">", after)
    .where(inBranches(db, branches))
    .orderBy("changed")
    .limit(limit)
    .compile();
}

export async function openByKind(db: Db, branches: OfBranches): Promise<ReadonlyMap<InboxKind, number>> {
  const rows = await db
    .selectFrom("inbox_items")
    .select(["kind", (eb) => eb.fn.countAll<number>().as("count")])
    .where("state", "=", "open")
    .where(inBranches(db, branches))
    .groupBy("kind")
    .execute();
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
}

function inBranches(db: Db, branches: OfBranches) {
  if (branches === "all") return sql<boolean>`1 = 1`;
  return sql<boolean>`(branch_id is null or ${isOneOf(db, "branch_id", branches)})`;
}

/** Removes the items of deleted requests. */
export async function deleteItems(tx: Tx, requestIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom("inbox_items")
    .where(isOneOf(tx, "request_id", requestIds))
    .execute();
}

/** Removes what the items of reviews say of their guests. */
export async function forgetReviewers(tx: Tx, orderIds: readonly OrderId[]): Promise<void> {
  await tx
    .updateTable("inbox_items")
    .set({ search: "", message: "" })
    .where(isOneOf(tx, "order_id", orderIds))
    .execute();
}

/** Text as items are searched: in small letters, "ё" as "е". */
export function searchText(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е").replace(/\s+/g, " ").trim();
}
