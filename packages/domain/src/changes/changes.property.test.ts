import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderPositions } from "../checkout/order-receipt.ts";
import { quoteOrder } from "../checkout/quote/quote-order.ts";
import type { CheckoutRequest, QuotedLine } from "../checkout/types.ts";
import { money } from "../money/money.ts";
import type { StaffDiscount } from "../pricing/types.ts";
import { line, shop, request as shopperRequest, stock } from "../testing/any-request.ts";
import { aCustomer, aShopState } from "../testing/checkout.ts";
import { applyChanges } from "./apply-changes.ts";
import { kitchenDelta } from "./kitchen-delta.ts";
import { orderDemands } from "./order-demands.ts";
import { priceTerms } from "./price-terms.ts";
import { refundShares } from "./refund-shares.ts";
import { addedDishes, termsOf, termsPlace } from "./terms-of.ts";
import type { AddedDish, OrderChange, OrderTerms, PricedTerms, TermsLine } from "./types.ts";

const state = aShopState({ stock, customer: aCustomer() });
const unlimited = aShopState({ customer: aCustomer() });
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function unsold({ sold: _, paid: __, ...rest }: QuotedLine): QuotedLine {
  return rest;
}

const staffDiscount: fc.Arbitrary<StaffDiscount> = fc.oneof(
  fc.record({ kind: fc.constant("percent" as const), percent: fc.nat(100), maxPercent: fc.nat(100) }),
  fc.record({ kind: fc.constant("fixed" as const), amount: fc.nat(900_00).map(money), maxPercent: fc.nat(100) }),
);
/** By a shopper, or by telephone with a discount. */
const request: fc.Arbitrary<CheckoutRequest> = fc.oneof(
  shopperRequest,
  fc.tuple(shopperRequest, staffDiscount).map(([asked, given]) => ({ ...asked, staffDiscount: given })),
);
const index = fc.nat(6);
const dishStep: fc.Arbitrary<OrderChange> = fc.oneof(
  fc.record({ kind: fc.constant("remove" as const), line: index }),
  fc.record({
    kind: fc.constant("quantity" as const),
    line: index,
    quantity: fc.constantFrom(1, 2, 3, 4, 100, 437, 1000, 0, -1, 1.5, Number.NaN),
  }),
  fc.record({ kind: fc.constant("add" as const), item: line }),
  fc.record({ kind: fc.constant("swap" as const), line: index, item: line }),
);
const giftStep: fc.Arbitrary<OrderChange> = fc.constantFrom(
  { kind: "gift", couponId: 3, item: null },
  { kind: "gift", couponId: 3, item: { productId: 8, variationId: null } },
  { kind: "gift", couponId: 4, item: { productId: 2, variationId: 21 } },
);
const placeStep: fc.Arbitrary<OrderChange> = fc.oneof(
  request.map((asked) => ({ kind: "method" as const, place: termsPlace(asked, shop, state).place })),
  request.map((asked) => ({ kind: "time" as const, moment: termsPlace(asked, shop, state).moment })),
);
const change = fc.array(fc.oneof({ weight: 6, arbitrary: dishStep }, giftStep, placeStep), { maxLength: 4 });

function addedFor(steps: readonly OrderChange[], asked: CheckoutRequest): readonly AddedDish[] {
  const items = steps.flatMap((step) => (step.kind === "add" || step.kind === "swap" ? [step.item] : []));
  return addedDishes(items, asked, shop, unlimited);
}

function expectSound(priced: PricedTerms): void {
  expect(sum(priced.adjustments.map(({ amount }) => amount))).toBe(priced.total);
  expect(sum(priced.positions.map(({ amount }) => amount))).toBe(priced.total);
  expect(priced.positions.every(({ amount }) => amount >= 0)).toBe(true);
  const fee = priced.positions.flatMap((position) => (position.kind === "fee" ? [position.amount] : []));
  expect(sum(priced.lines.map(({ paid }) => paid ?? 0)) + sum(fee)).toBe(priced.total);
  expect(sum(priced.linePoints.map(({ spent }) => spent))).toBe(priced.points.spent);
  expect(sum(priced.linePoints.map(({ earned }) => earned))).toBe(priced.points.earned);
}

