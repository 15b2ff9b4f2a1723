import type { NewRating } from "@skatert/contract";
import { type BranchId, type CustomerId, needsAnswer, type OrderId, type ProductId } from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import { invalidParams, Refusal } from "../../input/refusal.ts";
import type { InboxNews, InboxRecords } from "../inbox/record/inbox-records.ts";
import { createDishSums } from "./dish-sums.ts";
import { getRating, insertRating, listRatings, reviewsOfDish, setHidden } from "./rating-repository.ts";
import type { DishSum, StoredRating } from "./stored-rating.ts";

/** The fields of an order that a rating needs. */
export interface RatedOrder {
  readonly id: OrderId;
  readonly name: string;
  readonly phone: string;
  readonly user_id: CustomerId | null;
  readonly warehouse_id: BranchId;
  readonly stage: string;
  readonly details: { readonly lines: readonly { readonly productId: ProductId; readonly name: string }[] };
}

/** Ratings of handed-over orders. */
export interface Ratings {
  ofOrder(orderId: OrderId): Promise<StoredRating | null>;
  /** Once per order and only after it is handed over: otherwise 409 with `not-handed-over` or `already-rated`. */
  rate(order: RatedOrder, rating: NewRating): Promise<StoredRating>;
  /** By product id, cached for up to a minute; ratings given to this process show immediately. */
  sums(): Promise<ReadonlyMap<number, DishSum>>;
  reviews(productId: ProductId, page: number): ReturnType<typeof reviewsOfDish>;
  list(page: { readonly page: number; readonly perPage: number }): ReturnType<typeof listRatings>;
  /** Hides the comment from other shoppers or shows it again; false when the order has no rating. */
  hide(orderId: OrderId, hidden: boolean): Promise<boolean>;
}

/** Reviews per page. */
export const reviewsPerPage = 10;
/** How long sums are cached; another process may have changed them. */
const sumsMs = 60_000;

export interface RatingsDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly inbox: InboxRecords;
}

export function createRatings({ db, now, inbox }: RatingsDeps): Ratings {
  const readSums = createDishSums(db, now);
  let known: { readonly sums: Promise<ReadonlyMap<number, DishSum>>; readonly at: number } | null = null;
  return {
    ofOrder: (orderId) => getRating(db, orderId),
    async rate(order, rating) {
      if (order.stage !== "handed-over") throw refused("The order has not been handed over", "not-handed-over");
      requireBought(order, rating);
      const { stars, comment, tags, dishes } = rating;
      const who = { order_id: order.id, name: shownName(order.name) };
      const restaurant = { hidden: false, hidden_reason: null, reply: null };
      const stored: StoredRating = { ...who, stars, comment, tags, dishes, ...restaurant, at: now() };
      const isNew = await transaction(db, async (tx) => {
        if (!(await insertRating(tx, stored))) return false;
        if (needsAnswer(stored)) await inbox.add(tx, newsOf(order, stored));
        return true;
      });
      if (!isNew) throw refused("The order has been rated", "already-rated");
      known = null;
      await inbox.announce(order.warehouse_id);
      return stored;
    },
    async sums() {
      const isFresh = known !== null && now() - known.at < sumsMs;
      const current = known !== null && isFresh ? known : { sums: readSums(), at: now() };
      known = current;
      current.sums.catch(() => {
        if (known === current) known = null;
      });
      return current.sums;
    },
    reviews: (productId, page) => reviewsOfDish(db, productId, { page, perPage: reviewsPerPage }),
    list: (page) => listRatings(db, page),
    hide: (orderId, hidden) => setHidden(db, orderId, hidden),
  };
}

/** The dishes of the order, gifts included, each once. */
export function dishesOf({ details }: RatedOrder): readonly { readonly productId: ProductId; readonly name: string }[] {
  const byId = new Map(details.lines.map(({ productId, name }) => [productId, { productId, name }]));
  return [...byId.values()];
}

/** Each dish at most once, and only dishes of the order. */
function requireBought(order: RatedOrder, { dishes }: NewRating): void {
  const bought = new Set(dishesOf(order).map(({ productId }) => productId));
  const rated = new Set<number>();
  for (const [index, { productId }] of dishes.entries()) {
    const path = `dishes[${index}].product_id`;
    if (!bought.has(productId)) throw invalidParams([{ path, message: "was not in the order" }]);
    if (rated.has(productId)) throw invalidParams([{ path, message: "is rated twice" }]);
    rated.add(productId);
  }
}

function newsOf({ id, warehouse_id, name, phone }: RatedOrder, { at, comment }: StoredRating): InboxNews {
  return { kind: "review", branchId: warehouse_id, orderId: id, at, words: [String(id), name, phone, comment] };
}

const longestName = 30;

/** Other shoppers see the first name only. */
function shownName(name: string): string {
  return (name.trim().split(/\s+/)[0] ?? "").slice(0, longestName);
}

function refused(message: string, reason: string): Refusal {
  return new Refusal("rating_refused", message, { reason });
}
