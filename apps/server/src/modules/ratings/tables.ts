import type { OrderId, ProductId } from "@skatert/domain";

/** Rows of ratings, with the restaurant's reply and reason. */
export interface RatingsTables {
  order_ratings: {
    order_id: OrderId;
    /** 1 to 5. */
    stars: number;
    comment: string;
    /** JSON list of RatingTag. */
    tags: string;
    /** First name under which the comment is shown. */
    name: string;
    /** 1: the shop does not show the comment. */
    hidden: number;
    /** Why staff hid it; null: it is shown, or an integration hid it. */
    hidden_reason: string | null;
    /** The restaurant's answer; null: none. */
    reply: string | null;
    at: number;
  };
  dish_ratings: { product_id: ProductId; order_id: OrderId; stars: number };
}
