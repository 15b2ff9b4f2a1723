import * as z from "zod/mini";
import { boundedList } from "../fields/bounded.ts";
import { LONGEST_COMMENT } from "../requests/schemas.ts";

/** One-word judgements of an order; praise first. */
export const PRAISE_TAGS = ["tasty", "hot", "on-time", "polite", "well-packed"] as const;
export const BLAME_TAGS = ["not-tasty", "cold", "late", "rude", "mistake"] as const;
export const RATING_TAGS = [...PRAISE_TAGS, ...BLAME_TAGS] as const;
export type RatingTag = (typeof RATING_TAGS)[number];

const MAX_DISHES = 100;
const stars = z.int().check(z.gte(1), z.lte(5));

/** Body of `POST checkout/order/{id}/rating`. */
export const NewRatingSchema = z.looseObject({
  stars,
  comment: z.optional(z.string().check(z.maxLength(LONGEST_COMMENT))),
  tags: z.optional(boundedList(z.enum(RATING_TAGS), RATING_TAGS.length)),
  dishes: z.optional(
    boundedList(z.looseObject({ product_id: z.int().check(z.positive(), z.lte(2_147_483_647)), stars }), MAX_DISHES),
  ),
});
export type WireNewRating = z.infer<typeof NewRatingSchema>;

const GivenRatingSchema = z.looseObject({
  stars: z.int(),
  comment: z.string(),
  tags: z.array(z.string()),
  dishes: z.array(z.looseObject({ product_id: z.int(), stars: z.int() })),
  /** ISO instant. */
  date: z.string(),
  /** The restaurant's answer, plain text; absent: none. */
  reply: z.optional(z.string()),
});

/** The rating of an order as its owner sees it; `reason` names why it cannot be rated now. */
export const OrderRatingSchema = z.looseObject({
  can_rate: z.boolean(),
  reason: z.optional(z.enum(["not-handed-over", "already-rated"])),
  rating: z.nullable(GivenRatingSchema),
  /** The dishes of the order, each once. */
  dishes: z.array(z.looseObject({ product_id: z.int(), name: z.string() })),
  /** Whether the shop shows stars and comments with its dishes. */
  shown: z.boolean(),
});
export type WireOrderRating = z.infer<typeof OrderRatingSchema>;

/** `GET systeminfo/v1/ratings`: every rated dish. Empty if the shop does not show ratings. */
export const DishRatingsSchema = z.looseObject({
  ratings: z.array(z.looseObject({ product_id: z.int(), average: z.number(), count: z.int() })),
});
export type WireDishRatings = z.infer<typeof DishRatingsSchema>;

/** `GET systeminfo/v1/ratings/{product_id}`: a page of reviews, newest first. Comments are plain text. */
export const DishReviewsSchema = z.looseObject({
  average: z.nullable(z.number()),
  count: z.int(),
  /** Number of pages of reviews. */
  pages: z.int(),
  reviews: z.array(
    z.looseObject({
      id: z.int(),
      stars: z.int(),
      name: z.string(),
      comment: z.string(),
      date: z.string(),
      reply: z.optional(z.string()),
    }),
  ),
});
export type WireDishReviews = z.infer<typeof DishReviewsSchema>;

/** A rating for the restaurant. `hidden`: its comment is not shown. */
export const ShopRatingSchema = z.extend(GivenRatingSchema, {
  order_id: z.int(),
  name: z.string(),
  hidden: z.boolean(),
});
export const ShopRatingsSchema = z.array(ShopRatingSchema);
export type WireShopRating = z.infer<typeof ShopRatingSchema>;

/** `PUT systeminfo/v1/order_ratings/{order_id}`. */
export const RatingUpdateSchema = z.looseObject({ hidden: z.boolean() });
