import { LazyViewedDishes } from "../features/catalog/lazy-viewed-dishes.tsx";
import { productSheet } from "../features/catalog/load-product-sheet.ts";
import { productHead } from "../features/catalog/product-head.ts";
import { baseUrl } from "../features/catalog/sheet-links.ts";
import { useLoaderData, useLocation } from "../routing/hooks.ts";
import { Outlet } from "../routing/router-view.tsx";
import type { Head, HeadArgs } from "../state/head.ts";
import type { SheetData } from "./sheet.loader.ts";

/** Any page, with the dish of `?product_id=` over it (MODAL-2). */
export function Component() {
  const { product } = useLoaderData<SheetData>();
  const location = useLocation();
  const ProductSheet = productSheet();
  return (
    <>
      <Outlet />
      {product && ProductSheet && (
        <ProductSheet key={product.card.id} product={product} returnTo={baseUrl(location)}>
          <LazyViewedDishes without={product.card.id} />
        </ProductSheet>
      )}
    </>
  );
}

export function head(args: HeadArgs<SheetData>): Head | null {
  return args.data.product && productHead(args.data.product, args);
}
