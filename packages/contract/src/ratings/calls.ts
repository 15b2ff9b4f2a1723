import type { ProductId } from "@skatert/domain";
import type { CallContext } from "../api/call-context.ts";
import { orderRatingPath, PATHS } from "../api/paths.ts";
import { type ApiResult, mapResult } from "../api/result.ts";
import {
  type DishRating,
  type DishReviews,
  dishRatingsFromWire,
  dishReviewsFromWire,
  type NewRating,
  newRatingToWire,
  type OrderRating,
  orderRatingFromWire,
} from "./map.ts";
import { DishRatingsSchema, DishReviewsSchema, OrderRatingSchema } from "./schemas.ts";

/** Ratings of handed-over orders, and the public reviews. */
export function ratingCalls({ send }: CallContext) {
  return {
    /** `key` for a guest's order. */
    async ofOrder(id: number, key: string | null): Promise<ApiResult<OrderRating>> {
      return mapResult(
        await send({ path: orderRatingPath(id), query: { key } }, OrderRatingSchema),
        orderRatingFromWire,
      );
    },
    /** Once per order. Refused with `not-handed-over` or `already-rated`. */
    async rate(id: number, key: string | null, rating: NewRating): Promise<ApiResult<OrderRating>> {
      const call = {
        method: "POST",
        path: orderRatingPath(id),
        query: { key },
        body: newRatingToWire(rating),
      } as const;
      return mapResult(await send(call, OrderRatingSchema), orderRatingFromWire);
    },
    /** By product id. */
    async ofDishes(): Promise<ApiResult<ReadonlyMap<number, DishRating>>> {
      return mapResult(await send({ path: PATHS.dishRatings }, DishRatingsSchema), dishRatingsFromWire);
    },
    async reviews(productId: ProductId, page: number): Promise<ApiResult<DishReviews>> {
      const call = { path: `${PATHS.dishRatings}/${productId}`, query: { page } };
      return mapResult(await send(call, DishReviewsSchema), dishReviewsFromWire);
    },
  };
}
