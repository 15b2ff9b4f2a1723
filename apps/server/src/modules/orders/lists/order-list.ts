import type { BranchId, CustomerId, OrderId, OrderStage } from "@skatert/domain";
import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import { isOneOf } from "../../../database/lists.ts";
import type { Db } from "../../../database/tables.ts";
import { ordersIn } from "../stored/order-repository.ts";
import type { StoredOrder } from "../stored/stored-order.ts";
import type { OrderCounts } from "./count-orders.ts";
import { type OrderSearch, readSearch } from "./order-search.ts";
import { hasWord, leadFirst } from "./word-conditions.ts";

export type OrderSort = "created" | "changed" | "number";

export interface OrderFilter {
  /** Null: all. */
  readonly stages: readonly OrderStage[] | null;
  readonly userId: CustomerId | null;
  /** Null: of every branch. */
  readonly branches: readonly BranchId[] | null;
  /** Created strictly after and before, milliseconds. */
  readonly after: number | null;
  readonly before: number | null;
  /** Words of the name, the whole phone or e-mail, or the order number; empty: all. */
  readonly search: string;
  /** Only and without these numbers; absent: of any number. */
  readonly include?: readonly OrderId[] | null;
  readonly exclude?: readonly OrderId[] | null;
  /** Changed strictly after and before, milliseconds. */
  readonly changedAfter?: number | null;
  readonly changedBefore?: number | null;
  /** By creation unless it says otherwise. */
  readonly sortBy?: OrderSort;
  readonly oldestFirst: boolean;
  /** The first order, in place of the page; absent: by the page. */
  readonly offset?: number | null;
  readonly page: number;
  readonly perPage: number;
}

/** One page with the count of all matches; newest first unless the filter says otherwise. */
export async function listOrders(
  db: Db,
  counts: OrderCounts,
  filter: OrderFilter,
): Promise<{ readonly orders: readonly StoredOrder[]; readonly total: number }> {
  const total = await totalOf(db, counts, filter);
  const ids = await idsOf(db, filter, total);
  if (ids.length === 0) return { orders: [], total };
  const byId = new Map((await ordersIn(db, ids)).map((order) => [order.id, order]));
  return { orders: ids.map((id) => byId.get(id)).filter((order) => order !== undefined), total };
}

async function totalOf(db: Db, counts: OrderCounts, filter: OrderFilter): Promise<number> {
  const { stages, userId, branches, after, before, search } = filter;
  const isWhole =
    userId === null && branches === null && after === null && before === null && search === "" && !isNarrowed(filter);
  if (isWhole && stages === null) return counts.all();
  if (isWhole && stages?.every((stage) => stage === "handed-over")) return counts.handedOver();
  const { rows } = await db.executeQuery(countQuery(db, filter));
  return Number(rows[0]?.count ?? 0);
}

/** A filter that is not by creation, customer, branch or words. */
function isNarrowed({ include, exclude, changedAfter, changedBefore }: OrderFilter): boolean {
  return [include, exclude, changedAfter, changedBefore].some((given) => given != null);
}

/** The ids of a page. A page in the second half is read from the end of the list. */
async function idsOf(db: Db, filter: OrderFilter, total: number): Promise<readonly OrderId[]> {
  const offset = filter.offset ?? (filter.page - 1) * filter.perPage;
  const limit = Math.min(filter.perPage, total - offset);
  if (limit <= 0) return [];
  const isNearEnd = offset > total / 2;
  const slice = isNearEnd
    ? { oldestFirst: !filter.oldestFirst, limit, offset: total - offset - limit }
    : { oldestFirst: filter.oldestFirst, limit, offset };
  const { rows } = await db.executeQuery(pageQuery(db, filter, slice));
  const ids = rows.map(({ id }) => id);
  return isNearEnd ? ids.reverse() : ids;
}

/** Counts matches. Reads an index alone, unless a stage is combined with a name. */
export function countQuery(db: Db, filter: OrderFilter): CompiledQuery<{ count: number }> {
  const { table, condition } = sourceOf(db, filter, readSearch(filter.search), filter.stages);
  return sql<{ count: number }>`select count(*) as count from ${table} where ${condition}`.compile(db);
}

