import type { Money } from "../money/money.ts";
import type { Id } from "./id.ts";

export type ProductId = Id<"product">;
export type VariationId = Id<"variation">;
export type CategoryId = Id<"category">;
/** Wire `warehouse_id`: a kitchen or shop that serves orders. */
export type BranchId = Id<"branch">;
/** Setting `locations[].term_id`: the shopper's choice of a branch. A product lists these ids. */
export type LocationId = Id<"location">;

/** Wire `shipping_methods[].type`. */
export type DeliveryMethod = "flat_rate" | "local_pickup" | "wcso_booking" | "restaurants";
/** Classes of delivery types (ENT-2). */
export type Fulfilment = "delivery" | "pickup" | "lounge";

/** Monday is 1, Sunday is 7 (CONST-7). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Minutes after midnight, 0 to 1440. */
export type MinuteOfDay = number;

/**
 * When a category or dish is offered. `to` is exclusive. A window across midnight belongs to the day on which
 * it opens.
 */
export interface AvailabilityWindow {
  readonly weekdays: readonly Weekday[];
  readonly from: MinuteOfDay;
  readonly to: MinuteOfDay;
}

/** When a dish, section, group or option is offered: within any of its windows. Empty: always (MENU-24). */
export type ServingHours = readonly AvailabilityWindow[];

export interface Picture {
  readonly src: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  /** Widths in pixels of the renditions beside `src`, named `<name>-<width>.webp`, ascending. */
  readonly widths?: readonly number[];
}

/**
 * What quantity counts (PRICE-2, readings "Prices"). piece: pieces. portion: portions of `grams`, priced per
 * 1000 g. grams: grams, priced per 1000 g.
 */
export type Measure =
  | { readonly kind: "piece" }
  | { readonly kind: "portion"; readonly grams: number }
  | { readonly kind: "grams" };

/** Printed net content of an ordinary dish, e.g. 350 "г". Null if the shop gives none. */
export interface NetContent {
  readonly amount: number;
  readonly unit: string;
  /** At least two parts of a plate, which add up to the amount: menus write "350/50". */
  readonly parts?: readonly number[];
}

export interface Variation {
  readonly id: VariationId;
  readonly price: Money;
  readonly regularPrice: Money;
  readonly inStock: boolean;
  readonly attributes: readonly { readonly name: string; readonly option: string }[];
  /** Its options in the shop's default language, by which sizes of two products are the same one (MENU-6). */
  readonly sizeNames: readonly string[];
  /** Nutrition of this variation. Null: the dish's own. */
  readonly netContent: NetContent | null;
}

export interface SupplementRef {
  readonly id: ProductId;
  readonly group: string | null;
}

export type GroupId = CategoryId;

/**
 * add: something more. remove: each option is a product of its own, such as "Без лука", at price 0. set: dishes that
 * the price includes. halves-*: two dishes that share one piece and give the line its unit price, that of the dearer
 * half or the average of both (menu model, MENU-8, MENU-10, MENU-11).
 */
export type GroupKind = "add" | "remove" | "set" | "halves-dearest" | "halves-average";

/** Units that one unit of the dish takes from a group; of gram items, the line. */
export interface ChoiceRule {
  readonly min: number;
  /** Null: no limit. */
  readonly max: number | null;
  /** Different options at most. Null: no limit. */
  readonly distinct: number | null;
  /** So many chosen units cost nothing, the dearest first (MENU-7). */
  readonly free: number;
}

export interface ChoiceOption {
  readonly productId: ProductId;
  /** Size of a dish in a set. Null: the size named like the line's size, else none. */
  readonly variationId: VariationId | null;
  /** Null: the product's price at that size; in a set and of a half 0. */
  readonly price: Money | null;
  readonly max: number;
  /** Units chosen beforehand. */
  readonly preset: number;
}

/** What makes a category a group of options. Wire `choice`. */
export interface GroupTerms extends ChoiceRule {
  readonly kind: GroupKind;
  /** Null: every product of the category, each once. */
  readonly options: readonly ChoiceOption[] | null;
}

export interface ChoiceGroup extends ChoiceRule {
  readonly id: GroupId;
  readonly name: string;
  readonly kind: GroupKind;
  readonly options: readonly ChoiceOption[];
}

