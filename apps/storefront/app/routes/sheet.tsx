import { LazyViewedDishes } from "../features/catalog/rows/lazy-viewed-dishes.tsx";
import { openedDish } from "../features/catalog/sheet/load-opened-dish.ts";
import type { PackedDetail } from "../features/catalog/sheet/packed-detail.ts";
import { baseUrl } from "../model/page/sheet-links.ts";
import type { Head, HeadArgs } from "../model/shop/head.ts";
import type { SheetData } from "../page-data/catalog/sheet.loader.ts";
import { useLoaderData, useLocation } from "../routing/hooks.ts";
import { Outlet } from "../routing/router-view.tsx";

/** Any page, with the dish of `?product_id=` over it (MODAL-2). */
export function Component() {
  const { product } = useLoaderData<SheetData>();
  return (
    <>
      <Outlet />
      {product && <Sheet packed={product} />}
    </>
  );
}

function Sheet({ packed }: { readonly packed: PackedDetail }) {
  const location = useLocation();
  const opened = openedDish();
  if (!opened) return null;
  const { ProductSheet, unpackDetail } = opened;
  const product = unpackDetail(packed);
  return (
    <ProductSheet key={product.card.id} product={product} returnTo={baseUrl(location)}>
      <LazyViewedDishes without={product.card.id} />
    </ProductSheet>
  );
}

export function head(args: HeadArgs<SheetData>): Head | null {
  const opened = openedDish();
  if (!args.data.product || !opened) return null;
  return opened.productHead(opened.unpackDetail(args.data.product), args);
}
