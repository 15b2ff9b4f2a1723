import {
  ApiErrorSchema,
  DishRatingsSchema,
  DishReviewsSchema,
  NewRatingSchema,
  newRatingFromWire,
  OrderRatingSchema,
  PATHS,
  PageQuerySchema,
  type WireOrderRating,
  wireQueryText,
} from "@skatert/contract";
import type { OrderId } from "@skatert/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { TypedApp } from "../../http/typed-app.ts";
import { IdParams, LongIdParams } from "../../input/id-params.ts";
import { Refusal } from "../../input/refusal.ts";
import { averageOf, givenRating } from "./rating-wire.ts";
import { dishesOf, type RatedOrder, type Ratings, reviewsPerPage } from "./service.ts";
import type { DishSum } from "./stored-rating.ts";

export interface RatingRoutesDeps {
  readonly ratings: Ratings;
  /** The order if it is the caller's by session or by key; null otherwise. */
  readonly ownOrder: (request: FastifyRequest, id: OrderId, key: string | null) => Promise<RatedOrder | null>;
  /** Whether the shop shows ratings with its dishes. */
  readonly isShown: () => Promise<boolean>;
}

const KeyQuery = z.looseObject({ key: wireQueryText });

/** Routes to rate an own order and to read the public ratings. */
export function ratingRoutes(instance: FastifyInstance, deps: RatingRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  orderRoutes(app, deps);
  dishRoutes(app, deps);
}

function orderRoutes(app: TypedApp, deps: RatingRoutesDeps): void {
  const path = `${PATHS.orders}/:id/rating`;
  const schema = { tags: ["checkout"], params: LongIdParams, querystring: KeyQuery };
  app.get(path, { schema: { ...schema, response: { 200: OrderRatingSchema, 404: ApiErrorSchema } } }, async (request) =>
    answerFor(deps, await requireOwn(deps, request, request.params.id, request.query.key)),
  );
  app.post(
    path,
    {
      schema: {
        ...schema,
        description: "Rates a handed-over order, once. Only dishes of the order may be rated.",
        body: NewRatingSchema,
        response: { 200: OrderRatingSchema, 400: ApiErrorSchema, 404: ApiErrorSchema, 409: ApiErrorSchema },
      },
    },
    async (request) => {
      const order = await requireOwn(deps, request, request.params.id, request.query.key);
      await deps.ratings.rate(order, newRatingFromWire(request.body));
      return answerFor(deps, order);
    },
  );
}

async function requireOwn(
  deps: RatingRoutesDeps,
  request: FastifyRequest,
  id: string,
  key: string | undefined,
): Promise<RatedOrder> {
  const order = await deps.ownOrder(request, Number(id), key ?? null);
  if (order === null) throw new Refusal("rest_not_found", "There is no such order");
  return order;
}

async function answerFor({ ratings, isShown }: RatingRoutesDeps, order: RatedOrder): Promise<WireOrderRating> {
  const given = await ratings.ofOrder(order.id);
  const reason = given !== null ? "already-rated" : order.stage === "handed-over" ? null : "not-handed-over";
  return {
    can_rate: reason === null,
    ...(reason === null ? {} : { reason }),
    rating: given === null ? null : givenRating(given),
    dishes: dishesOf(order).map(({ productId, name }) => ({ product_id: productId, name })),
    shown: await isShown(),
  };
}

function dishRoutes(app: TypedApp, { ratings, isShown }: RatingRoutesDeps): void {
  app.get(
    PATHS.dishRatings,
    {
      schema: {
        tags: ["catalog"],
        description: "Every rated dish; empty if the shop does not show ratings.",
        response: { 200: DishRatingsSchema },
      },
    },
    async () => {
      const sums: readonly DishSum[] = (await isShown()) ? [...(await ratings.sums()).values()] : [];
      return {
        ratings: sums.map((sum) => ({ product_id: sum.productId, average: averageOf(sum), count: sum.count })),
      };
    },
  );
  app.get(
    `${PATHS.dishRatings}/:id`,
    {
      schema: {
        tags: ["catalog"],
        description: "Reviews of a dish, newest first. Comments are plain text.",
        params: IdParams,
        querystring: PageQuerySchema,
        response: { 200: DishReviewsSchema },
      },
    },
    async ({ params, query }) => {
      if (!(await isShown())) return { average: null, count: 0, pages: 0, reviews: [] };
      const id = Number(params.id);
      const sum = (await ratings.sums()).get(id);
      const { reviews, total } = await ratings.reviews(id, Number(query.page ?? 1));
      return {
        average: sum === undefined ? null : averageOf(sum),
        count: sum?.count ?? 0,
        pages: Math.ceil(total / reviewsPerPage),
        reviews: reviews.map(({ at, reply, ...review }) => ({
          ...review,
          date: new Date(at).toISOString(),
          ...(reply === null ? {} : { reply }),
        })),
      };
    },
  );
}
