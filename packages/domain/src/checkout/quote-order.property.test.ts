import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LineRequest } from "../cart/types.ts";
import { money } from "../money/money.ts";
import { aStockLevel } from "../testing/cart.ts";
import { aCatalog, aCategory, aProduct, aVariation } from "../testing/catalog.ts";
import { aCustomer, aPaymentMethod, aShop, aShopState } from "../testing/checkout.ts";
import { aCombiningPolicy, aCoupon, aGiftCoupon } from "../testing/coupons.ts";
import { aBox, aCondition, aZone } from "../testing/delivery.ts";
import { hoursOf } from "../testing/schedule.ts";
import { applicableCoupons } from "./applicable-coupons.ts";
import { decideOrder } from "./order-decision.ts";
import { orderPositions } from "./order-receipt.ts";
import { quoteOrder } from "./quote-order.ts";
import { stockTaken } from "./stock-taken.ts";
import type { CheckoutRequest, Quote, ShopRules } from "./types.ts";

/** A shop with something of everything; product ids 1 to 8, supplements 900 and 901. */
const supplements = [
  { id: 900, group: null },
  { id: 901, group: null },
];
const catalog = aCatalog({
  categories: [
    aCategory({
      id: 1,
      freeLimits: [{ categoryId: 90, quantity: 2 }],
      products: [
        aProduct({ id: 1, supplements }),
        aProduct({
          id: 2,
          price: money(333_33),
          variations: [aVariation({ id: 21, price: money(199_99) }), aVariation({ id: 22, inStock: false })],
        }),
        aProduct({ id: 3, combo: { discount: { kind: "percent", percent: 33.3 }, productIds: [1] } }),
        aProduct({
          id: 4,
          excludedFromMinimum: true,
          combo: { discount: { kind: "fixed", amount: money(500_00) }, productIds: [] },
        }),
      ],
    }),
    aCategory({
      id: 2,
      parentId: 1,
      products: [
        aProduct({
          id: 5,
          measure: { kind: "grams" },
          price: money(1234_56),
          initialQuantity: 100,
          step: 50,
          supplements,
        }),
        aProduct({ id: 6, measure: { kind: "portion", grams: 333 }, price: money(777_77), step: 2 }),
        aProduct({ id: 7, availability: { weekdays: [1, 2, 3], ...hoursOf("08:00-13:00") } }),
      ],
    }),
    aCategory({ id: 3, isHidden: true, products: [aProduct({ id: 8 })] }),
    aCategory({
      id: 90,
      name: "допы",
      products: [aProduct({ id: 900, price: money(45_50) }), aProduct({ id: 901, price: money(20_00) })],
    }),
  ],
});

const shop: ShopRules = aShop({
  catalog,
  zones: [aZone(), aZone({ id: "B", priority: 1, polygons: [[aBox(2, 2, 8, 8), aBox(4, 4, 6, 6)]] })],
  conditions: [
    aCondition({ freeFrom: money(1000_00), minimum: money(300_00), expressCost: money(0) }),
    aCondition({ zoneId: "B", warehouseId: 1, price: money(99_99) }),
  ],
  payments: {
    methods: [aPaymentMethod(), aPaymentMethod({ id: "card", methods: ["local_pickup"] })],
    filteredByLocation: true,
    useZoneMethods: true,
    byZone: { B: ["card"] },
  },
  coupons: [
    aCoupon({ id: 1, benefit: { kind: "percent", percent: 12.5 } }),
    aCoupon({
      id: 2,
      benefit: { kind: "fixed", amount: money(150_00) },
      conditions: [{ kind: "cart-sum", minimum: money(200_00), maximum: null }],
    }),
    aGiftCoupon([8, 1], { id: 3 }),
    aCoupon({
      id: 4,
      benefit: { kind: "gift", unitPrice: money(9_99), gifts: [{ productId: 2, variationId: 21, quantity: 2 }] },
    }),
    aCoupon({ id: 5, kind: "promo", code: "TEN" }),
    aCoupon({ id: 6, kind: "individual", userIds: [1], benefit: { kind: "percent", percent: 100 } }),
  ],
  combining: aCombiningPolicy({ autoWithAuto: true, promoWithAuto: true, bonusesWithAuto: true }),
});

const stock = [
  aStockLevel({ productId: 1, quantity: 6 }),
  aStockLevel({ productId: 2, variationId: 21, quantity: 3 }),
  aStockLevel({ productId: 900, quantity: 9 }),
];

/** Mostly what a page would send, now and then what only a script would. */
function mostly<T, U>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<U>, weight = 24): fc.Arbitrary<T | U> {
  return fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });
}

const wild = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e308, 2 ** 53),
);
const choice = fc.record({ id: fc.constantFrom(900, 901), count: mostly(fc.integer({ min: 0, max: 3 }), wild) });
const none = fc.constant([]);

function lineOf(productId: number, quantities: readonly number[], variationIds: readonly (number | null)[] = [null]) {
  return fc.record({
    productId: fc.constant(productId),
    variationId: fc.constantFrom(...variationIds),
    quantity: mostly(fc.constantFrom(...quantities), wild),
    supplements:
      productId === 1 || productId === 5 ? fc.array(choice, { maxLength: 2 }) : mostly(none, fc.array(choice)),
  });
}