/** A group of a dish; what it states replaces the group's own (MENU-2). Wire: an entry of `option_groups`. */
export interface GroupUse extends Partial<ChoiceRule> {
  readonly groupId: GroupId;
  /** Sizes with this group. Empty: all (MENU-9). */
  readonly variationIds: readonly VariationId[];
  readonly options: readonly OptionUse[];
}

export interface OptionUse extends Partial<Omit<ChoiceOption, "productId" | "variationId">> {
  readonly productId: ProductId;
  /** False: this dish does not have the option. */
  readonly offered?: boolean;
}

/** Whether a guest may write a note for a dish (MENU-15). */
export type NotesRule = "allow" | "forbid";

/** Discount per unit on a combo's own line, without its supplements (PRICE-4). percent 0–100. */
export type ComboDiscount =
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "fixed"; readonly amount: Money };

export interface Nutrition {
  readonly calories: number | null;
  readonly proteins: number | null;
  readonly fats: number | null;
  readonly carbohydrates: number | null;
}

export interface Seo {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly ogTitle: string;
  readonly ogDescription: string;
}

export interface Product {
  readonly id: ProductId;
  readonly name: string;
  readonly slug: string;
  readonly catalogName: string;
  readonly description: string;
  readonly images: readonly Picture[];
  /** Price per piece, or per 1000 g for weight items. With variations, the price of the cheapest. */
  readonly price: Money;
  readonly regularPrice: Money;
  /** Only for display and sorting, never charged (VALID-7). */
  readonly displayMultiplier: number;
  readonly inStock: boolean;
  /** Empty: sold everywhere. */
  readonly locationIds: readonly LocationId[];
  readonly attributes: readonly { readonly name: string; readonly options: readonly string[] }[];
  readonly variations: readonly Variation[];
  readonly supplements: readonly SupplementRef[];
  /** Groups of options in the order of the sheet. */
  readonly groups: readonly GroupUse[];
  readonly categoryIds: readonly CategoryId[];
  readonly countable: boolean;
  readonly measure: Measure;
  readonly netContent: NetContent | null;
  /** Step of the quantity (ENT-5). */
  readonly step: number;
  /** Quantity of the first add (ENT-5). */
  readonly initialQuantity: number;
  readonly excludedFromMinimum: boolean;
  /** Not sold through the cart. The shopper sends a request and the shop calls back (CART-1). */
  readonly byRequest: boolean;
  readonly availability: ServingHours;
  /** Null: as its sections (MENU-15). */
  readonly notes: NotesRule | null;
  readonly badges: readonly string[];
  readonly combo: { readonly discount: ComboDiscount | null; readonly productIds: readonly ProductId[] } | null;
  readonly nutrition: Nutrition;
  readonly allergens: readonly string[];
  readonly video: string | null;
  readonly seo: Seo | null;
}

/** Each unit of a dish of the category makes `quantity` supplement units of `categoryId` free (PRICE-3). */
export interface FreeLimit {
  readonly categoryId: CategoryId;
  readonly quantity: number;
}

export interface Category {
  readonly id: CategoryId;
  readonly name: string;
  readonly parentId: CategoryId | null;
  readonly slug: string;
  readonly image: string | null;
  /** Covers of the section's page: `image_dop`, then `image_dop_2` for wide screens. */
  readonly extraImages: readonly (string | null)[];
  readonly siteImage: string | null;
  readonly description: string;
  readonly seo: Seo | null;
  readonly textColor: string | null;
  readonly visualName: string | null;
  readonly freeLimits: readonly FreeLimit[];
  readonly isHidden: boolean;
  readonly showOnHome: boolean;
  readonly availability: ServingHours;
  /** Null: as the category above, at last as the shop (MENU-15). */
  readonly notes: NotesRule | null;
  /** Null: the category is no group of options. */
  readonly choice: GroupTerms | null;
  readonly products: readonly Product[];
}

/**
 * A menu with its indexes, built once per revision by `indexCatalog`. A product of several categories appears
 * once in `products`. Supplements are the products of a category named 'допы'.
 */
export interface Catalog {
  readonly categories: readonly Category[];
  readonly categoryById: ReadonlyMap<CategoryId, Category>;
  readonly products: ReadonlyMap<ProductId, Product>;
  /** Categories of a product with their ancestors, because a category id includes its subcategories. */
  readonly categoryIdsOf: ReadonlyMap<ProductId, ReadonlySet<CategoryId>>;
  readonly supplementCategoryIds: ReadonlySet<CategoryId>;
  readonly groups: ReadonlyMap<GroupId, ChoiceGroup>;
}
