import { DEFAULT_LANGUAGE, type LanguageCode } from "@skatert/contract";
import {
  ancestorsOf,
  buildSearchIndex,
  type Catalog,
  type Category,
  type DishStatements,
  isSoldAt,
  type MenuSearch,
  menuCategories,
  type Product,
  type Searchable,
  type SearchIndex,
  saleOf,
  searchMenu,
} from "@skatert/domain";
import { plainText } from "../../../features/catalog/card/dish-view.ts";
import type { PageContext } from "../../request/page-context.ts";
import { mainMenuIfKnown } from "../../shop/shop-source.ts";
import { commonWord } from "../../words/common-word.ts";

/** Further languages of dish names that the search accepts, if the shop has them. */
const aliasLanguages: readonly LanguageCode[] = [DEFAULT_LANGUAGE, "en"];

/** Built with the first search in a catalogue, and collected with it. */
const indexes = new WeakMap<Catalog, Promise<SearchIndex>>();

/** Dishes of the branch's menu for a query, the best first (domain's `searchMenu`). */
export async function searchDishes(
  query: string,
  page: PageContext,
): Promise<Pick<MenuSearch, "readAs" | "isByWishes"> & { readonly dishes: readonly Product[] }> {
  const { catalog, shop, settings } = page;
  const index = indexes.get(catalog) ?? buildIndex(page);
  indexes.set(catalog, index);
  const { ids, readAs, isByWishes } = searchMenu(
    await index,
    query,
    (id) => catalog.products.get(id)?.inStock === false,
  );
  const dishes = ids.flatMap((id) => catalog.products.get(id) ?? []);
  const isShown = (dish: Product) => (settings.flags.showOutOfStock || dish.inStock) && isSoldAt(dish, shop.locationId);
  return { readAs, isByWishes, dishes: dishes.filter(isShown) };
}

async function buildIndex(page: PageContext): Promise<SearchIndex> {
  const { catalog } = page;
  const all = [catalog, ...(await otherCatalogs(page))];
  const shown = Map.groupBy(
    menuCategories(catalog).flatMap((category) => category.products.map(({ id }) => ({ id, category }))),
    ({ id }) => id,
  );
  const dishes = [...shown].flatMap(([id, places]) => {
    const product = catalog.products.get(id);
    if (!product || saleOf(id, catalog) !== "dish") return [];
    const sections = places.flatMap(({ category }) => [category, ...ancestorsOf(category, catalog.categoryById)]);
    return [searchable(product, sections, all, (badge) => commonWord(badge, page.contentLanguage))];
  });
  return buildSearchIndex(dishes);
}

/** The search also works without names of other languages. */
function otherCatalogs({ shop, settings, contentLanguage, api, menu, now }: PageContext): Promise<readonly Catalog[]> {
  const source = { fetchApi: api, menu, revision: shop.revision, now: () => now };
  const languages = aliasLanguages.filter(
    (code) => code !== contentLanguage && shop.languages.some((each) => each.code === code),
  );
  return Promise.all(languages.map((code) => mainMenuIfKnown(source, code, settings)));
}

/**
 * Indexes sections and dishes by their names in each menu of `all`, the page's own first, and dishes also by
 * their part of the catalogue (`catalog_name`). Key words of the seo data (SEO-3) have the weight of the
 * composition, because a shop may write many of them.
 */
function searchable(
  product: Product,
  sections: readonly Category[],
  all: readonly Catalog[],
  badgeName: (badge: string) => string,
): Searchable {
  const { id, name, badges, attributes, description } = product;
  const products = all.flatMap((menu) => menu.products.get(id) ?? []);
  const places = all.flatMap(({ categoryById }) => sections.flatMap((section) => categoryById.get(section.id) ?? []));
  const own = places.map((place) => place.visualName ?? place.name);
  const names = [...new Set([...own, ...products.map(({ catalogName }) => catalogName)])].filter((each) => each !== "");
  const keywords = [...products, ...places].flatMap(({ seo }) => seo?.keywords ?? []);
  const allergens = products.flatMap((each) => each.allergens);
  return {
    id,
    name,
    aliases: products.slice(1).map((other) => other.name),
    labels: [...names, ...badges, ...badges.map(badgeName), ...attributes.flatMap(({ options }) => options)],
    composition: [plainText(description), ...allergens, ...keywords].join(" "),
    statements: { ...statementsOf(products, all), marks: [...own, ...products.flatMap((each) => each.badges)] },
  };
}

/** The composition of a dish in the menus. A set has the compositions of its dishes. */
function statementsOf(products: readonly Product[], all: readonly Catalog[]): Omit<DishStatements, "marks"> {
  const partIds = [...new Set(products.flatMap(({ combo }) => combo?.productIds ?? []))];
  const parts = partIds.map((id) => all.flatMap((menu) => menu.products.get(id) ?? []));
  return {
    names: products.map(({ name }) => name),
    contents: products.flatMap(contentsOf),
    parts: parts.map((part) => part.flatMap((each) => [each.name, ...contentsOf(each)])),
    allergens: [...products, ...parts.flat()].flatMap(({ allergens }) => allergens),
  };
}

function contentsOf({ description, attributes }: Product): readonly string[] {
  return [plainText(description), ...attributes.flatMap(({ options }) => options)];
}
