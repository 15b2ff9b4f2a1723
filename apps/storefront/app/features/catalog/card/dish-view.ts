import type { DishRating } from "@skatert/contract";
import {
  type BuyingBan,
  badgeLook,
  type CartLine,
  type Catalog,
  type Category,
  checkChoices,
  homeCategory,
  hoursOver,
  isBanned,
  isHalves,
  leastPrice,
  makeLine,
  type Product,
  type ProductId,
  resolveGroups,
  type ServingHours,
  zero,
} from "@skatert/domain";
import type { DishCard, DishState } from "./dish.ts";
import { type DishMoment, dishState } from "./dish-state.ts";

export interface DishContext extends DishMoment {
  readonly catalog: Catalog;
  readonly buyingBan: BuyingBan;
  /** `simplified_order`: every dish is ordered by request, not bought (CART-1). */
  readonly everyByRequest: boolean;
  /** `dish_notes` of the shop (MENU-15). */
  readonly dishNotes: boolean;
  /** A badge in the page's language. */
  readonly badgeName: (badge: string) => string;
  /** By product id. */
  readonly ratings: ReadonlyMap<number, DishRating>;
  /** Address of a section, by the shop's page type. */
  readonly categoryUrl: (category: Category) => string;
}

/** Minimum number of path segments of a product's own page: /menu/{category}/{subcategory}/{product}. */
const productPageSegments = 3;

/** The card of a product, with its availability at a moment in a branch. */
export function dishCard(product: Product, context: DishContext, section?: Category): DishCard {
  const line = makeLine(context.catalog, {
    productId: product.id,
    variationId: null,
    quantity: product.initialQuantity,
    supplements: [],
  });
  const hours = hoursOfDish(product, section, context.catalog);
  return {
    ...ownFacts(product),
    badges: product.badges.map(context.badgeName),
    byRequest: product.byRequest || context.everyByRequest,
    freeLimits: line?.freeLimits ?? [],
    combo: line?.combo ?? null,
    categoryIds: line?.categoryIds ?? product.categoryIds,
    badgeLooks: product.badges.map(badgeLook).join(""),
    picture: product.images[0] ?? null,
    url: productUrl(product, context),
    ...choiceFacts(product, context.catalog, line),
    state: bannedState(product.id, context.buyingBan) ?? dishState(product, hours, context),
    hours,
    rating: context.ratings.get(product.id) ?? null,
  };
}

/** What must be chosen, what a tap chooses, and the least price with it. */
function choiceFacts(product: Product, catalog: Catalog, line: CartLine | null) {
  const hasSizes = product.variations.length > 0;
  if (product.groups.length === 0)
    return {
      asksChoice: hasSizes,
      priceVaries: new Set(product.variations.map(({ price }) => price)).size > 1,
      choicePrice: zero,
      presets: null,
    };
  const { unit, choices: choicePrice, varies } = leastPrice(product, catalog);
  const groups = resolveGroups({ product, variationId: null }, catalog);
  const { supplements = [], choices = [], freeUnits } = line ?? {};
  return {
    price: unit,
    ...(unit === product.price ? {} : { regularPrice: unit }),
    // The price of the card is that of the cheapest halves, so a tap must not choose others.
    asksChoice:
      hasSizes || groups.some(({ kind }) => isHalves(kind)) || checkChoices(groups, choices, () => null) !== null,
    priceVaries: varies,
    choicePrice,
    presets: { supplements, choices, ...(freeUnits === undefined ? {} : { freeUnits }) },
  };
}

/** The fields of a card that come from the menu. */
function ownFacts(product: Product) {
  const { id, name, price, regularPrice, displayMultiplier, attributes, measure, netContent } = product;
  const { step, initialQuantity, countable, excludedFromMinimum, locationIds } = product;
  return {
    id,
    name,
    price,
    regularPrice,
    displayMultiplier,
    attributes,
    measure,
    netContent,
    step,
    initialQuantity,
    countable,
    excludedFromMinimum,
    locationIds,
  };
}

/** A shop without sales shows it only in the sheet. Its cards are a read-only menu. */
function bannedState(productId: ProductId, ban: BuyingBan): DishState | null {
  if (ban.everything) return { kind: "menu-only" };
  return isBanned(productId, ban) ? { kind: "not-sold" } : null;
}

/** The dish's own hours and those of the section that shows it and its ancestors, without those that are always open. */
export function hoursOfDish(
  { availability }: Product,
  section: Category | undefined,
  catalog: Catalog,
): readonly ServingHours[] {
  const above = section === undefined ? [] : hoursOver(section, catalog);
  return [availability, ...above].filter(({ length }) => length > 0);
}

/** Address of a dish: its own page below a subsection, else its sheet over the section. */
export function productUrl(product: Product, context: DishContext): string {
  const category = homeCategory(product, context.catalog);
  if (!category) return `/?product_id=${product.id}`;
  const base = context.categoryUrl(category);
  const isDeep = base.split("/").length > productPageSegments;
  return isDeep ? `${base}/${encodeURIComponent(product.slug)}` : `${base}?product_id=${product.id}`;
}

/** Descriptions may contain HTML. A card shows plain text. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
