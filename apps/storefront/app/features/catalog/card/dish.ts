import type { DishRating } from "@skatert/contract";
import type {
  CartLine,
  CategoryId,
  DishGroup,
  DishOption,
  Money,
  Picture,
  Product,
  ServingHours,
} from "@skatert/domain";
import type { NextTime } from "../../../model/times/next-text.ts";

/** Whether a dish is available now, with the reason if not. Card and sheet share it. */
export type DishState =
  | { readonly kind: "available" }
  /** `text`: when a stopped dish is sold again. */
  | { readonly kind: "sold-out"; readonly text?: string }
  /** Offered at other hours; minutes of the day. `next`: its nearest slot. */
  | { readonly kind: "hours"; readonly from: number; readonly to: number; readonly next?: NextTime }
  | { readonly kind: "other-days"; readonly next?: NextTime }
  | { readonly kind: "not-here" }
  /** Shown but not sold (`product_disable_buy`): this dish, or, as "menu-only", every dish of the shop. */
  | { readonly kind: "not-sold" }
  | { readonly kind: "menu-only" };

/** A dish for its card, with all fields of a cart line. */
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
  /** Look of each badge, one letter each (`badgeLook`). */
  readonly badgeLooks: string;
  readonly picture: Picture | null;
  /** Its own page, for sharing and search engines. A card opens the sheet over the present page. */
  readonly url: string;
  /** A size or an option must be chosen, so adding opens the sheet (MENU-17). */
  readonly asksChoice: boolean;
  /** Sizes or required options differ in price, and the card shows the least (MENU-16). */
  readonly priceVaries: boolean;
  /** Price of the cheapest options that must be chosen. */
  readonly choicePrice: Money;
  /** What a tap on the card chooses in the dish's groups. Null: it has none. */
  readonly presets: Pick<CartLine, "supplements" | "choices" | "freeUnits"> | null;
  readonly state: DishState;
  /** Hours of the dish and of the sections above it, for the menu at another time; all must be open. None: always. */
  readonly hours: readonly ServingHours[];
  /** Guests' rating. Null without ratings, or if the shop does not show them. */
  readonly rating: DishRating | null;
}

export interface DishVariation {
  readonly id: number;
  /** Options joined, e.g. "35 см, тонкое". */
  readonly name: string;
  readonly price: Money;
  readonly regularPrice: Money;
  readonly inStock: boolean;
  /** When a stopped variation is sold again. */
  readonly note?: string;
  /** Of this variation. Null: the card's. */
  readonly netContent: Product["netContent"];
}

export interface DishSupplement {
  readonly id: number;
  readonly name: string;
  readonly price: Money;
  readonly categoryIds: readonly CategoryId[];
  readonly picture: Picture | null;
  readonly weight: Product["netContent"];
  readonly allergens: readonly string[];
}

export interface SupplementGroup {
  readonly name: string | null;
  readonly items: readonly DishSupplement[];
}

/** An option of a group, with what the sheet shows of it. */
export interface SheetOption extends DishOption, Pick<DishSupplement, "picture" | "weight" | "allergens"> {
  readonly inStock: boolean;
  /** Hours of the option and its group, with its state now. Absent: always served. */
  readonly served?: { readonly hours: readonly ServingHours[]; readonly state: DishState };
  readonly groups: readonly SheetGroup[];
}

export type SheetGroup = DishGroup<SheetOption>;

/** A dish for its sheet. */
export interface DishDetail {
  readonly card: DishCard;
  readonly pictures: readonly Picture[];
  readonly description: string;
  /** Address of a film. */
  readonly video: string | null;
  readonly nutrition: Product["nutrition"];
  readonly allergens: readonly string[];
  readonly variations: readonly DishVariation[];
  /** A guest may write a note for it (MENU-15). */
  readonly takesNote: boolean;
  /** Supplements outside groups of options. */
  readonly supplementGroups: readonly SupplementGroup[];
  /** Groups of options in the order of the sheet; of a dish with sizes by the size, in `sizedGroups`. */
  readonly groups: readonly SheetGroup[];
  readonly sizedGroups: Readonly<Record<number, readonly SheetGroup[]>>;
  /** Words of addresses for allergens of the supplements, where they are not only their names. */
  readonly allergenWords: readonly { readonly name: string; readonly words?: readonly string[] }[];
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
  /** When its dishes are served. Absent: always. */
  readonly hours?: ServingHours;
  readonly cards: readonly DishCard[];
  /** Number of dishes in the second pass. There are no cards until then (STATE-2). */
  readonly awaited?: number;
}
