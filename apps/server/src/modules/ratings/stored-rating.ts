import type { DishStars, RatingTag } from "@skatert/contract";
import type { ProductId } from "@skatert/domain";
import type { RatingsTables } from "./tables.ts";

/** The rating of an order as stored. */
export interface StoredRating extends Omit<RatingsTables["order_ratings"], "tags" | "hidden"> {
  readonly tags: readonly RatingTag[];
  readonly hidden: boolean;
  readonly dishes: readonly DishStars[];
}

/** The sum of all ratings of one dish. */
export interface DishSum {
  readonly productId: ProductId;
  readonly count: number;
  /** Sum of all stars. */
  readonly stars: number;
}
