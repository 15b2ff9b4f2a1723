import fc from "fast-check";
import type { LineRequest } from "../cart/types.ts";
import type { CheckoutRequest, ShopRules } from "../checkout/types.ts";
import { money } from "../money/money.ts";
import { aStockLevel } from "./cart.ts";
import { aCatalog, aCategory, aProduct, aVariation } from "./catalog.ts";
import { aPaymentMethod, aShop } from "./checkout.ts";
import { aCombiningPolicy, aCoupon, aGiftCoupon } from "./coupons.ts";
import { aBox, aCondition, aZone } from "./delivery.ts";
import { hoursOf } from "./schedule.ts";

/** A shop with a sample of every feature. Product ids 1 to 8, supplements 900 and 901. */
const supplements = [
  { id: 900, group: null },
  { id: 901, group: null },
];
export const catalog = aCatalog({
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
        aProduct({ id: 7, availability: [{ weekdays: [1, 2, 3], ...hoursOf("08:00-13:00") }] }),
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

export const shop: ShopRules = aShop({
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
    byDeliveryService: [],
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

export const stock = [
  aStockLevel({ productId: 1, quantity: 6 }),
  aStockLevel({ productId: 2, variationId: 21, quantity: 3 }),
  aStockLevel({ productId: 900, quantity: 9 }),
];

/** Mostly valid requests of a page, sometimes values that only a script sends. */
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
export const line: fc.Arbitrary<LineRequest> = mostly(
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
export const request: fc.Arbitrary<CheckoutRequest> = fc.record({
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
