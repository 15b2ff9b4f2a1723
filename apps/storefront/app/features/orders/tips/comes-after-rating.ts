import type { OrderRating, OrderTips } from "@skatert/contract";

/** From here on a rating is praise. */
const goodStars = 4;

/** Thanks in money follow a good rating; a guest who has not rated yet, or was not pleased, finds them further down. */
export function comesAfterRating(tips: OrderTips | null, rating: OrderRating | null): boolean {
  if (tips === null || tips.tips.length > 0 || rating === null) return false;
  return rating.canRate || (rating.given !== null && rating.given.stars < goodStars);
}
