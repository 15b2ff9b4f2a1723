import type { OrderId } from "@skatert/domain";
import type { Db, Tx } from "../../database/tables.ts";
import type { Notify } from "../account/notifications/notification-content.ts";
import type { ReviewChange } from "../inbox/answers/answers.ts";
import type { ReviewFacts } from "../inbox/show-items.ts";
import { ratingsOf, updateReview } from "./rating-repository.ts";
import { dishesOf, type RatedOrder } from "./service.ts";

/** Reviews for the inbox, by order. `ordersOf`: the orders that still exist. */
export async function reviewFactsOf(
  db: Db,
  orderIds: readonly OrderId[],
  ordersOf: (ids: readonly OrderId[]) => Promise<readonly RatedOrder[]>,
): Promise<ReadonlyMap<OrderId, ReviewFacts>> {
  if (orderIds.length === 0) return new Map();
  const orders = new Map((await ordersOf(orderIds)).map((order) => [order.id, order]));
  const ratings = await ratingsOf(db, orderIds);
  return new Map(
    ratings.flatMap(({ order_id: id, stars, comment, tags, dishes, reply, hidden, hidden_reason: reason }) => {
      const order = orders.get(id);
      if (order === undefined) return [];
      const names = new Map(dishesOf(order).map(({ productId, name }) => [productId, name]));
      const facts: ReviewFacts = {
        name: order.name,
        phone: order.phone,
        stars,
        comment,
        tags,
        dishes: dishes.map((dish) => ({ name: names.get(dish.productId) ?? "", stars: dish.stars })),
        reply,
        hidden: hidden ? (reason ?? "") : null,
        hasAccount: order.user_id !== null,
      };
      return [[id, facts] as const];
    }),
  );
}

/** Writes what the restaurant does with a review; its guest is told of a reply. */
export async function changeReview(
  tx: Tx,
  order: Pick<RatedOrder, "id" | "user_id">,
  { reply, hidden, at }: ReviewChange,
  notify: Notify,
): Promise<void> {
  await updateReview(tx, order.id, {
    ...(reply === undefined ? {} : { reply: reply === "" ? null : reply }),
    ...(hidden === undefined ? {} : { hiddenReason: hidden }),
  });
  const isReply = reply !== undefined && reply !== "";
  if (isReply && order.user_id !== null)
    await notify(tx, order.user_id, { kind: "review-reply", orderId: order.id }, at);
}
