import type { Measure } from "../catalog/types.ts";
import type { Money } from "../money/money.ts";
import { priceCart } from "../pricing/price-cart.ts";
import { shareDiscounts } from "../pricing/receipt.ts";
import { offerFor } from "./offer.ts";
import { quotedLines } from "./quote/quoted-lines.ts";
import { rulesNow } from "./rules-now.ts";
import { settleTerms } from "./terms.ts";
import type { CheckoutRequest, QuotedLine, ShopRules, ShopState } from "./types.ts";

/** Price of one line, gift or fee of an order after every discount; 0 or more. */
export type OrderPosition =
  | { readonly kind: "goods"; readonly line: QuotedLine; readonly measure: Measure; readonly amount: Money }
  | { readonly kind: "fee"; readonly amount: Money };

/**
 * Receipt positions of the order that `quoteOrder` quotes for the same arguments. Their amounts sum to its
 * total (54-FZ, `shareDiscounts`).
 */
export function orderPositions(request: CheckoutRequest, rules: ShopRules, state: ShopState): readonly OrderPosition[] {
  const offer = offerFor(request, settleTerms(request, rulesNow(rules, state), state), rules, state);
  const totals = priceCart(offer.pricing);
  const quoted = quotedLines(offer.served, totals.lines, offer.coupons.gift, rules.catalog);
  const sold = quoted.filter(({ giftOf, refusal }) => giftOf === null && refusal === null);
  const goods = (line: QuotedLine | undefined, amount: Money): readonly OrderPosition[] =>
    line === undefined ? [] : [{ kind: "goods", line, measure: measureOf(line, rules), amount }];
  return shareDiscounts(offer.pricing, totals).flatMap((position): readonly OrderPosition[] => {
    const { amount } = position;
    if (position.kind === "fee") return [{ kind: "fee", amount }];
    if (position.kind === "line") return goods(sold[position.index], amount);
    return goods(
      quoted.find(({ giftOf }) => giftOf === position.couponId),
      amount,
    );
  });
}

function measureOf({ productId }: QuotedLine, rules: ShopRules): Measure {
  return rules.catalog.products.get(productId)?.measure ?? { kind: "piece" };
}
