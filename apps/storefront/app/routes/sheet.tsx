import { Outlet, useLoaderData, useLocation } from "react-router";
import { productHead } from "../features/catalog/product-head.ts";
import { ProductSheet } from "../features/catalog/product-sheet.tsx";
import type { Head, HeadArgs } from "../head.ts";
import { baseUrl } from "../features/catalog/sheet-links.ts";
import type { SheetData } from "./sheet.loader.ts";

/** Any page, with the dish of `?product_id=` over it (MODAL-2). */
export function Component() {
  const { product } = useLoaderData<SheetData>();
  const location = useLocation();
  return (
    <>
      <Outlet />
      {product && <ProductSheet key={product.card.id} product={product} returnTo={baseUrl(location)} />}
    </>
  );
}

export function head(args: HeadArgs<SheetData>): Head | null {
  return args.data.product && productHead(args.data.product, args);
}
