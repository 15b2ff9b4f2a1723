import type { OrderRating, OrderTips } from "@skatert/contract";

/** From here on a rating is praise. */
const goodStars = 4;

/** Whether tips are shown below the rating: the order is not rated yet, or has fewer than four stars. */
export function comesAfterRating(tips: OrderTips | null, rating: OrderRating | null): boolean {
  if (tips === null || tips.tips.length > 0 || rating === null) return false;
  return rating.canRate || (rating.given !== null && rating.given.stars < goodStars);
}
