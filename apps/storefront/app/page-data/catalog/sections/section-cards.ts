import { hash } from "node:crypto";
import type { DishRating, ShopSettings } from "@skatert/contract";
import { type Catalog, type Category, type Product, visibleProducts } from "@skatert/domain";
import { dishCard } from "../../../features/catalog/card/dish-view.ts";
import { type PackedDish, packDish } from "../../../features/catalog/menu/packed-dish.ts";
import { isSame } from "../../cache/is-same.ts";
import { keepLatest } from "../../cache/keep-latest.ts";
import { placeIn } from "../../cache/memo.ts";
import type { PageContext } from "../../request/page-context.ts";
import { dishContext } from "../../shop/dish-context.ts";

/** Enough for the sections of a large menu in a few languages and branches. */
const maxSections = 600;

/** A card without hours, which depends on nothing but the product, its rating and what is around it. */
interface KnownCard {
  readonly card: PackedDish;
  readonly rating: DishRating | undefined;
}

/** Cards of a section in a language, a branch and a page type, as long as all else that they show is the same. */
interface KnownSection {
  readonly settings: ShopSettings;
  readonly structure: string;
  readonly cards: WeakMap<Product, KnownCard>;
}

const sections = new Map<string, KnownSection>();

/**
 * The packed cards of a section's dishes that the branch sells. Products of a menu stay the same objects through an
 * edit of others, and so do their cards: of thousands, only the changed ones are made again. A dish with hours is made
 * at each call, because its state follows the clock.
 */
export function sectionCards(category: Category, page: PageContext): readonly PackedDish[] {
  const { catalog, ratings, settings, shop } = page;
  const context = dishContext(page);
  const { cards } = knownSection(category, page);
  const view = { locationId: shop.locationId, showOutOfStock: settings.flags.showOutOfStock };
  return visibleProducts(category, view).map((listed) => {
    // The index has each product once, with all its categories.
    const product = catalog.products.get(listed.id) ?? listed;
    const rating = ratings.get(product.id);
    const known = cards.get(product);
    if (known !== undefined && isSame(known.rating, rating)) return known.card;
    const card = packDish(dishCard(product, context, category));
    if (card.hours === undefined) cards.set(product, { card, rating });
    return card;
  });
}

function knownSection({ id }: Category, { catalog, settings, shop }: PageContext): KnownSection {
  const key = `${placeIn(shop.revision, String(id))} ${shop.language} ${shop.locationId} ${shop.pageType}`;
  const structure = structureOf(catalog);
  const before = sections.get(key);
  const isValid = before?.settings === settings && before.structure === structure;
  const known = isValid ? before : { settings, structure, cards: new WeakMap<Product, KnownCard>() };
  keepLatest(sections, key, known, maxSections);
  return known;
}

const structures = new WeakMap<Catalog, string>();

/** A digest of a menu's sections without their products: addresses, hours and free supplements come from them. */
function structureOf(catalog: Catalog): string {
  const known = structures.get(catalog);
  if (known !== undefined) return known;
  const shells = catalog.categories.map(({ products: _dishes, ...shell }) => shell);
  const digest = hash("sha256", JSON.stringify(shells), "base64url");
  structures.set(catalog, digest);
  return digest;
}
