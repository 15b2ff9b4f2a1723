import type { ProductId, VariationId } from "../catalog/types.ts";
import { takesOf } from "../checkout/lines/stock-taken.ts";
import { orderDemands } from "./order-demands.ts";
import type { OrderTerms } from "./types.ts";

/** A row of the stock; variation null: all variations together. */
export interface StockRow {
  readonly productId: ProductId;
  readonly variationId: VariationId | null;
}

export interface StockDifference<Held, Taken> {
  readonly more: readonly { readonly row: Held; readonly quantity: number }[];
  readonly less: readonly { readonly row: Taken; readonly quantity: number }[];
}

/**
 * What a change of an order takes from the stock and gives back to it (CHANGE-3). `held`: the present limited rows.
 * `taken`: what the order took; it gives back no more, also to a row that is no longer limited.
 */
export function stockDifference<Held extends StockRow, Taken extends StockRow & { readonly quantity: number }>(
  was: OrderTerms,
  now: OrderTerms,
  { held, taken }: { readonly held: readonly Held[]; readonly taken: readonly Taken[] },
): StockDifference<Held, Taken> {
  const before = orderDemands(was).map((demand) => ({ ...demand, quantity: -demand.quantity }));
  const demands = [...before, ...orderDemands(now)];
  const more = takesOf(demands, held).filter(({ quantity }) => quantity > 0);
  const less = takesOf(demands, taken).flatMap(({ row, quantity }) =>
    quantity < 0 && row.quantity > 0 ? [{ row, quantity: Math.min(-quantity, row.quantity) }] : [],
  );
  return { more, less };
}