describe("changes of any order", () => {
  it("CHANGE-1 prices the terms of an order as its quote did, also after they were stored as JSON", () => {
    fc.assert(
      fc.property(request, (asked) => {
        const quote = quoteOrder(asked, shop, state);
        const terms = termsOf(asked, shop, state);
        const priced = priceTerms(terms);
        expect(priced.lines.map(unsold)).toEqual(quote.lines.filter(({ refusal }) => refusal === null));
        expect(priced.adjustments).toEqual(quote.adjustments);
        expect(priced.total).toBe(quote.total);
        expect(priced.points).toEqual({ spent: quote.bonuses.applied, earned: quote.bonuses.earned });
        const applied = quote.coupons.filter((coupon) => coupon.applied).map(({ id }) => id);
        expect([...priced.couponIds].sort()).toEqual(quote.lines.length === 0 ? [] : applied.sort());
        const receipt = priced.positions.map((position) =>
          position.kind === "fee" ? position : { ...position, line: unsold(position.line) },
        );
        expect(receipt).toEqual(orderPositions(asked, shop, state));
        const stored: OrderTerms = JSON.parse(JSON.stringify(terms));
        expect(priceTerms(stored)).toEqual(priced);
      }),
    );
  });

  it("CHANGE-1 CHANGE-2 keeps lines + fees − discounts = total and the points in balance after any changes", () => {
    fc.assert(
      fc.property(request, fc.array(change, { maxLength: 4 }), fc.nat(300), (asked, sequence, pointsLeft) => {
        let terms = termsOf(asked, shop, state);
        for (const steps of sequence) {
          const stored: OrderTerms = JSON.parse(JSON.stringify(terms));
          const changed = applyChanges(terms, steps, addedFor(steps, asked), { pointsLeft });
          expect(applyChanges(stored, steps, addedFor(steps, asked), { pointsLeft })).toEqual(changed);
          expectSound(changed);
          expect(changed.delta).toBe(changed.total - changed.before.total);
          const { spent, spentBack, spentMore } = changed.points;
          expect(changed.before.points.spent - spentBack + spentMore).toBe(spent);
          expect(Math.min(spentBack, spentMore)).toBe(0);
          expect(spentMore).toBeLessThanOrEqual(pointsLeft);
          expect(spent).toBeLessThanOrEqual(terms.points.agreed);
          expect(priceTerms(changed.terms).total).toBe(changed.total);
          if (changed.refusals.length === 0) terms = changed.terms;
        }
      }),
    );
  });

  it("CHANGE-1 restores total, points, coupons, stock and kitchen when a change is undone", () => {
    fc.assert(
      fc.property(request, dishStep, fc.option(giftStep), (asked, step, gift) => {
        const terms = termsOf(asked, shop, state);
        const steps = gift === null ? [step] : [step, gift];
        const done = applyChanges(terms, steps, addedFor(steps, asked));
        fc.pre(done.refusals.length === 0);
        const undoing = inverseOf(step, terms);
        const answer = gift === null || terms.gift === null ? [] : [keeping(terms.gift)];
        const undone = applyChanges(done.terms, [...undoing.steps, ...answer], undoing.added, { pointsLeft: 2000 });
        const before = priceTerms(terms);
        expect(undone.total).toBe(before.total);
        expect(undone.points.spent).toBe(before.points.spent);
        expect(undone.couponIds).toEqual(before.couponIds);
        expect(kitchenDelta(before.lines, undone.lines)).toEqual([]);
        expect(stockOf(undone.terms)).toEqual(stockOf(terms));
      }),
    );
  });

  it("CHANGE-2 returns exactly what the lines cost when they are refunded part by part", () => {
    fc.assert(
      fc.property(request, fc.integer({ min: 1, max: 3 }), (asked, pieces) => {
        const priced = priceTerms(termsOf(asked, shop, state));
        const parts = priced.lines.flatMap(({ quantity }, at) => {
          const size = Math.ceil(quantity / pieces);
          return Array.from({ length: Math.ceil(quantity / size) }, (_, nth) => ({
            line: at,
            quantity: Math.min(size, quantity - nth * size),
          }));
        });
        const shares = parts.map((part, nth) => refundShares(priced, [part], parts.slice(0, nth)));
        const of = (key: "amount" | "spentBack" | "earnedBack") => shares.map((share) => share?.[key] ?? Number.NaN);
        for (const each of [...of("amount"), ...of("spentBack"), ...of("earnedBack")])
          expect(each).toBeGreaterThanOrEqual(0);
        expect(sum(of("amount"))).toBe(sum(priced.lines.map(({ paid }) => paid ?? 0)));
        expect(sum(of("spentBack"))).toBe(priced.points.spent);
        expect(sum(of("earnedBack"))).toBe(priced.points.earned);
        expect(refundShares(priced, parts)?.amount).toBe(sum(of("amount")));
      }),
    );
  });
});

function keeping({ couponId, line: { productId, variationId } }: NonNullable<OrderTerms["gift"]>): OrderChange {
  return { kind: "gift", couponId, item: { productId, variationId } };
}

/** The change that takes a step of one dish back. */
function inverseOf(
  step: OrderChange,
  { lines, gift }: OrderTerms,
): { readonly steps: readonly OrderChange[]; readonly added: readonly AddedDish[] } {
  const soldOf = (dish: TermsLine | undefined) => (dish === undefined ? [] : [{ line: dish, refusal: null }]);
  const isGift = "line" in step && step.line === lines.length;
  if (isGift && gift !== null) return { steps: [keeping(gift)], added: [] };
  switch (step.kind) {
    case "remove":
      return { steps: [{ kind: "add", item: anyItem }], added: soldOf(lines[step.line]) };
    case "quantity":
      return { steps: [{ ...step, quantity: lines[step.line]?.quantity ?? 0 }], added: [] };
    case "add":
      return { steps: [{ kind: "remove", line: lines.length }], added: [] };
    case "swap":
      return { steps: [{ ...step, item: anyItem }], added: soldOf(lines[step.line]) };
    default:
      return { steps: [], added: [] };
  }
}

/** What is added comes from `added`. */
const anyItem = { productId: 1, variationId: null, quantity: 1, supplements: [] };

function stockOf(terms: OrderTerms): ReadonlyMap<string, number> {
  const taken = new Map<string, number>();
  for (const { productId, variationId, quantity } of orderDemands(terms)) {
    const key = `${productId}:${variationId ?? ""}`;
    taken.set(key, (taken.get(key) ?? 0) + quantity);
  }
  return new Map([...taken].sort(([a], [b]) => a.localeCompare(b)));
}
