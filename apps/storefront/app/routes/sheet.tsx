import { LazyViewedDishes } from "../features/catalog/lazy-viewed-dishes.tsx";
import { openedDish } from "../features/catalog/load-opened-dish.ts";
import type { PackedDetail } from "../features/catalog/packed-detail.ts";
import { baseUrl } from "../features/catalog/sheet-links.ts";
import { useLoaderData, useLocation } from "../routing/hooks.ts";
import { Outlet } from "../routing/router-view.tsx";
import type { Head, HeadArgs } from "../state/head.ts";
import type { SheetData } from "./sheet.loader.ts";

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
