import { type Catalog, type Category, childrenOf, isHiddenInMenu, menuCategories } from "@skatert/domain";
import type { AllergenNames, DishesByAllergen } from "../../features/catalog/filters/menu-filters.ts";
import type { PackedSection } from "../../features/catalog/menu/packed-dish.ts";
import { redirect } from "../../routing/answers.ts";
import { coverHtml } from "../markup/picture-markup.ts";
import { type Loader, type LoaderArgs, pageNotFound } from "../request/loader.ts";
import type { PageContext } from "../request/page-context.ts";
import { dishContext } from "../shop/dish-context.ts";
import { memoisedByMinute } from "../shop/shop-source.ts";
import { allergenNames } from "./allergens/allergen-names.ts";
import { type HomeData, homeData } from "./home-data.ts";
import { ownSection } from "./sections/menu-sections.ts";

export interface CategoryData {
  readonly category: {
    readonly id: number;
    readonly name: string;
    readonly description: string;
    readonly url: string;
    readonly image: string | null;
    /** HTML of the cover; absent without one. */
    readonly cover?: string;
    readonly seo: Category["seo"];
  };
  /** The parent section, for the back link. */
  readonly parent: { readonly name: string; readonly url: string } | null;
  readonly siblings: readonly { readonly id: number; readonly name: string; readonly url: string }[];
  /** The category's own dishes and each subcategory's, without empty ones. */
  readonly sections: readonly PackedSection[];
  /** Ids of their dishes by allergen. */
  readonly allergens: DishesByAllergen;
  /** Page type lending: the one long page and its block to show (SEO-2). */
  readonly landing?: { readonly home: HomeData; readonly block: string };
}

/**
 * A category, or its subcategory if the address names one. 404 if the branch's menu has neither (ROUTE-12). A
 * permanent redirect if the slug does not match the id (ROUTE-7).
 */
export const loader: Loader<CategoryData> = async ({ params, url, page }) => {
  const category = findCategory({ params, url, page });
  throwOtherSlug({ params, url, page });
  const data = await memoisedByMinute(`category ${category.id}`, page, () => categoryData(category, page));
  const block = params["id"] === undefined && page.shop.pageType === "lending" ? params["categorySlug"] : undefined;
  return block === undefined ? data : { ...data, landing: { home: await homeData(page, block), block } };
};

async function categoryData(category: Category, page: PageContext): Promise<CategoryData> {
  const { catalog } = page;
  const { categoryUrl } = dishContext(page);
  const parent = (category.parentId !== null && catalog.categoryById.get(category.parentId)) || null;
  const shown = menuCategories(catalog);
  const children = childrenOf(category, shown);
  const siblings = parent ? childrenOf(parent, shown) : children;
  const { id, name, visualName, description, image, extraImages, seo } = category;
  const cover = coverHtml(extraImages);
  const names = await allergenNames(page);
  const sections = [category, ...children]
    .map((each) => ownSection(each, page))
    .filter(({ cards }) => cards.length > 0);
  return {
    category: {
      id,
      name: visualName ?? name,
      description,
      url: categoryUrl(category),
      image,
      seo,
      ...(cover && { cover }),
    },
    parent: parent && { name: parent.visualName ?? parent.name, url: categoryUrl(parent) },
    siblings: siblings.map((each) => ({ id: each.id, name: each.visualName ?? each.name, url: categoryUrl(each) })),
    sections,
    allergens: dishesByAllergen(sections, catalog, names),
  };
}

function dishesByAllergen(
  sections: readonly PackedSection[],
  { products }: Catalog,
  { named, namesOf }: AllergenNames,
): DishesByAllergen {
  const pairs = sections.flatMap(({ cards }) =>
    cards.flatMap(({ id }) => namesOf(products.get(id) ?? { id, allergens: [] }).map((name) => ({ name, id }))),
  );
  return [...Map.groupBy(pairs, ({ name }) => name)].map(([name, found]) => ({
    ...(named.find((each) => each.name === name) ?? { name }),
    ids: found.map(({ id }) => id),
  }));
}

function throwOtherSlug(args: LoaderArgs): void {
  const { params, url } = args;
  const [slug, top] = [params["categorySlug"], topCategory(args)];
  if (params["id"] === undefined || slug === undefined || top === undefined || top.slug === slug) return;
  const path = url.pathname.replace(/^(\/[^/]+\/[^/]+\/menu\/)[^/]+/, `$1${encodeURIComponent(top.slug)}`);
  throw redirect(path + url.search, 301);
}

function topCategory({ params, page: { catalog } }: LoaderArgs): Category | undefined {
  return catalog.categories.find((category) =>
    params["id"] === undefined ? category.slug === params["categorySlug"] : String(category.id) === params["id"],
  );
}

/** The section of a menu address. Throws 404 if the branch's menu does not show it. */
export function findCategory(args: LoaderArgs): Category {
  const { params, url } = args;
  const { catalog } = args.page;
  const top = topCategory(args);
  const wanted = params["subCategorySlug"] ?? params["subcategory"];
  const found =
    top && wanted !== undefined
      ? childrenOf(top, catalog.categories).find(({ slug, id }) => slug === wanted || String(id) === wanted)
      : top;
  if (!found || isHiddenInMenu(found, catalog)) throw pageNotFound(url);
  return found;
}
