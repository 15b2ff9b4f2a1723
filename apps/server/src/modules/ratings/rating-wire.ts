import type { WireOrderRating, WireShopRating } from "@skatert/contract";
import type { DishSum, StoredRating } from "./stored-rating.ts";

/** Rounded to one decimal. */
export function averageOf({ stars, count }: DishSum): number {
  return Math.round((stars / count) * 10) / 10;
}

export function givenRating(rating: StoredRating): NonNullable<WireOrderRating["rating"]> {
  return {
    stars: rating.stars,
    comment: rating.comment,
    tags: [...rating.tags],
    dishes: rating.dishes.map(({ productId, stars }) => ({ product_id: productId, stars })),
    date: new Date(rating.at).toISOString(),
    ...(rating.reply === null ? {} : { reply: rating.reply }),
  };
}

export function shopRating(rating: StoredRating): WireShopRating {
  return {
    ...givenRating(rating),
    order_id: rating.order_id,
    name: rating.name,
    hidden: rating.hidden,
  };
}
