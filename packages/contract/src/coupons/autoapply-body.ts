import type { LineRequest } from "@skatert/domain";
import { takeTimeFields } from "../schedule/take-time.ts";
import type { AutoapplyRequest } from "./autoapply.ts";
import type { WireAutoapplyRequest } from "./schemas.ts";

/** Cart data for other backends; ours looks them up itself. */
export interface AutoapplyCart {
  /** Roubles. */
  readonly total: number;
  readonly names: ReadonlyMap<number, string>;
  /** Roubles, by the index of the line. */
  readonly unitPrices: readonly number[];
}

/** The body of the call for a cart, as the specification shows it: `cart_items` by product, 0 for a guest. */
export function autoapplyToWire(request: AutoapplyRequest, cart: AutoapplyCart): WireAutoapplyRequest {
  return {
    cart_total: cart.total,
    delivery_type: request.method,
    customer_id: request.customerId ?? 0,
    cart_items: cartItems(request.lines, cart),
    coupons: request.promoCode === null ? [] : [request.promoCode],
    meta_data: request.warehouseId === null ? [] : [request.warehouseId],
    ...takeTimeFields(request.takeTime),
  };
}

function cartItems(lines: readonly LineRequest[], cart: AutoapplyCart): Readonly<Record<string, CartEntry>> {
  const byProduct = new Map<number, PricedLine[]>();
  for (const [index, line] of lines.entries()) {
    const own = byProduct.get(line.productId) ?? [];
    byProduct.set(line.productId, [...own, { line, unitPrice: cart.unitPrices[index] ?? 0 }]);
  }
  return Object.fromEntries([...byProduct].map(([id, own]) => [id, cartEntry(id, cart.names.get(id) ?? "", own)]));
}

interface PricedLine {
  readonly line: LineRequest;
  /** Roubles. */
  readonly unitPrice: number;
}

type CartEntry = Readonly<Record<string, unknown>> & {
  readonly product: { readonly id: number; readonly name: string };
};

/**
 * One product of the cart: the quantity of all its lines and the average unit price. `lines` distinguishes several
 * (variations, supplements); a backend that ignores it sees one line.
 */
function cartEntry(id: number, name: string, own: readonly PricedLine[]): CartEntry {
  const quantity = own.reduce((sum, { line }) => sum + line.quantity, 0);
  const total = own.reduce((sum, { line, unitPrice }) => sum + unitPrice * line.quantity, 0);
  const parts = own.map(({ line }) => lineFields(line));
  return {
    product: { id, name },
    ...parts[0],
    quantity,
    variation_data: null,
    price: quantity === 0 ? 0 : Math.round((total / quantity) * 100) / 100,
    ...(parts.length > 1 ? { lines: parts } : {}),
  };
}

function lineFields({ variationId, quantity, supplements }: LineRequest) {
  return {
    variation: variationId ?? 0,
    quantity,
    supplements: supplements.map(({ id, count }) => ({ id, count })),
  };
}
