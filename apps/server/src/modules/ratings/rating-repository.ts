import type { RatingTag } from "@skatert/contract";
import type { OrderId, ProductId } from "@skatert/domain";
import { sql } from "kysely";
import { isOneOf } from "../../database/lists.ts";
import type { Db, Tx } from "../../database/tables.ts";
import { isoTime } from "../../ports/clock.ts";
import type { DishSum, StoredRating } from "./stored-rating.ts";
import type { RatingsTables } from "./tables.ts";

/** Saves the rating of an order; false when it already has one. */
export async function insertRating(tx: Tx, { dishes, tags, hidden, ...row }: StoredRating): Promise<boolean> {
  const result = await tx
    .insertInto("order_ratings")
    .values({ ...row, tags: JSON.stringify(tags), hidden: hidden ? 1 : 0 })
    .onConflict((conflict) => conflict.column("order_id").doNothing())
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows !== 1n) return false;
  const rows = dishes.map(({ productId, stars }) => ({ product_id: productId, order_id: row.order_id, stars }));
  if (rows.length > 0) await tx.insertInto("dish_ratings").values(rows).execute();
  return true;
}

export async function getRating(db: Db, orderId: OrderId): Promise<StoredRating | null> {
  const row = await db.selectFrom("order_ratings").selectAll().where("order_id", "=", orderId).executeTakeFirst();
  return row === undefined ? null : ((await withDishes(db, [row]))[0] ?? null);
}

/** Newest first, with the count of all. */
export async function listRatings(
  db: Db,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly ratings: readonly StoredRating[]; readonly total: number }> {
  const query = db.selectFrom("order_ratings");
  const { count } = await query.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("order_id", "desc")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { ratings: await withDishes(db, rows), total: Number(count) };
}

/** False when the order has no rating. */
export async function setHidden(db: Db, orderId: OrderId, hidden: boolean): Promise<boolean> {
  const result = await db
    .updateTable("order_ratings")
    .set({ hidden: hidden ? 1 : 0, hidden_reason: null })
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Changes what the restaurant adds to a rating; absent fields stay. `hiddenReason` null: the comment is shown. */
export async function updateReview(
  tx: Tx,
  orderId: OrderId,
  change: { readonly reply?: string | null; readonly hiddenReason?: string | null },
): Promise<void> {
  const { reply, hiddenReason: reason } = change;
  await tx
    .updateTable("order_ratings")
    .set({
      ...(reply === undefined ? {} : { reply }),
      ...(reason === undefined ? {} : { hidden: reason === null ? 0 : 1, hidden_reason: reason }),
    })
    .where("order_id", "=", orderId)
    .execute();
}

export async function ratingsOf(db: Db, orderIds: readonly OrderId[]): Promise<readonly StoredRating[]> {
  const rows = await db
    .selectFrom("order_ratings")
    .selectAll()
    .where(isOneOf(db, "order_id", orderIds))
    .execute();
  return withDishes(db, rows);
}

/** Sums of ratings given after `after` and not after `until`. */
export async function sumsByDish(db: Db, after: number, until: number | null): Promise<readonly DishSum[]> {
  const { rows } = await db.executeQuery(sumsQuery(db, after, until));
  return rows.map((row) => ({ productId: row.product_id, count: Number(row.count), stars: Number(row.stars) }));
}

/** Groups by an expression: for the bare column SQLite scans the index of dishes, which holds the whole history. */
export function sumsQuery(db: Db, after: number, until: number | null) {
  const dish = sql<number>`dish.product_id + 0`;
  const query = db
    .selectFrom("order_ratings as whole")
    .innerJoin("dish_ratings as dish", "dish.order_id", "whole.order_id")
    .select([
      dish.as("product_id"),
      (eb) => eb.fn.countAll<number>().as("count"),
      (eb) => eb.fn.sum<number>("dish.stars").as("stars"),
    ])
    .where("whole.at", ">", after)
    .groupBy(dish);
  return (until === null ? query : query.where("whole.at", "<=", until)).compile();
}

export interface WrittenReview {
  readonly id: OrderId;
  readonly stars: number;
  readonly name: string;
  readonly comment: string;
  readonly at: number;
  readonly reply: string | null;
}

/** Comments of orders that rated the dish, newest first, without hidden ones. */
export async function reviewsOfDish(
  db: Db,
  productId: ProductId,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly reviews: readonly WrittenReview[]; readonly total: number }> {
  const query = db
    .selectFrom("dish_ratings as dish")
    .innerJoin("order_ratings as whole", "whole.order_id", "dish.order_id")
    .where("dish.product_id", "=", productId)
    .where("whole.hidden", "=", 0)
    .where("whole.comment", "!=", "");
  const { count } = await query.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  const reviews = await query
    .select(["whole.order_id as id", "dish.stars", "whole.name", "whole.comment", "whole.at", "whole.reply"])
    .orderBy("whole.at", "desc")
    .orderBy("whole.order_id", "desc")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { reviews, total: Number(count) };
}

async function withDishes(db: Db, rows: readonly RatingsTables["order_ratings"][]): Promise<readonly StoredRating[]> {
  if (rows.length === 0) return [];
  const dishes = await db
    .selectFrom("dish_ratings")
    .selectAll()
    .where(
      "order_id",
      "in",
      rows.map((row) => row.order_id),
    )
    .orderBy("product_id")
    .execute();
  return rows.map(({ tags, hidden, ...row }) => ({
    ...row,
    tags: readTags(tags),
    hidden: hidden === 1,
    dishes: dishes
      .filter((dish) => dish.order_id === row.order_id)
      .map((dish) => ({ productId: dish.product_id, stars: dish.stars })),
  }));
}

function readTags(json: string): readonly RatingTag[] {
  const tags: readonly RatingTag[] = JSON.parse(json);
  return tags;
}

/** The last rating of these orders with at most `stars`; null: none. */
export async function lastComplaintOf(db: Db, orders: readonly OrderId[], stars: number) {
  const row = await db
    .selectFrom("order_ratings")
    .select(["order_id", "at", "stars", "comment", "tags"])
    .where(isOneOf(db, "order_id", orders))
    .where("stars", "<=", stars)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, at: isoTime(row.at), tags: JSON.parse(row.tags) };
}
