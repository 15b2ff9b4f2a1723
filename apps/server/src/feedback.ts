import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "./database/tables.ts";
import type { JobHandler } from "./jobs/job-runner.ts";
import { isOwnOrder } from "./modules/orders/own/order-access.ts";
import type { Orders } from "./modules/orders/service.ts";
import { ratingRoutes } from "./modules/ratings/routes.ts";
import { createRatings } from "./modules/ratings/service.ts";
import { shopRatingRoutes } from "./modules/ratings/shop-routes.ts";
import { tellRestaurantHandler, tellRestaurantJob } from "./modules/requests/restaurant-notice.ts";
import { requestRoutes } from "./modules/requests/routes.ts";
import { createRequests } from "./modules/requests/service.ts";
import { shopRequestRoutes } from "./modules/requests/shop-routes.ts";
import type { People } from "./people.ts";
import { appendToOutbox } from "./ports/messenger/outbox.ts";
import type { ShopData } from "./shop/shop-data.ts";

export interface FeedbackDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly dataDir: string;
  readonly people: Pick<People, "networkOf" | "shopperOf">;
  /** The integration's name; throws a 401 without a valid key and secret. */
  readonly requireIntegration: (request: FastifyRequest) => Promise<string>;
}

/** What shoppers ask and say beside orders: requests, table bookings, ratings. */
export interface Feedback {
  readonly jobs: Readonly<Record<string, JobHandler>>;
  register(app: FastifyInstance, orders: Pick<Orders, "get">): void;
}

export function createFeedback(deps: FeedbackDeps): Feedback {
  const { db, shop, now, requireIntegration } = deps;
  const { networkOf, shopperOf } = deps.people;
  const requests = createRequests({ db, shop, now, networkOf });
  const ratings = createRatings({ db, now });
  return {
    jobs: {
      [tellRestaurantJob]: tellRestaurantHandler(db, (text) =>
        appendToOutbox(deps, { channel: "restaurant", to: "restaurant", text }),
      ),
    },
    register(app, orders) {
      requestRoutes(app, { requests, now, shopperOf });
      shopRequestRoutes(app, { requests, now, requireIntegration });
      ratingRoutes(app, {
        ratings,
        isShown: async () => (await shop.current()).settings().flags.showDishRatings,
        async ownOrder(request, id, key) {
          const order = await orders.get(id);
          return order !== null && isOwnOrder(order, key, await shopperOf(request)) ? order : null;
        },
      });
      shopRatingRoutes(app, { ratings, requireIntegration });
    },
  };
}
