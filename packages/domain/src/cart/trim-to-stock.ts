import type { Catalog, LocationId, WarehouseId } from "../catalog/types.ts";
import { isSoldAt } from "../catalog/visibility.ts";
import type { Money } from "../money/money.ts";
import { lowerToGrid } from "./steps.ts";
import { openStockRoom, type StockRoom } from "./stock-room.ts";
import type { Cart, CartLine, StockLevel } from "./types.ts";

/** The branch a cart is to be served by. */
export interface ServingPlace {
  readonly catalog: Catalog;
  readonly locationId: LocationId | null;
  readonly warehouseId: WarehouseId;
  readonly stock: readonly StockLevel[];
}

/** What a new address did to a line, for the messages of CART-4. */
export type CartChange =
  | {
      readonly kind: "trimmed";
      readonly key: string;
      readonly name: string;
      readonly from: number;
      readonly to: number;
    }
  /** missing: not sold there. sold-out: sold there, but less than the first-add minimum is left. */
  | { readonly kind: "removed"; readonly key: string; readonly name: string; readonly why: "missing" | "sold-out" }
  /** What the whole line costs with its supplements: at the prices it was added at, and at the branch's. */
  | {
      readonly kind: "repriced";
      readonly key: string;
      readonly name: string;
      readonly from: Money;
      readonly to: Money;
    };

/**
 * Fits a cart to a branch (CART-4): takes out what it does not sell and lowers quantities to its
 * stock, keeping steps. Never raises one. Lines over one stock row are served in their order.
 */
export function trimToStock(
  cart: Cart,
  place: ServingPlace,
): { readonly cart: Cart; readonly changes: readonly CartChange[] } {
  const room = openStockRoom(place.stock, place.warehouseId);
  const lines: CartLine[] = [];
  const changes: CartChange[] = [];
  for (const line of cart.lines) {
    const quantity = servable(line, place, room);
    if (quantity > 0) {
      room.take(line, quantity);
      lines.push(quantity === line.quantity ? line : { ...line, quantity });
    }
    const change = changeOf(line, quantity, place);
    if (change !== null) changes.push(change);
  }
  return { cart: { lines }, changes };
}

function servable(line: CartLine, place: ServingPlace, room: StockRoom): number {
  if (!isAvailable(line, place)) return 0;
  const left = room.left(line);
  return left >= line.quantity ? line.quantity : lowerToGrid(left, line);
}

function changeOf(line: CartLine, quantity: number, place: ServingPlace): CartChange | null {
  const { key, name } = line;
  if (quantity === line.quantity) return null;
  if (quantity > 0) return { kind: "trimmed", key, name, from: line.quantity, to: quantity };
  return { kind: "removed", key, name, why: isSold(line, place) ? "sold-out" : "missing" };
}

function isAvailable(line: CartLine, place: ServingPlace): boolean {
  return isSold(line, place) && isInStock(line, place.catalog);
}

function isSold(line: CartLine, { catalog, locationId }: ServingPlace): boolean {
  const product = catalog.products.get(line.productId);
  if (product === undefined || !isSoldAt(product, locationId)) return false;
  return line.variationId === null || product.variations.some((variation) => variation.id === line.variationId);
}

function isInStock({ productId, variationId }: CartLine, catalog: Catalog): boolean {
  const product = catalog.products.get(productId);
  const variation = product?.variations.find((each) => each.id === variationId);
  return product?.inStock === true && variation?.inStock !== false;
}
