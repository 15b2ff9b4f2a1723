import fc from "fast-check";
import { expect, it } from "vitest";
import { money, zero } from "../money/money.ts";
import { aCartLine, aLineRequest } from "../testing/cart.ts";
import { aCatalog, aCategory, aProduct } from "../testing/catalog.ts";
import { aShopState } from "../testing/checkout.ts";
import { quoteWithCoupons } from "../testing/coupon-quotes.ts";
import { aCoupon } from "../testing/coupons.ts";
import { couponHints } from "./coupon-hints.ts";
import type { Benefit, CombiningPolicy, Coupon } from "./types.ts";

const dishPrice = 100_00;
const product = aProduct({ price: money(dishPrice) });
const gift = aProduct({ id: 7, price: money(dishPrice) });
const catalog = aCatalog({ categories: [aCategory({ products: [product, gift] })] });
const state = aShopState();

const benefit: fc.Arbitrary<Benefit> = fc.oneof(
  fc.record({ kind: fc.constant("percent" as const), percent: fc.integer({ min: 1, max: 50 }) }),
  fc.constant({
    kind: "gift" as const,
    unitPrice: money(1_00),
    gifts: [{ productId: gift.id, variationId: null, quantity: 1 }],
  }),
);
const anyCoupon = fc.record({
  kind: fc.constantFrom("auto" as const, "promo" as const),
  benefit,
  from: fc.integer({ min: 0, max: 8 }),
});
const policy: fc.Arbitrary<CombiningPolicy> = fc.record({
  autoWithAuto: fc.boolean(),
  individualWithAuto: fc.boolean(),
  promoWithAuto: fc.boolean(),
  bonusesWithAuto: fc.boolean(),
});

interface Cart {
  readonly quantity: number;
  readonly couponIds: readonly number[];
  readonly promoCode: string | null;
}

it("CART-7 a promised coupon is given by the quote of the cart that meets its condition, and takes no other away", () => {
  let promises = 0;
  const cases = [fc.array(anyCoupon, { minLength: 1, maxLength: 6 }), policy, fc.integer({ min: 1, max: 6 })] as const;
  fc.assert(
    fc.property(...cases, fc.boolean(), (drawn, combining, quantity, typesCode) => {
      const coupons = drawn.map(({ kind, benefit: given, from }, index) =>
        aCoupon({
          id: index + 1,
          kind,
          benefit: given,
          conditions: from === 0 ? [] : [{ kind: "cart-sum", minimum: money(from * dishPrice), maximum: null }],
        }),
      );
      const quote = ({ quantity: count, ...chosen }: Cart) =>
        quoteWithCoupons({ lines: [aLineRequest({ quantity: count })], ...chosen }, coupons, { catalog, combining });
      const appliedIn = (cart: Cart) => quote(cart).coupons.flatMap(({ id, applied }) => (applied ? [id] : []));

      const code = typesCode ? coupons.find(({ kind }) => kind === "promo") : undefined;
      const promoCode = code?.code ?? null;
      const automatic = coupons.filter(({ kind }) => kind === "auto");
      const now = appliedIn({ quantity, couponIds: automatic.map(({ id }) => id), promoCode });
      const hints = hintsFor(coupons, now, { quantity, combining, hasCode: code !== undefined });
      for (const { coupon, refusal } of hints) {
        if (refusal.reason !== "sum-below") throw new Error(refusal.reason);
        promises += 1;
        const enough = Math.floor(refusal.bound / dishPrice) + 1;
        const without = appliedIn({ quantity: enough, couponIds: now, promoCode });
        const then = appliedIn({ quantity: enough, couponIds: [...now, coupon.id], promoCode });
        expect(new Set(then)).toEqual(new Set([...without, coupon.id]));
      }
    }),
    { numRuns: 3_000 },
  );
  expect(promises).toBeGreaterThan(500);
});

function hintsFor(
  coupons: readonly Coupon[],
  now: readonly number[],
  { quantity, ...rules }: { quantity: number; combining: CombiningPolicy; hasCode: boolean },
) {
  return couponHints(
    coupons.filter(({ kind }) => kind === "auto"),
    coupons.filter(({ id }) => now.includes(id)),
    {
      ...rules,
      hasPoints: false,
      lines: [aCartLine({ productId: product.id, quantity })],
      countedSum: money(zero + quantity * dishPrice),
      method: "local_pickup",
      warehouseId: 1,
      takeTime: { kind: "soonest" },
      now: state.now,
      timeZone: "Europe/Moscow",
      applied: coupons.filter(({ id }) => now.includes(id)),
    },
  );
}
