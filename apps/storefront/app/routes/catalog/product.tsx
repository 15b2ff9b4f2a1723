import { LazyViewedDishes } from "../../features/catalog/rows/lazy-viewed-dishes.tsx";
import { unpackDetail } from "../../features/catalog/sheet/packed-detail.ts";
import { productHead } from "../../features/catalog/sheet/product-head.ts";
import { ProductSheet } from "../../features/catalog/sheet/product-sheet.tsx";
import { parentPath } from "../../model/page/sheet-links.ts";
import type { Head, HeadArgs } from "../../model/shop/head.ts";
import type { ProductData } from "../../page-data/catalog/product.loader.ts";
import { useLoaderData, useLocation } from "../../routing/hooks.ts";

/** A dish's own page: its sheet over its section. */
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
