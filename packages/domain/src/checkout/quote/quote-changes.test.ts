import { describe, expect, it } from "vitest";
import { money, zero } from "../../money/money.ts";
import { aLineRequest } from "../../testing/cart.ts";
import { aCatalog, aProduct } from "../../testing/catalog.ts";
import { aCoupon } from "../../testing/coupons.ts";
import { aCondition } from "../../testing/delivery.ts";
import { quoteOf } from "../../testing/quotes.ts";
import type { Quote, QuotedLine } from "../types.ts";
import { quoteChanges } from "./quote-changes.ts";

const dish = (changes: Parameters<typeof aProduct>[0] = {}) => aProduct({ id: 1, name: "Soup", ...changes });
const quote = (product: ReturnType<typeof dish>, shop: Parameters<typeof quoteOf>[1] = {}, couponIds: number[] = []) =>
  quoteOf(
    { lines: [aLineRequest({ productId: 1, quantity: 2 })], couponIds },
    { catalog: aCatalog({ products: [product] }), ...shop },
  );
const cheap = dish({ price: money(100_00) });

describe("changes between two quotes", () => {
  it("are empty while nothing differs", () => {
    expect(quoteChanges(quote(cheap), quote(cheap))).toEqual([]);
  });

  it("name a dish whose price changed, with its line total", () => {
    expect(quoteChanges(quote(cheap), quote(dish({ price: money(130_00) })))).toEqual([
      { kind: "price", name: "Soup", before: 200_00, after: 260_00 },
    ]);
  });

  it("name a dish that became unavailable, once", () => {
    const gone = quote(dish({ price: money(100_00), inStock: false }));
    expect(quoteChanges(quote(cheap), gone)).toEqual([
      { kind: "refused", name: "Soup", refusal: { reason: "sold-out" } },
      ...quoteChanges(quote(cheap), gone).filter(({ kind }) => kind === "fee"),
    ]);
    expect(quoteChanges(gone, gone)).toEqual([]);
  });

  it("name a new delivery fee", () => {
    const dearer = { conditions: [aCondition({ price: money(250_00) })] };
    const before = quote(cheap, { conditions: [aCondition({ price: money(99_00) })] });
    expect(quoteChanges(before, quote(cheap, dearer))).toEqual([{ kind: "fee", before: 99_00, after: 250_00 }]);
  });

  it("name a withdrawn discount, but not one whose amount follows the prices", () => {
    const before = quote(cheap, { coupons: [aCoupon()] }, [1]);
    expect(quoteChanges(before, quote(cheap))).toMatchObject([{ kind: "coupon-gone", couponId: 1 }]);
    const dearer = quote(dish({ price: money(130_00) }), { coupons: [aCoupon()] }, [1]);
    expect(quoteChanges(before, dearer).map(({ kind }) => kind)).toEqual(["price"]);
  });

  it("compare equal dishes by supplements, person and gift, in any order of the lines", () => {
    const [line] = quote(cheap).lines;
    if (line === undefined) throw new Error("The quote has a line.");
    const withCheese = { ...line, total: money(260_00), supplements: [{ id: 9, name: "", count: 1, price: zero }] };
    const [annas, gift] = [
      { ...line, total: money(150_00), person: "Anna" },
      { ...line, total: zero, giftOf: 1 },
    ];
    const of = (...lines: Quote["lines"]) => ({ ...quote(cheap), lines });
    expect(quoteChanges(of(withCheese, line, annas, gift), of(line))).toEqual([]);
    expect(quoteChanges(of(withCheese, line, annas, gift), of(gift, annas, line, withCheese))).toEqual([]);
    const dearer = { ...withCheese, total: money(300_00) };
    expect(quoteChanges(of(line, withCheese), of(dearer))).toEqual([
      { kind: "price", name: "Soup", before: 260_00, after: 300_00 },
    ]);
    const withoutSupplement: QuotedLine = { ...line, total: zero, refusal: { reason: "sold-out" } };
    expect(quoteChanges(of(line, withCheese), of(withoutSupplement, line))).toMatchObject([{ kind: "refused" }]);
  });
});