const oddLine = fc.record({
  productId: mostly(fc.integer({ min: 1, max: 8 }), wild),
  variationId: fc.option(fc.constantFrom(21, 22, 23)),
  quantity: wild,
  supplements: fc.array(fc.record({ id: wild, count: wild })),
});
const line: fc.Arbitrary<LineRequest> = mostly(
  fc.oneof(
    lineOf(1, [1, 2, 3]),
    lineOf(2, [1, 2], [21, 21, 21, 22, null]),
    lineOf(3, [1, 2, 5]),
    lineOf(4, [1, 2]),
    lineOf(5, [100, 150, 1000, 130]),
    lineOf(6, [2, 4, 10]),
    lineOf(7, [1, 3]),
  ),
  oddLine,
);

const day = mostly(
  fc.constant({ year: 2026, month: 11, day: 19 }),
  fc.record({ year: wild, month: wild, day: wild }),
  6,
);
const inZones = fc.record({ lon: fc.integer({ min: 0, max: 10 }), lat: fc.integer({ min: 0, max: 10 }) });
const takeTime: fc.Arbitrary<CheckoutRequest["takeTime"]> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: "soonest" as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("at" as const),
      day: fc.option(day),
      minute: mostly(fc.constantFrom(780, 1200), wild, 6),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("date-only" as const), day }) },
);
const request: fc.Arbitrary<CheckoutRequest> = fc.record({
  method: fc.constantFrom("flat_rate", "flat_rate", "local_pickup", "restaurants", "wcso_booking"),
  warehouseId: fc.constant(1),
  zoneId: fc.option(mostly(fc.constantFrom("A", "B"), fc.oneof(fc.constant("__proto__"), fc.string()))),
  coordinates: mostly(inZones, fc.option(fc.record({ lon: wild, lat: wild })), 8),
  express: fc.boolean(),
  takeTime,
  lines: fc.array(line, { maxLength: 6 }),
  couponIds: mostly(fc.subarray([1, 2, 3, 4, 6]), fc.array(wild)),
  gift: fc.option(
    fc.oneof(
      fc.constantFrom(
        { couponId: 3, productId: 8, variationId: null },
        { couponId: 3, productId: 1, variationId: null },
        { couponId: 4, productId: 2, variationId: 21 },
      ),
      fc.record({ couponId: fc.constantFrom(3, 5, 404), productId: wild, variationId: fc.constantFrom(null, 21) }),
    ),
  ),
  promoCode: fc.option(fc.oneof(fc.constantFrom("TEN", " ten", ""), fc.string())),
  bonusPoints: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2000 }), wild),
  paymentMethod: fc.option(mostly(fc.constant("cash"), fc.oneof(fc.constant("card"), fc.string()), 6)),
});

const state = aShopState({ stock, customer: aCustomer() });
const unlimited = aShopState({ customer: aCustomer() });
const sumOf = (quote: Quote) => quote.adjustments.reduce((sum, { amount }) => sum + amount, 0);

describe("quote of any request", () => {
  it("never throws, adds up to its total and charges nothing for what is refused", () => {
    fc.assert(
      fc.property(request, (asked) => {
        const quote = quoteOrder(asked, shop, state);
        expect(sumOf(quote)).toBe(quote.total);
        expect(Number.isSafeInteger(quote.total) && quote.total >= 0).toBe(true);
        expect(quote.lines.filter(({ giftOf }) => giftOf === null)).toHaveLength(asked.lines.length);
        for (const { refusal, total } of quote.lines) if (refusal !== null) expect(total).toBe(0);
        expect(new Set(quote.refusals.map(({ reason }) => reason)).size).toBe(quote.refusals.length);
      }),
      { numRuns: 10_000 },
    );
  });

  it("keeps gross lines, counted sum, points and gifts in step with the adjustments", () => {
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
      { numRuns: 10_000 },
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
      { numRuns: 3_000 },
    );
  });

  it("is the same for the same request, and its total whatever the order of the lines while stock lasts", () => {
    fc.assert(
      fc.property(request, fc.nat(5), (asked, shift) => {
        const quote = quoteOrder(asked, shop, unlimited);
        expect(quoteOrder(asked, shop, unlimited)).toEqual(quote);
        const turned = [...asked.lines.slice(shift), ...asked.lines.slice(0, shift)].reverse();
        const other = quoteOrder({ ...asked, lines: turned }, shop, unlimited);
        expect(other.total).toBe(quote.total);
        expect(other.refusals).toEqual(quote.refusals);
      }),
      { numRuns: 10_000 },
    );
  });

  it("never sells more than a stock row holds", () => {
    fc.assert(
      fc.property(request, (asked) => {
        const quote = quoteOrder(asked, shop, state);
        for (const { row, quantity } of stockTaken(quote, catalog, 1, stock)) {
          expect(quantity).toBeLessThanOrEqual(row.quantity ?? Number.POSITIVE_INFINITY);
        }
      }),
      { numRuns: 10_000 },
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
      { numRuns: 10_000 },
    );
  });

  it("COUP-14 API-10 applies no coupon that the cart alone is not eligible for", () => {
    fc.assert(
      fc.property(request, (asked) => {
        const eligible = applicableCoupons(asked, shop, state).coupons.map((coupon) => coupon.id);
        for (const coupon of quoteOrder(asked, shop, state).coupons)
          if (coupon.applied) expect(eligible).toContain(coupon.id);
      }),
      { numRuns: 10_000 },
    );
  });
});
