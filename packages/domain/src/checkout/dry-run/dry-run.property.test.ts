import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { givenBy } from "../../coupons/given-by.ts";
import type { Coupon } from "../../coupons/types.ts";
import { addMoney, money } from "../../money/money.ts";
import { localTime } from "../../schedule/local-time.ts";
import { request, shop } from "../../testing/any-request.ts";
import { aCoupon, aGiftCoupon } from "../../testing/coupons.ts";
import { at } from "../../testing/schedule.ts";
import { quoteOrder } from "../quote/quote-order.ts";
import type { ShopState } from "../types.ts";
import { createDryRun, withPromotion } from "./dry-run.ts";
import { type PastCart, pastRules, pastState } from "./past-cart.ts";
import type { TakenOffer } from "./taken-offer.ts";

const limit = fc.option(fc.integer({ min: 1, max: 3 }));
const benefit = fc.oneof(
  fc.record({ kind: fc.constant("percent" as const), percent: fc.constantFrom(5, 33.3, 100) }),
  fc.record({ kind: fc.constant("fixed" as const), amount: fc.constantFrom(money(50_00), money(9999_00)) }),
  fc.constant(aGiftCoupon([1, 8]).benefit),
);
/** A coupon of the shop, or another version of one, or a new one. */
const coupon: fc.Arbitrary<Coupon> = fc
  .record({
    id: fc.integer({ min: 1, max: 8 }),
    kind: fc.constantFrom("auto" as const, "individual" as const, "promo" as const),
    benefit,
    usageLimit: limit,
    usageLimitPerCustomer: limit,
    usageLimitPerDay: limit,
    budget: fc.option(fc.constantFrom(money(1_00), money(700_00), money(3000_00))),
    audience: fc.option(fc.constantFrom("a" as const, "b" as const)),
    isForFirst: fc.boolean(),
  })
  .map(({ isForFirst, ...changes }) =>
    aCoupon({
      ...changes,
      code: "TEN",
      userIds: changes.kind === "individual" ? [1, 2] : [],
      conditions: isForFirst ? [{ kind: "first-purchase" }] : [],
    }),
  );
const coupons = fc.uniqueArray(coupon, { maxLength: 5, selector: ({ id }) => id });
const combining = fc.record({
  autoWithAuto: fc.boolean(),
  individualWithAuto: fc.boolean(),
  promoWithAuto: fc.boolean(),
  bonusesWithAuto: fc.boolean(),
});
const guest = fc.constantFrom("+70000000001", "+70000000002", "+70000000003");
/** Mostly carts that can be ordered, because others are left out. */
const cart = fc.oneof(
  request,
  request.map((asked) => ({
    ...asked,
    method: "local_pickup" as const,
    takeTime: { kind: "soonest" as const },
    paymentMethod: null,
  })),
);
const carts = fc.array(fc.record({ request: cart, guest, isSignedIn: fc.boolean() }), { minLength: 1, maxLength: 8 });

function pastCarts(list: readonly { request: PastCart["request"]; guest: string; isSignedIn: boolean }[]) {
  return list.map(({ request: asked, guest: number, isSignedIn }, index): PastCart => {
    const ordersCount = list.slice(0, index).filter((each) => each.guest === number).length;
    const id = isSignedIn ? Number(number.at(-1)) : null;
    const customer = { id, phone: number, birth: null, ordersCount, bonusBalance: 500 };
    // Three carts a day.
    const placedAt = at("2026-11-18 12:00") + Math.floor(index / 3) * 86_400_000 + index * 60_000;
    return { orderId: index + 1, at: placedAt, request: asked, customer, number };
  });
}

interface Taken {
  readonly offer: TakenOffer;
  readonly cart: PastCart;
}

const dayOf = (cart: PastCart) => localTime(cart.at, shop.timeZone).day.day;

/** Uses counted anew from everything that was taken before. */
function usesIn(taken: readonly Taken[], cart: PastCart): ShopState["couponUses"] {
  const ids = new Set(taken.flatMap(({ offer }) => offer.applied.map(({ id }) => id)));
  return new Map(
    [...ids].map((id) => {
      const all = taken.filter(({ offer }) => offer.quote.coupons.some((each) => each.id === id && each.applied));
      const own = all.filter((each) => each.cart.number === cart.number);
      const byCustomerToday = own.filter((each) => dayOf(each.cart) === dayOf(cart)).length;
      const given = addMoney(...all.map(({ offer }) => givenBy({ id }, offer.quote, shop.catalog)));
      return [id, { total: all.length, byCustomer: own.length, byCustomerToday, given }];
    }),
  );
}

describe("a dry run of a promotion", () => {
  it("PROMO-2 quotes each cart as the checkout does, with the uses of all earlier carts", () => {
    fc.assert(
      fc.property(coupons, coupon, combining, fc.boolean(), carts, (listed, promotion, policy, isTyped, list) => {
        const branch = pastRules({ ...shop, combining: policy, pauses: [] });
        const rules = {
          before: { ...branch, coupons: listed },
          after: { ...branch, coupons: withPromotion(listed, promotion) },
        };
        const run = createDryRun({ promotion, isTyped, earlier: [], firstDay: "2026-11-18" });
        const taken = {
          before: [] as Parameters<typeof usesIn>[0][number][],
          after: [] as Parameters<typeof usesIn>[0][number][],
        };
        for (const cart of pastCarts(list)) {
          const judged = run.judge(cart, rules);
          if (judged === null) continue;
          for (const side of ["before", "after"] as const) {
            const offer = judged[side];
            const state = pastState(cart, usesIn(taken[side], cart));
            expect(offer.quote).toEqual(quoteOrder(offer.request, rules[side], state));
            taken[side].push({ offer, cart });
          }
        }
        expect(run.result().carts).toBe(taken.after.length);
      }),
    );
  });
});
