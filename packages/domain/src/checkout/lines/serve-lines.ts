import { makeLine } from "../../cart/make-line.ts";
import { openStockRoom, type StockRoom } from "../../cart/stock-room.ts";
import type { CartLine, LineRequest, StockLevel } from "../../cart/types.ts";
import type { Product, ProductId } from "../../catalog/types.ts";
import type { LineRefusal } from "../types.ts";
import type { LineCheck, ServingBranch } from "./checks/asked-line.ts";
import { checkAvailability } from "./checks/availability.ts";
import { checkInStock } from "./checks/in-stock.ts";
import { checkLocation } from "./checks/location.ts";
import { checkQuantity } from "./checks/quantity.ts";
import { checkSale } from "./checks/sale.ts";
import { takeFromStock } from "./checks/stock.ts";
import { checkStops } from "./checks/stops.ts";
import { checkSupplements } from "./checks/supplements.ts";
import { checkVariation } from "./checks/variation.ts";
import { checkWorth } from "./checks/worth.ts";

/** A line of the request with its result: priced data, or the refusal. */
export type ServedLine =
  | { readonly request: LineRequest; readonly product: Product | null; readonly line: CartLine; readonly refusal: null }
  | {
      readonly request: LineRequest;
      readonly product: Product | null;
      readonly line: null;
      readonly refusal: LineRefusal;
    };

/** Refusals that the shopper cannot resolve run first. The first refusal is the line's. */
const checks: readonly LineCheck[] = [
  checkLocation,
  checkSale,
  checkAvailability,
  checkInStock,
  checkStops,
  checkVariation,
  checkQuantity,
  checkSupplements,
];

function firstRefusal(request: LineRequest, product: Product, branch: ServingBranch): LineRefusal | null {
  for (const check of checks) {
    const refusal = check({ request, product, branch });
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Why the branch's menu lacks the product: another menu of the shop has it, or none. */
export function unknownIn(branch: ServingBranch, productId: ProductId): LineRefusal {
  return { reason: branch.mainCatalog.products.has(productId) ? "not-at-location" : "not-available" };
}

function serve(request: LineRequest, branch: ServingBranch, room: StockRoom): ServedLine {
  const product = branch.catalog.products.get(request.productId) ?? null;
  if (product === null) return { request, product, line: null, refusal: unknownIn(branch, request.productId) };
  const line = makeLine(branch.catalog, request);
  const refusal = firstRefusal(request, product, branch) ?? (line === null ? null : checkWorth(line));
  if (refusal !== null) return { request, product, line: null, refusal };
  if (line === null) return { request, product, line, refusal: { reason: "not-available" } };
  const short = takeFromStock(room, request, product.measure);
  return short === null ? { request, product, line, refusal: null } : { request, product, line: null, refusal: short };
}

/** Filters the branch's stock by these products, because a cart is small and a shop is not. */
export function stockRoomFor(
  productIds: Iterable<ProductId>,
  stock: readonly StockLevel[],
  branch: ServingBranch,
): StockRoom {
  if (branch.warehouseId === null) return openStockRoom([], 0);
  const wanted = new Set(productIds);
  const rows = stock.filter((row) => wanted.has(row.productId));
  return openStockRoom(rows, branch.stockWarehouseId);
}

/**
 * Serves lines in the order sent. Each line is sold whole or refused, and a refused line leaves its stock to
 * the next. `room` is the remaining stock, for gifts.
 */
export function serveLines(
  requests: readonly LineRequest[],
  branch: ServingBranch,
  room: StockRoom,
): readonly ServedLine[] {
  return requests.map((request) => serve(request, branch, room));
}
