import { childrenOf, type Product, saleOf } from "@skatert/domain";
import { productUrl } from "../../features/catalog/card/dish-view.ts";
import { dishDetail } from "../../features/catalog/sheet/dish-detail-view.ts";
import { type PackedDetail, packDetail } from "../../features/catalog/sheet/packed-detail.ts";
import { redirect } from "../../routing/answers.ts";
import { type Loader, type LoaderArgs, pageNotFound } from "../request/loader.ts";
import { dishContext } from "../shop/dish-context.ts";
import { allergenNames } from "./allergens/allergen-names.ts";
import { findCategory } from "./category.loader.ts";

export interface ProductData {
  readonly product: PackedDetail;
}

/**
 * A dish by the slug of its page. 404 if the branch's menu lacks the dish or the section (ROUTE-12). A
 * permanent redirect to the dish's address if the section exists without the dish.
 */
export const loader: Loader<ProductData> = async (args) => {
  const { page } = args;
  const named = dishesOfSlug(args);
  const product = named.find(inSection(args)) ?? named[0];
  if (!product) throw pageNotFound(args.url);
  if (!inSection(args)(product)) throw redirect(ownAddress(product, args), 301);
  return { product: packDetail(dishDetail(product, dishContext(page), await allergenNames(page))) };
};

function dishesOfSlug({ params, page: { catalog } }: LoaderArgs): readonly Product[] {
  return [...catalog.products.values()].filter(
    ({ id, slug }) => slug === params["slugProduct"] && saleOf(id, catalog) === "dish",
  );
}

/** Whether the address's section, or a section below it, shows the dish. */
function inSection(args: LoaderArgs): (product: Product) => boolean {
  const section = findCategory(args);
  const shown = new Set([section, ...childrenOf(section, args.page.catalog.categories)].map(({ id }) => id));
  return ({ categoryIds }) => categoryIds.some((id) => shown.has(id));
}

/** Keeps the rest of the query. */
function ownAddress(product: Product, { url, page }: LoaderArgs): string {
  const target = new URL(productUrl(product, dishContext(page)), url);
  for (const [name, value] of url.searchParams) target.searchParams.append(name, value);
  return target.pathname + target.search;
}
