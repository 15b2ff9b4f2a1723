import type { Instant, ProductId } from "@skatert/domain";
import { cleanText } from "../fields/clean-text.ts";
import {
  RATING_TAGS,
  type RatingTag,
  type WireDishRatings,
  type WireDishReviews,
  type WireNewRating,
  type WireOrderRating,
} from "./schemas.ts";

export interface DishStars {
  readonly productId: ProductId;
  /** 1 to 5. */
  readonly stars: number;
}

/** An owner's rating of an order; texts are plain. */
export interface NewRating {
  readonly stars: number;
  readonly comment: string;
  readonly tags: readonly RatingTag[];
  readonly dishes: readonly DishStars[];
}

export function newRatingToWire(rating: NewRating): WireNewRating {
  return {
    stars: rating.stars,
    comment: rating.comment,
    tags: [...rating.tags],
    dishes: rating.dishes.map(({ productId, stars }) => ({ product_id: productId, stars })),
  };
}

export function newRatingFromWire(wire: WireNewRating): NewRating {
  return {
    stars: wire.stars,
    comment: cleanText(wire.comment ?? ""),
    tags: [...new Set(wire.tags ?? [])],
    dishes: (wire.dishes ?? []).map(({ product_id, stars }) => ({ productId: product_id, stars })),
  };
}

/** Whether an order was rated, and its rating. */
export interface OrderRating {
  readonly canRate: boolean;
  /** `reply`: the restaurant's answer; null: none. */
  readonly given: (NewRating & { readonly at: Instant; readonly reply: string | null }) | null;
  readonly dishes: readonly { readonly productId: ProductId; readonly name: string }[];
  readonly isShown: boolean;
}

export function orderRatingFromWire(wire: WireOrderRating): OrderRating {
  const { rating } = wire;
  return {
    canRate: wire.can_rate,
    given:
      rating === null
        ? null
        : {
            stars: rating.stars,
            comment: rating.comment,
            tags: rating.tags.flatMap((tag) => RATING_TAGS.find((known) => known === tag) ?? []),
            dishes: rating.dishes.map(({ product_id, stars }) => ({ productId: product_id, stars })),
            at: Date.parse(rating.date),
            reply: rating.reply ?? null,
          },
    dishes: wire.dishes.map(({ product_id, name }) => ({ productId: product_id, name })),
    isShown: wire.shown,
  };
}

/** The ratings of a dish. */
export interface DishRating {
  /** 1 to 5, one decimal. */
  readonly average: number;
  readonly count: number;
}

export function dishRatingsFromWire({ ratings }: WireDishRatings): ReadonlyMap<number, DishRating> {
  return new Map(ratings.map(({ product_id, average, count }) => [product_id, { average, count }]));
}

export interface DishReviews {
  readonly pages: number;
  readonly reviews: readonly {
    readonly id: number;
    readonly stars: number;
    readonly name: string;
    readonly comment: string;
    readonly at: Instant;
    /** The restaurant's answer; null: none. */
    readonly reply: string | null;
  }[];
}

export function dishReviewsFromWire({ pages, reviews }: WireDishReviews): DishReviews {
  return {
    pages,
    reviews: reviews.map(({ date, reply = null, id, stars, name, comment }) => {
      return { id, stars, name, comment, at: Date.parse(date), reply };
    }),
  };
}
