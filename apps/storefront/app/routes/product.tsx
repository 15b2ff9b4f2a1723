import { LazyViewedDishes } from "../features/catalog/lazy-viewed-dishes.tsx";
import { unpackDetail } from "../features/catalog/packed-detail.ts";
import { productHead } from "../features/catalog/product-head.ts";
import { ProductSheet } from "../features/catalog/product-sheet.tsx";
import { parentPath } from "../features/catalog/sheet-links.ts";
import { useLoaderData, useLocation } from "../routing/hooks.ts";
import type { Head, HeadArgs } from "../state/head.ts";
import type { ProductData } from "./product.loader.ts";

/** A dish's own page: its sheet over the section it stands in. */
export function Component() {
  const product = unpackDetail(useLoaderData<ProductData>().product);
  const location = useLocation();
  return (
    <ProductSheet key={product.card.id} product={product} returnTo={parentPath(location)}>
      <LazyViewedDishes without={product.card.id} />
    </ProductSheet>
  );
}

export function head(args: HeadArgs<ProductData>): Head {
  return productHead(unpackDetail(args.data.product), args);
}
