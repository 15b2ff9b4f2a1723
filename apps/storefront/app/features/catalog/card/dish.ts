import type { DishRating } from "@skatert/contract";
import type { AvailabilityWindow, CartLine, Money, Picture, Product } from "@skatert/domain";
import type { NextTime } from "../../../model/times/next-text.ts";

/** Whether a dish can be had now, with the reason why not: the one answer on card and sheet. */
export type DishState =
  | { readonly kind: "available" }
  | { readonly kind: "sold-out" }
  /** Offered at other hours; minutes of the day. `next`: the nearest slot at which it can be had. */
  | { readonly kind: "hours"; readonly from: number; readonly to: number; readonly next?: NextTime }
  | { readonly kind: "other-days"; readonly next?: NextTime }
  | { readonly kind: "not-here" }
  /** Shown and not sold (`product_disable_buy`): this dish, or, as "menu-only", every dish of the shop. */
  | { readonly kind: "not-sold" }
  | { readonly kind: "menu-only" };

/** A dish as a card shows it, with all that a line of the cart needs. */
export interface DishCard
  extends Pick<
      Product,
      | "id"
      | "name"
      | "price"
      | "regularPrice"
      | "displayMultiplier"
      | "badges"
      | "attributes"
      | "measure"
      | "netContent"
      | "step"
      | "initialQuantity"
      | "countable"
      | "excludedFromMinimum"
      | "byRequest"
      | "locationIds"
    >,
    Pick<CartLine, "freeLimits" | "combo" | "categoryIds"> {
  /** How each badge is drawn, a letter each (`badgeLook`). */
  readonly badgeLooks: string;
  readonly picture: Picture | null;
  /** Its own page, for sharing and search engines; a card opens the sheet over the present page. */
  readonly url: string;
  readonly hasVariations: boolean;
  /** Variations differ in price, so the card's is the least. */
  readonly priceVaries: boolean;
  readonly state: DishState;
  /** When it and its section are offered, for the menu of another time; none: always. */
  readonly windows: readonly AvailabilityWindow[];
  /** Guests' rating; null without ratings, or if the shop does not show them. */
  readonly rating: DishRating | null;
}

export interface DishVariation {
  readonly id: number;
  /** Options joined, e.g. "35 см, тонкое". */
  readonly name: string;
  readonly price: Money;
  readonly regularPrice: Money;
  readonly inStock: boolean;
  /** Of this choice; null: the card's. */
  readonly netContent: Product["netContent"];
}

export interface DishSupplement {
  readonly id: number;
  readonly name: string;
  readonly price: Money;
  readonly categoryIds: readonly number[];
  readonly picture: Picture | null;
  readonly weight: Product["netContent"];
  readonly allergens: readonly string[];
}

export interface SupplementGroup {
  readonly name: string | null;
  readonly items: readonly DishSupplement[];
}

/** A dish as its sheet shows it. */
export interface DishDetail {
  readonly card: DishCard;
  readonly pictures: readonly Picture[];
  readonly description: string;
  /** Address of a film. */
  readonly video: string | null;
  readonly nutrition: Product["nutrition"];
  readonly allergens: readonly string[];
  readonly variations: readonly DishVariation[];
  readonly supplementGroups: readonly SupplementGroup[];
  /** Dishes of a set. */
  readonly comboOf: readonly string[];
  readonly seo: Product["seo"];
  /** Section of the dish, for the back link and the breadcrumbs. */
  readonly category: { readonly name: string; readonly url: string } | null;
}

/** A section of the menu with its cards. */
export interface MenuSection {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly cards: readonly DishCard[];
  /** How many dishes the second pass will bring; there are no cards until then (STATE-2). */
  readonly awaited?: number;
}
