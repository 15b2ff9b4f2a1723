import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money } from "../../money/money.ts";
import { catalog, request, shop, stock } from "../../testing/any-request.ts";
import { aCustomer, aShopState } from "../../testing/checkout.ts";
import { applicableCoupons } from "../coupons/applicable-coupons.ts";
import { stockTaken } from "../lines/stock-taken.ts";
import { decideOrder } from "../order-decision.ts";
import { orderPositions } from "../order-receipt.ts";
import type { Quote } from "../types.ts";
import { quoteOrder } from "./quote-order.ts";

const state = aShopState({ stock, customer: aCustomer() });
const unlimited = aShopState({ customer: aCustomer() });
const sumOf = (quote: Quote) => quote.adjustments.reduce((sum, { amount }) => sum + amount, 0);

describe("quote of any request", () => {
  it("never throws, sums to its total and charges nothing for refused lines", () => {
    fc.assert(
      fc.property(request, (asked) => {
        const quote = quoteOrder(asked, shop, state);
        expect(sumOf(quote)).toBe(quote.total);
        expect(Number.isSafeInteger(quote.total) && quote.total >= 0).toBe(true);
        expect(quote.lines.filter(({ giftOf }) => giftOf === null)).toHaveLength(asked.lines.length);
        for (const { refusal, total } of quote.lines) if (refusal !== null) expect(total).toBe(0);
        expect(new Set(quote.refusals.map(({ reason }) => reason)).size).toBe(quote.refusals.length);
      }),
    );
  });

  it("keeps line totals, counted sum, points and gifts consistent with the adjustments", () => {
    fc.assert(
      fc.property(request, (asked) => {
        const quote = quoteOrder(asked, shop, state);
        const of = (kind: string) =>
          quote.adjustments.filter((each) => each.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
        const gifts = quote.lines.filter(({ giftOf }) => giftOf !== null);
        expect(quote.minimum.reachedSum).toBe(of("items") + of("combo"));
        expect(of("gifts")).toBe(gifts.reduce((sum, { total }) => sum + total, 0));
        expect(of("bonuses")).toBe(quote.bonuses.applied === 0 ? 0 : -100 * quote.bonuses.applied);
        expect(quote.bonuses.applied).toBeLessThanOrEqual(
          Math.min(quote.bonuses.maxApplicable, quote.bonuses.available),
        );
        expect(gifts.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("gives receipt positions that sum to the total, one for every sold line, gift and fee", () => {
    fc.assert(
      fc.property(request, (asked) => {
        const quote = quoteOrder(asked, shop, state);
        const positions = orderPositions(asked, shop, state);
        expect(positions.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.total);
        expect(positions.every(({ amount }) => amount >= 0)).toBe(true);
        const goods = positions.flatMap((position) => (position.kind === "goods" ? [position.line] : []));
        for (const line of goods) expect(quote.lines).toContainEqual(line);
        const sold = quote.lines.filter(({ giftOf, refusal }) => giftOf === null && refusal === null);
        expect(goods.filter(({ giftOf }) => giftOf === null)).toHaveLength(sold.length);
      }),
    );
  });

  it("is deterministic, and its total ignores the order of lines while stock lasts", () => {
    fc.assert(
      fc.property(request, fc.nat(5), (asked, shift) => {
        const quote = quoteOrder(asked, shop, unlimited);
        expect(quoteOrder(asked, shop, unlimited)).toEqual(quote);
        const turned = [...asked.lines.slice(shift), ...asked.lines.slice(0, shift)].reverse();
        const other = quoteOrder({ ...asked, lines: turned }, shop, unlimited);
        expect(other.total).toBe(quote.total);
        expect(other.refusals).toEqual(quote.refusals);
      }),
    );
  });

  it("never sells more than a stock row has", () => {
    fc.assert(
      fc.property(request, (asked) => {
        const quote = quoteOrder(asked, shop, state);
        for (const { row, quantity } of stockTaken(quote, catalog, 1, stock)) {
          expect(quantity).toBeLessThanOrEqual(row.quantity ?? Number.POSITIVE_INFINITY);
        }
      }),
    );
  });

  it("places only whole orders at the expected total, and changes or refuses the rest", () => {
    fc.assert(
      fc.property(request, fc.boolean(), (asked, isExpected) => {
        const quote = quoteOrder(asked, shop, state);
        const decision = decideOrder(quote, isExpected ? quote.total : money(quote.total + 1));
        const sold = quote.lines.filter(({ giftOf, refusal }) => giftOf === null && refusal === null);
        if (decision.kind === "place") {
          expect(isExpected && quote.slotStart !== null && sold.length > 0).toBe(true);
          expect(quote.lines.every(({ refusal }) => refusal === null)).toBe(true);
        }
        if (decision.kind === "changed") expect(sold.length).toBeGreaterThan(0);
        if (decision.kind === "refused") expect(decision.refusals.length > 0 || asked.lines.length === 0).toBe(true);
      }),
    );
  });

  it("COUP-14 API-10 applies no coupon that the cart alone is not eligible for", () => {
    fc.assert(
      fc.property(request, (asked) => {
        const eligible = applicableCoupons(asked, shop, state).coupons.map((coupon) => coupon.id);
        for (const coupon of quoteOrder(asked, shop, state).coupons)
          if (coupon.applied) expect(eligible).toContain(coupon.id);
      }),
    );
  });
});
