import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ShopData } from "../../shop/shop-data.ts";
import type { OrderReader } from "../orders/order-reader.ts";
import { ratingRoutes } from "./routes.ts";
import { createRatings, type RatingsDeps } from "./service.ts";
import { shopRatingRoutes } from "./shop-routes.ts";

export interface RatingsModuleDeps extends RatingsDeps {
  readonly shop: ShopData;
  readonly findOwn: OrderReader["findOwn"];
  /** The integration's name; throws a 401 without a valid key and secret. */
  readonly requireIntegration: (request: FastifyRequest) => Promise<string>;
}

/** Ratings of orders and their dishes. */
export function registerRatings(app: FastifyInstance, deps: RatingsModuleDeps): void {
  const ratings = createRatings(deps);
  ratingRoutes(app, {
    ratings,
    isShown: async () => (await deps.shop.current()).settings().flags.showDishRatings,
    ownOrder: deps.findOwn,
  });
  shopRatingRoutes(app, { ratings, requireIntegration: deps.requireIntegration });
}
