import type { LineRequest, StockLevel } from "../cart/types.ts";
import type { Catalog } from "../catalog/types.ts";
import { quoteOrder } from "../checkout/quote/quote-order.ts";
import type { LineRefusal, ShopRules } from "../checkout/types.ts";
import { aLineRequest } from "./cart.ts";
import { aCheckoutRequest, aShop, aShopState } from "./checkout.ts";
import { at } from "./schedule.ts";

export interface Situation {
  readonly shop?: Partial<ShopRules>;
  readonly stock?: readonly StockLevel[];
  readonly now?: number;
}

/** The refusal of each line of a quote. */
export function lineRefusals(
  catalog: Catalog,
  lines: readonly Partial<LineRequest>[],
  situation: Situation = {},
): readonly (LineRefusal | null)[] {
  const state = aShopState({ stock: situation.stock ?? [], now: situation.now ?? at("2026-11-18 12:00") });
  const quote = quoteOrder(
    aCheckoutRequest({ lines: lines.map(aLineRequest) }),
    aShop({ catalog, ...situation.shop }),
    state,
  );
  return quote.lines.map(({ refusal }) => refusal);
}
