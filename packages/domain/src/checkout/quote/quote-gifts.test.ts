import { describe, expect, it } from "vitest";
import type { Coupon } from "../../coupons/types.ts";
import { money } from "../../money/money.ts";
import { aLineRequest, aStockLevel } from "../../testing/cart.ts";
import { aCatalog, aCategory, aProduct } from "../../testing/catalog.ts";
import { couponFates as fate, quoteWithCoupons as quote } from "../../testing/coupon-quotes.ts";
import { aCombiningPolicy, aCoupon, aGiftCoupon } from "../../testing/coupons.ts";

describe("quote: gifts", () => {
  const hidden = aCategory({
    id: 2,
    isHidden: true,
    products: [aProduct({ id: 7, name: "Soup" }), aProduct({ id: 8 })],
  });
  const catalog = aCatalog({ categories: [aCategory({ products: [aProduct()] }), hidden] });
  const gift = { couponId: 3, productId: 7, variationId: null };
  const coupon = aGiftCoupon([7, 8], { id: 3 });

  it("CART-7 gives the chosen gift at the coupon's amount, as a separate line", () => {
    const answer = quote({ gift }, [coupon], { catalog });
    expect(answer.adjustments).toContainEqual({ kind: "gifts", amount: 1_00, couponId: 3, label: "code-3" });
    expect(answer.lines[1]).toEqual({
      productId: 7,
      variationId: null,
      name: "Soup",
      quantity: 1,
      unitPrice: 1_00,
      total: 1_00,
      giftOf: 3,
      supplements: [],
      refusal: null,
    });
    expect(answer).toMatchObject({ total: 1001_00, minimum: { reachedSum: 1000_00 } });
  });

  it("CART-7 waits for a choice between gifts, and adds a single gift without a choice", () => {
    expect(fate(quote({ couponIds: [3] }, [coupon], { catalog }))).toEqual([[3, false]]);
    const single = quote({ couponIds: [3] }, [aGiftCoupon([8], { id: 3 })], { catalog });
    expect(single.lines[1]).toMatchObject({ productId: 8, giftOf: 3, refusal: null });
  });

  it("refuses a gift that its coupon does not offer", () => {
    const answer = quote({ gift: { ...gift, productId: 1 } }, [coupon], { catalog });
    expect(answer.total).toBe(1000_00);
    expect(fate(answer)).toEqual([[3, false]]);
    expect(answer.lines[1]).toMatchObject({ giftOf: 3, total: 0, refusal: { reason: "not-available" } });
  });

  it("refuses a gift of a coupon that is not eligible", () => {
    const strict = { ...coupon, conditions: [{ kind: "delivery-type", methods: ["flat_rate"] } as const] };
    const answer = quote({ gift }, [strict], { catalog });
    expect(answer.lines).toHaveLength(1);
    expect(fate(answer)).toEqual([[3, false, "delivery-type"]]);
  });

  it("CART-7 gives only one gift", () => {
    const other = aGiftCoupon([8], { id: 4 });
    const combining = aCombiningPolicy({ autoWithAuto: true });
    const answer = quote({ couponIds: [3, 4], gift }, [coupon, other], { catalog, combining });
    expect(fate(answer)).toEqual([
      [3, true],
      [4, false, "not-combinable"],
    ]);
  });

  it("checks a gift's stock after the bought lines, for the coupon's quantity", () => {
    const two: Coupon = {
      ...coupon,
      benefit: { kind: "gift", unitPrice: money(0), gifts: [{ productId: 1, variationId: null, quantity: 2 }] },
    };
    const with10 = (quantity: number) =>
      quote({ couponIds: [3] }, [two], { catalog }, { stock: [aStockLevel({ quantity })] });
    expect(with10(12).lines[1]).toMatchObject({ quantity: 2, refusal: null });
    expect(with10(11).lines[1]).toMatchObject({ quantity: 2, refusal: { reason: "not-enough-stock", left: 1 } });
    expect(with10(10).lines[1]).toMatchObject({ refusal: { reason: "sold-out" } });
    expect(with10(10).lines[0]).toMatchObject({ refusal: null, total: 1000_00 });
  });

  it("applies another coupon when the gift is out of stock", () => {
    const stock = [aStockLevel({ productId: 7, quantity: 0 })];
    const answer = quote({ couponIds: [3, 1], gift }, [coupon, aCoupon()], { catalog }, { stock });
    expect(fate(answer)).toEqual([
      [3, false],
      [1, true],
    ]);
    expect(answer.lines[1]).toMatchObject({ giftOf: 3, refusal: { reason: "sold-out" } });
    expect(answer.total).toBe(900_00);
  });

  it("gives no gift to an order without a sold line", () => {
    const answer = quote({ gift, lines: [aLineRequest({ productId: 404 })] }, [coupon], { catalog });
    expect(answer.total).toBe(0);
    expect(answer.lines.filter(({ giftOf, refusal }) => giftOf !== null && refusal === null)).toEqual([]);
  });

  describe("a gift that is a dish with groups", () => {
    const side = { kind: "add", min: 1, max: 1, distinct: null, free: 0 } as const;
    const option = { variationId: null, price: null, max: 1, preset: 0 };
    const sideOf = (preset: number) =>
      aCategory({
        id: 92,
        name: "Side",
        isHidden: true,
        choice: {
          ...side,
          options: [
            { ...option, productId: 921, preset },
            { ...option, productId: 922 },
          ],
        },
        products: [
          aProduct({ id: 921, name: "Fries", price: money(0) }),
          aProduct({ id: 922, name: "Salad", price: money(60_00) }),
        ],
      });
    const steak = aProduct({ id: 7, name: "Steak", groups: [{ groupId: 92, variationIds: [], options: [] }] });
    const menuWith = (preset: number) =>
      aCatalog({
        categories: [aCategory({ products: [aProduct()] }), aCategory({ id: 2, products: [steak] }), sideOf(preset)],
      });
    const only = aGiftCoupon([7], { id: 3 });

    it("MENU-17 gives it with the presets that cost nothing, and takes them from the stock", () => {
      const shop = { catalog: menuWith(1) };
      const fries = (quantity: number) => ({ stock: [aStockLevel({ productId: 921, quantity })] });
      expect(quote({ gift }, [only], shop, fries(1)).lines[1]).toMatchObject({
        total: 1_00,
        refusal: null,
        supplements: [{ id: 921, name: "Fries", count: 1, price: 0 }],
        choices: [{ groupId: 92, group: "Side", id: 921, count: 1 }],
      });
      const out = quote({ gift }, [only], shop, fries(0));
      expect(out.lines[1]).toMatchObject({ refusal: { reason: "sold-out" }, supplements: [] });
      expect(out.total).toBe(1000_00);
    });

    it("MENU-17 gives nothing if a required group waits for a choice", () => {
      const answer = quote({ gift }, [only], { catalog: menuWith(0) });
      expect(answer.lines[1]).toMatchObject({ giftOf: 3, total: 0, refusal: { reason: "not-available" } });
      expect(fate(answer)).toEqual([[3, false]]);
      expect(answer.total).toBe(1000_00);
    });
  });
});
