import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { request, shop, stock } from "../testing/any-request.ts";
import { aCustomer, aShopState } from "../testing/checkout.ts";
import { linesPaid, linesPaidByShare } from "./lines-paid.ts";
import { orderPositions } from "./order-receipt.ts";
import { quoteOrder } from "./quote/quote-order.ts";
import type { Quote } from "./types.ts";

const state = aShopState({ stock, customer: aCustomer() });
const feeOf = ({ adjustments }: Quote) =>
  adjustments
    .filter(({ kind }) => kind === "delivery" || kind === "express")
    .reduce((sum, { amount }) => sum + amount, 0);

describe("prices of an order's lines after every discount", () => {
  it("PRICE-1 sum with the fee to the total of any order, each between 0 and the line's own price", () => {
    fc.assert(
      fc.property(request, (asked) => {
        const quote = quoteOrder(asked, shop, state);
        const stored = linesPaid(quote.lines, orderPositions(asked, shop, state));
        for (const paid of [stored, linesPaidByShare(quote.lines, quote.adjustments)]) {
          expect(paid).toHaveLength(quote.lines.length);
          expect(paid.reduce<number>((sum, each) => sum + each, feeOf(quote))).toBe(quote.total);
          for (const [index, each] of paid.entries()) {
            expect(each).toBeGreaterThanOrEqual(0);
            expect(each).toBeLessThanOrEqual(quote.lines[index]?.total ?? 0);
          }
        }
      }),
    );
  });
});