export interface Slice {
  readonly oldestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** The ids of one slice of the list, in list order; reads an index alone, as countQuery does. */
export function pageQuery(db: Db, filter: OrderFilter, { oldestFirst, limit, offset }: Slice) {
  const search = readSearch(filter.search);
  const direction = sql.raw(oldestFirst ? "asc" : "desc");
  const part = (stages: readonly OrderStage[] | null, max: number, from: number) => {
    const { table, id, sort, condition } = sourceOf(db, filter, search, stages);
    return sql`select ${id} as id, ${sort} as at from ${table} where ${condition}
      order by ${sort} ${direction}, ${id} ${direction} limit ${max} offset ${from}`;
  };
  if (!mergesStages(filter, search)) {
    return sql<{ id: OrderId }>`select id from (${part(filter.stages, limit, offset)}) as page`.compile(db);
  }
  // Each stage is read from its index in list order. One scan over all stages would read the whole history.
  const parts = [...new Set(filter.stages)].map(
    (stage) => sql`select * from (${part([stage], offset + limit, 0)}) as ${sql.ref(stage)}`,
  );
  return sql<{ id: OrderId }>`select id from (${sql.join(parts, sql` union all `)}) as merged
    order by at ${direction}, id ${direction} limit ${limit} offset ${offset}`.compile(db);
}

/** Several stages and no other filter that narrows the list to a few rows. */
function mergesStages(
  filter: OrderFilter,
  search: OrderSearch,
): filter is OrderFilter & { readonly stages: readonly OrderStage[] } {
  return (
    filter.stages !== null &&
    filter.stages.length > 1 &&
    filter.userId === null &&
    search.kind === "none" &&
    !isNarrowed(filter) &&
    (filter.sortBy ?? "created") === "created"
  );
}

interface Source {
  readonly table: RawBuilder<unknown>;
  readonly id: RawBuilder<number>;
  /** The value by which the list is sorted. */
  readonly sort: RawBuilder<number>;
  readonly condition: RawBuilder<unknown>;
}

/** The source of a list. The most selective filter leads; a stage is then compared, not looked up. */
function sourceOf(db: Db, filter: OrderFilter, search: OrderSearch, stages: readonly OrderStage[] | null): Source {
  const [first, ...others] = search.kind === "words" ? leadFirst(search.words) : [];
  const isByWord = first !== undefined;
  const at = sql<number>`${sql.ref(isByWord ? "lead.created_at" : "o.created_at")}`;
  const id = sql<number>`${sql.ref(isByWord ? "lead.order_id" : "o.id")}`;
  const { include = null, exclude = null, changedAfter = null, changedBefore = null, sortBy = "created" } = filter;
  const isByChange = changedAfter !== null || changedBefore !== null;
  const isNarrow = isByWord || search.kind !== "none" || filter.userId !== null || include !== null || isByChange;
  const needsOrder =
    stages !== null || filter.userId !== null || filter.branches !== null || isByChange || sortBy === "changed";
  const conditions = [
    ...(isByWord ? [sql`lead.word = ${first}`] : []),
    ...others.map((word) => hasWord(word, at, id)),
    ...(search.kind === "number" ? [sql`${id} = ${search.id}`] : []),
    ...(search.kind === "phone" ? [sql`o.phone = ${search.phone}`] : []),
    ...(filter.userId === null ? [] : [sql`o.user_id = ${filter.userId}`]),
    ...(stages === null ? [] : [stageCondition(db, stages, isNarrow)]),
    ...(filter.branches === null ? [] : [isOneOf(db, sql`(o.warehouse_id + 0)`, filter.branches)]),
    ...(include === null ? [] : [isOneOf(db, id, include)]),
    ...(exclude === null ? [] : [sql`not ${isOneOf(db, id, exclude)}`]),
    ...(filter.after === null ? [] : [sql`${at} > ${filter.after}`]),
    ...(filter.before === null ? [] : [sql`${at} < ${filter.before}`]),
    ...(changedAfter === null ? [] : [sql`o.updated_at > ${changedAfter}`]),
    ...(changedBefore === null ? [] : [sql`o.updated_at < ${changedBefore}`]),
  ];
  const byWord = needsOrder
    ? sql`order_words as lead join orders as o on o.id = lead.order_id`
    : sql`order_words as lead`;
  return {
    table: isByWord ? byWord : sql`orders as o`,
    id,
    sort: sortOf(sortBy, { at, id, isByChange }),
    condition: conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `),
  };
}

/** Changed orders are few, so they are found by their index and then sorted; `+ 0` keeps the sort off its own index. */
function sortOf(
  sortBy: OrderSort,
  { at, id, isByChange }: { readonly isByChange: boolean } & Readonly<Record<"at" | "id", RawBuilder<number>>>,
): RawBuilder<number> {
  if (sortBy === "changed") return sql`o.updated_at`;
  const column = sortBy === "number" ? id : at;
  return isByChange ? sql`(${column} + 0)` : column;
}

function stageCondition(db: Db, stages: readonly OrderStage[], isNarrow: boolean): RawBuilder<unknown> {
  const [only, ...more] = stages;
  if (isNarrow) return isOneOf(db, sql`(o.stage || '')`, stages);
  return more.length === 0 && only !== undefined ? sql`o.stage = ${only}` : isOneOf(db, "o.stage", stages);
}
