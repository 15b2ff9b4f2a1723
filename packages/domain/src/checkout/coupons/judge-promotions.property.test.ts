import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Condition, Coupon } from "../../coupons/types.ts";
import { money } from "../../money/money.ts";
import { request, shop, stock } from "../../testing/any-request.ts";
import { aCustomer, aShopState } from "../../testing/checkout.ts";
import { aCoupon, aGiftCoupon } from "../../testing/coupons.ts";
import { quoteOrder } from "../quote/quote-order.ts";
import type { CheckoutRequest } from "../types.ts";
import { judgePromotions } from "./judge-promotions.ts";

const ids = [1, 2, 3, 4, 5, 6, 7];
const condition: fc.Arbitrary<Condition> = fc.constantFrom<Condition>(
  { kind: "cart-sum", minimum: money(500_00), maximum: null },
  { kind: "delivery-type", methods: ["flat_rate"] },
  { kind: "cart-contains", productIds: [1, 3], categoryIds: [2] },
  { kind: "weekday", weekdays: [3] },
  { kind: "hours", from: 600, to: 900 },
  { kind: "first-purchase" },
);
const benefit = fc.constantFrom(
  aCoupon().benefit,
  aCoupon().benefit,
  aGiftCoupon([8]).benefit,
  aGiftCoupon([7, 8]).benefit,
  aGiftCoupon([404]).benefit,
);

function couponOf(id: number): fc.Arbitrary<Coupon> {
  return fc
    .record({
      kind: fc.constantFrom("auto" as const, "individual" as const, "promo" as const),
      benefit,
      conditions: fc.array(condition, { maxLength: 2 }),
      userIds: fc.constantFrom([], [1]),
      usageLimit: fc.constantFrom(null, 2),
      usageLimitPerCustomer: fc.constantFrom(null, 1),
    })
    .map((parts) => aCoupon({ id, ...parts }));
}

const flag = fc.boolean();
const situation = fc
  .record({
    coupons: fc.tuple(...ids.map(couponOf)),
    combining: fc.record({ autoWithAuto: flag, individualWithAuto: flag, promoWithAuto: flag, bonusesWithAuto: flag }),
    asked: request,
    couponIds: fc.subarray(ids),
    typed: fc.option(fc.constantFrom(...ids)),
    customer: fc.constantFrom(null, aCustomer(), aCustomer({ id: 2, ordersCount: 3 })),
    used: fc.subarray(ids),
  })
  .map(({ coupons, combining, asked, couponIds, typed, customer, used }) => ({
    rules: { ...shop, coupons, combining },
    asked: { ...asked, couponIds, promoCode: typed === null ? null : `code-${typed}` },
    state: aShopState({
      stock,
      customer,
      couponUses: new Map(used.map((id) => [id, { total: id, byCustomer: id % 2 }])),
    }),
  }));

const appliedIn = (coupons: readonly { readonly id: number; readonly applied: boolean }[]) =>
  coupons.flatMap(({ id, applied }) => (applied ? [id] : [])).toSorted((a, b) => a - b);

/** The request of a guest who also takes the coupon, and no longer takes another one. */
function taking(
  asked: CheckoutRequest,
  { id, kind, code, benefit: given }: Coupon,
  without: number | null,
): CheckoutRequest {
  const couponIds = [
    ...asked.couponIds.filter((each) => each !== without && each !== id),
    ...(kind === "promo" ? [] : [id]),
  ];
  const isTyped = without !== null && asked.promoCode === `code-${without}`;
  const kept = asked.gift?.couponId === without ? null : asked.gift;
  const gifts = given.kind === "gift" ? given.gifts : [];
  const last = gifts.at(-1);
  return {
    ...asked,
    couponIds,
    gift: last === undefined ? kept : { couponId: id, productId: last.productId, variationId: last.variationId },
    promoCode: kind === "promo" ? code : isTyped ? null : asked.promoCode,
  };
}

describe("promotions of any cart, coupons and guest", () => {
  it("PROMO-1 PROMO-2 says that exactly those apply that the quote applies, and refuses for the quote's reasons", () => {
    fc.assert(
      fc.property(situation, ({ rules, asked, state }) => {
        const fates = judgePromotions(asked, rules, state);
        const quote = quoteOrder(asked, rules, state);
        expect(fates.map(({ coupon }) => coupon)).toEqual(rules.coupons);
        expect(
          appliedIn(fates.map(({ coupon, outcome }) => ({ id: coupon.id, applied: outcome === "applied" }))),
        ).toEqual(appliedIn(quote.coupons));
        for (const { id, refusals } of quote.coupons) {
          const fate = fates.find(({ coupon }) => coupon.id === id);
          if (fate === undefined || refusals.length === 0 || fate.coupon.kind === "promo") continue;
          // That its gifts are gone says more than that another coupon precedes it.
          if (
            fate.coupon.benefit.kind === "gift" &&
            fate.outcome === "refused" &&
            refusals[0]?.reason === "not-combinable"
          )
            continue;
          expect(fate.reasons).toEqual(refusals);
        }
        for (const { outcome, reasons } of fates) if (outcome === "refused") expect(reasons).not.toEqual([]);
      }),
    );
  });

  it("PROMO-1 lets a possible coupon apply once those in its way are gone", () => {
    fc.assert(
      fc.property(situation, ({ rules, asked, state }) => {
        const isBought = quoteOrder(asked, rules, state).lines.some(
          ({ giftOf, refusal }) => giftOf === null && refusal === null,
        );
        for (const { coupon, outcome, blockedBy } of judgePromotions(asked, rules, state)) {
          if (outcome !== "possible" || !isBought) continue;
          let request = taking(asked, coupon, blockedBy);
          // Each round takes one coupon away.
          for (let round = 0; ; round += 1) {
            const fate = judgePromotions(request, rules, state).find((each) => each.coupon.id === coupon.id);
            if (fate?.outcome === "applied") break;
            expect(round).toBeLessThan(ids.length);
            // Also one that the changed choice of gift let apply.
            expect([fate?.outcome, fate?.blockedBy]).toEqual(["possible", expect.any(Number)]);
            request = taking(request, coupon, fate?.blockedBy ?? null);
          }
        }
      }),
    );
  });

  it("PROMO-1 refuses a coupon that no choice of coupons can make apply", () => {
    fc.assert(
      fc.property(situation, ({ rules, asked, state }) => {
        for (const { coupon, outcome } of judgePromotions(asked, rules, state)) {
          if (outcome !== "refused") continue;
          const alone = taking({ ...asked, couponIds: [], gift: null, promoCode: null }, coupon, null);
          expect(appliedIn(quoteOrder(alone, rules, state).coupons)).not.toContain(coupon.id);
        }
      }),
    );
  });
});
