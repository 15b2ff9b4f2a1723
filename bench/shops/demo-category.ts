import { fieldsOf, type ShopFiles } from "./shop-files.ts";

/** A visible section of the demo's menu. */
export interface DemoCategory {
  readonly slug: string;
  /** Ids of its dishes. */
  readonly products: readonly number[];
}

/** The section with the most dishes. Throws without one. */
export function largestCategory(demo: ShopFiles): DemoCategory {
  const categories = Array.isArray(demo["catalog"]) ? demo["catalog"].map(fieldsOf) : [];
  const shown = categories.filter((category) => category["hide_category"] !== true && category["name"] !== "допы");
  const known = shown.map(({ slug, products }) => ({
    slug: String(slug),
    products: Array.isArray(products) ? products.map((product) => Number(fieldsOf(product)["id"])) : [],
  }));
  const [largest] = known.sort((a, b) => b.products.length - a.products.length);
  if (largest === undefined) throw new Error("the demo has no menu");
  return largest;
}
