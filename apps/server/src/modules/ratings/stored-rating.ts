import type { DishStars, RatingTag } from "@skatert/contract";
import type { RatingsTables } from "./tables.ts";

/** The rating of an order as it is kept. */
export interface StoredRating extends Omit<RatingsTables["order_ratings"], "tags" | "hidden"> {
  readonly tags: readonly RatingTag[];
  readonly hidden: boolean;
  readonly dishes: readonly DishStars[];
}

/** All that guests gave one dish. */
export interface DishSum {
  readonly productId: number;
  readonly count: number;
  /** Of all stars together. */
  readonly stars: number;
}
