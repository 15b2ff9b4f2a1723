import type { OrderStage } from "@skatert/domain";
import { type RawBuilder, sql } from "kysely";
import { isOneOf } from "../../../database/lists.ts";
import type { Db } from "../../../database/tables.ts";
import { together } from "../../../database/together.ts";
import { stagesQuery, storedOrder } from "../order-repository.ts";
import type { StoredOrder } from "../stored-order.ts";
import { type OrderSearch, readSearch } from "./order-search.ts";

export interface OrderFilter {
  /** Null: all. */
  readonly stages: readonly OrderStage[] | null;
  readonly userId: number | null;
  /** Created strictly after and before, milliseconds. */
  readonly after: number | null;
  readonly before: number | null;
  /** Words of the name, the whole number or e-mail, or the order's own number; empty: all. */
  readonly search: string;
  readonly oldestFirst: boolean;
  readonly page: number;
  readonly perPage: number;
}

/** One page, newest first unless told, with the count of all that match. */
export async function listOrders(
  db: Db,
  filter: OrderFilter,
): Promise<{ readonly orders: readonly StoredOrder[]; readonly total: number }> {
  const { count, page } = listQueries(db, filter);
  const [[counted], found] = await together(db, (send) => Promise.all([send(count), send(page)]));
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return { orders: [], total: Number(counted?.count ?? 0) };
  const rowsQuery = db
    .selectFrom("orders")
    .selectAll()
    .where(isOneOf(db, "id", ids))
    .compile();
  const [rows, stages] = await together(db, (send) => Promise.all([send(rowsQuery), send(stagesQuery(db, ids))]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inOrder = ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  return { orders: inOrder.map((row) => storedOrder(row, stages)), total: Number(counted?.count ?? 0) };
}

/** The statements of a list: its count, and the ids of its page. Both read an index alone unless more is combined. */
export function listQueries(db: Db, filter: OrderFilter) {
  const search = readSearch(filter.search);
  const offset = (filter.page - 1) * filter.perPage;
  const direction = sql.raw(filter.oldestFirst ? "asc" : "desc");
  const part = (stages: readonly OrderStage[] | null, most: number, from: number) => {
    const { table, id, at, condition } = sourceOf(db, filter, search, stages);
    return sql`select ${id} as id, ${at} as at from ${table} where ${condition}
      order by ${at} ${direction}, ${id} ${direction} limit ${most} offset ${from}`;
  };
  const { table, condition } = sourceOf(db, filter, search, filter.stages);
  return {
    count: sql<{ count: number }>`select count(*) as count from ${table} where ${condition}`.compile(db),
    page: mergesStages(filter, search)
      ? // Each stage by its own index, in the list's order already; one scan of all would read the whole history.
        sql<{ id: number }>`select id from (${sql.join(
          [...new Set(filter.stages)].map(
            (stage) => sql`select * from (${part([stage], offset + filter.perPage, 0)}) as ${sql.ref(stage)}`,
          ),
          sql` union all `,
        )}) as merged order by at ${direction}, id ${direction} limit ${filter.perPage} offset ${offset}`.compile(db)
      : sql<{ id: number }>`select id from (${part(filter.stages, filter.perPage, offset)}) as page`.compile(db),
  };
}

/** Several stages of everybody: nothing else narrows the list to a few rows. */
function mergesStages(
  filter: OrderFilter,
  search: OrderSearch,
): filter is OrderFilter & { readonly stages: readonly OrderStage[] } {
  return filter.stages !== null && filter.stages.length > 1 && filter.userId === null && search.kind === "none";
}

interface Source {
  readonly table: RawBuilder<unknown>;
  readonly id: RawBuilder<number>;
  readonly at: RawBuilder<number>;
  readonly condition: RawBuilder<unknown>;
}

/** Where a list is read from. What narrows it most leads; a stage is then only compared, never looked up. */
function sourceOf(db: Db, filter: OrderFilter, search: OrderSearch, stages: readonly OrderStage[] | null): Source {
  const [first, ...others] = search.kind === "words" ? search.words : [];
  const isByWord = first !== undefined;
  const at = sql<number>`${sql.ref(isByWord ? "lead.created_at" : "o.created_at")}`;
  const id = sql<number>`${sql.ref(isByWord ? "lead.order_id" : "o.id")}`;
  const isNarrow = isByWord || search.kind !== "none" || filter.userId !== null;
  const needsOrder = stages !== null || filter.userId !== null;
  const conditions = [
    ...(isByWord ? [sql`lead.word = ${first}`] : []),
    ...others.map((word) => hasWord(word, at, id)),
    ...(search.kind === "number" ? [sql`${id} = ${search.id}`] : []),
    ...(search.kind === "phone" ? [sql`o.phone = ${search.phone}`] : []),
    ...(filter.userId === null ? [] : [sql`o.user_id = ${filter.userId}`]),
    ...(stages === null ? [] : [stageCondition(db, stages, isNarrow)]),
    ...(filter.after === null ? [] : [sql`${at} > ${filter.after}`]),
    ...(filter.before === null ? [] : [sql`${at} < ${filter.before}`]),
  ];
  const byWord = needsOrder
    ? sql`order_words as lead join orders as o on o.id = lead.order_id`
    : sql`order_words as lead`;
  return {
    table: isByWord ? byWord : sql`orders as o`,
    id,
    at,
    condition: conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `),
  };
}

function hasWord(word: string, at: RawBuilder<number>, id: RawBuilder<number>): RawBuilder<unknown> {
  return sql`exists (select 1 from order_words as other
    where other.word = ${word} and other.created_at = ${at} and other.order_id = ${id})`;
}

function stageCondition(db: Db, stages: readonly OrderStage[], isNarrow: boolean): RawBuilder<unknown> {
  const [only, ...more] = stages;
  if (isNarrow) return isOneOf(db, sql`(o.stage || '')`, stages);
  return more.length === 0 && only !== undefined ? sql`o.stage = ${only}` : isOneOf(db, "o.stage", stages);
}
