import {
  ApiErrorSchema,
  PATHS,
  PageQuerySchema,
  RatingUpdateSchema,
  ShopRatingSchema,
  ShopRatingsSchema,
} from "@skatert/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { requestedPage, sendTotals } from "../../http/paging.ts";
import { IdParams } from "../../input/id-params.ts";
import { Refusal } from "../../input/refusal.ts";
import { shopRating } from "./rating-wire.ts";
import type { Ratings } from "./service.ts";

export interface ShopRatingRoutesDeps {
  readonly ratings: Ratings;
  /** The integration's name; throws a 401 without a valid key and secret. */
  readonly requireIntegration: (request: FastifyRequest) => Promise<string>;
}

const tags = ["integrations"];

/** Ratings for the restaurant, with consumer key and secret: the list, and hiding a comment. */
export function shopRatingRoutes(
  instance: FastifyInstance,
  { ratings, requireIntegration }: ShopRatingRoutesDeps,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    PATHS.orderRatings,
    {
      schema: {
        tags,
        description: "Ratings of orders, newest first; `X-WP-Total` counts all.",
        querystring: PageQuerySchema,
        response: { 200: ShopRatingsSchema, 401: ApiErrorSchema },
      },
    },
    async (request, reply) => {
      await requireIntegration(request);
      const page = requestedPage(request.query);
      const found = await ratings.list(page);
      sendTotals(reply, { ...page, total: found.total });
      return found.ratings.map(shopRating);
    },
  );
  app.put(
    `${PATHS.orderRatings}/:id`,
    {
      schema: {
        tags,
        description: "Hides the comment of a rating from other shoppers, or shows it again; its stars still count.",
        params: IdParams,
        body: RatingUpdateSchema,
        response: { 200: ShopRatingSchema, 401: ApiErrorSchema, 404: ApiErrorSchema },
      },
    },
    async (request) => {
      await requireIntegration(request);
      const id = Number(request.params.id);
      await ratings.hide(id, request.body.hidden);
      const rating = await ratings.ofOrder(id);
      if (rating === null) throw new Refusal("rest_not_found", "The order has no rating");
      return shopRating(rating);
    },
  );
}
