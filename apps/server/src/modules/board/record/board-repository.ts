import type { BranchId, OrderId } from "@skatert/domain";
import { sql } from "kysely";
import { isOneOf } from "../../../database/lists.ts";
import type { Db, Tx } from "../../../database/tables.ts";
import type { OrderAnswer } from "../../orders/answers/order-answers.ts";
import type { BoardTables } from "../tables.ts";

export type BoardRow = BoardTables["order_boards"];

export function boardRowsQuery(db: Db, ids: readonly OrderId[]) {
  return db
    .selectFrom("order_boards")
    .selectAll()
    .where(isOneOf(db, "order_id", ids))
    .compile();
}

export async function boardRow(db: Db, id: OrderId): Promise<BoardRow | null> {
  return (await db.selectFrom("order_boards").selectAll().where("order_id", "=", id).executeTakeFirst()) ?? null;
}

/** The orders at a place of a branch's board since an instant, the latest first. */
export function placeQuery(db: Db, branchId: BranchId, place: "live" | "done", since: number, limit: number) {
  return db
    .selectFrom("order_boards")
    .select("order_id")
    .where("branch_id", "=", branchId)
    .where("place", "=", place)
    .where("place_at", ">", since)
    .orderBy("place_at", "desc")
    .limit(limit)
    .compile();
}

/** The live orders of a branch by their promised time, the earliest first. */
export function dueQuery(db: Db, branchId: BranchId, { limit, offset }: { limit: number; offset: number }) {
  return db
    .selectFrom("order_boards")
    .select("order_id")
    .where("branch_id", "=", branchId)
    .where("place", "=", "live")
    .orderBy("due_at")
    .orderBy("order_id")
    .limit(limit)
    .offset(offset)
    .compile();
}

/** The orders of a branch whose guests ask to cancel them, the longest waiting first. */
export function cancelAskedQuery(db: Db, branchId: BranchId, limit: number) {
  return db
    .selectFrom("order_boards")
    .select("order_id")
    .where("branch_id", "=", branchId)
    .where("cancel_asked_at", "is not", null)
    .orderBy("cancel_asked_at")
    .orderBy("order_id")
    .limit(limit)
    .compile();
}

/** The requests to cancel of some branches, the longest waiting first. */
export async function cancelRequestsOf(
  db: Db,
  branches: readonly BranchId[],
  limit: number,
): Promise<readonly { readonly orderId: OrderId; readonly branchId: BranchId; readonly at: number }[]> {
  const rows = await db
    .selectFrom("order_boards")
    .select(["order_id", "branch_id", "cancel_asked_at"])
    .where(isOneOf(db, "branch_id", branches))
    .where("cancel_asked_at", "is not", null)
    .orderBy("cancel_asked_at")
    .orderBy("order_id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ orderId: row.order_id, branchId: row.branch_id, at: row.cancel_asked_at ?? 0 }));
}

/** The number of unfinished orders of some branches, including those that await payment. */
export async function liveOrdersOf(db: Db, branches: readonly BranchId[]): Promise<ReadonlyMap<BranchId, number>> {
  if (branches.length === 0) return new Map();
  const rows = await db
    .selectFrom("order_boards")
    .select(["branch_id", (eb) => eb.fn.countAll<number>().as("count")])
    .where(isOneOf(db, "branch_id", branches))
    .where("place", "in", ["live", "unpaid"])
    .groupBy("branch_id")
    .execute();
  return new Map(rows.map(({ branch_id: id, count }) => [id, Number(count)]));
}

export interface WaitingOrders {
  readonly branchId: BranchId;
  /** Orders and requests to cancel that no staff member has answered. */
  readonly waiting: number;
  readonly live: number;
}

/** The live orders of some branches; a branch without one is omitted. */
export async function waitingOrdersOf(db: Db, branches: readonly BranchId[]): Promise<readonly WaitingOrders[]> {
  if (branches.length === 0) return [];
  const rows = await db
    .selectFrom("order_boards")
    .select(["branch_id", (eb) => eb.fn.countAll<number>().as("live")])
    .select((eb) =>
      eb.fn
        .sum<number>(
          eb
            .case()
            .when(
              eb.or([
                eb.and([eb("asks", "=", 1), eb("confirmed_at", "is", null)]),
                eb("cancel_asked_at", "is not", null),
              ]),
            )
            .then(1)
            .else(0)
            .end(),
        )
        .as("waiting"),
    )
    .where(isOneOf(db, "branch_id", branches))
    .where("place", "=", "live")
    .groupBy("branch_id")
    .execute();
  return rows.map(({ branch_id: branchId, waiting, live }) => ({
    branchId,
    waiting: Number(waiting),
    live: Number(live),
  }));
}

/** The greatest branch number of an order, or 0. */
export async function greatestOrderBranch(db: Db): Promise<number> {
  const row = await db
    .selectFrom("order_boards")
    .select((eb) => eb.fn.max("branch_id").as("greatest"))
    .executeTakeFirst();
  return Number(row?.greatest ?? 0);
}

/** Counts the live orders of a branch, up to `max`. */
export function liveCountQuery(db: Db, branchId: BranchId, max: number) {
  return sql<{ count: number }>`select count(*) as count from (select 1 from order_boards
    where branch_id = ${branchId} and place = 'live' limit ${max}) as live`.compile(db);
}

export async function answersOf(db: Db, ids: readonly OrderId[]): Promise<ReadonlyMap<OrderId, OrderAnswer>> {
  const { rows } = await db.executeQuery(boardRowsQuery(db, ids));
  return new Map(rows.map((row) => [row.order_id, answerOfRow(row)]));
}

/** Records that the guest's page shows the restaurant's phone, because nobody answers. */
export async function noteCalled(tx: Tx, id: OrderId, at: number): Promise<void> {
  await tx
    .updateTable("order_boards")
    .set({ called_at: at })
    .where("order_id", "=", id)
    .where("called_at", "is", null)
    .execute();
}

export function answerOfRow(row: BoardRow | null): OrderAnswer {
  const reason = row?.refusal_reason ?? null;
  return {
    asks: row?.asks === 1,
    confirmedAt: row?.confirmed_at ?? null,
    cancelAskedAt: row?.cancel_asked_at ?? null,
    cancelDeclinedAt: row?.cancel_declined_at ?? null,
    refused: reason === null ? null : { reason, message: row?.refusal_message ?? "" },
    calledAt: row?.called_at ?? null,
  };
}
