import { type CheckoutRequest, money } from "@skatert/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { faultsOf } from "../fields/faults.ts";
import {
  checkoutRequestFromWire,
  type OrderDetails,
  orderDetailsFromWire,
  orderRequestToWire,
  quoteRequestToWire,
} from "./map-request.ts";
import { IdempotencyKeySchema, OrderRequestSchema, QuoteRequestSchema } from "./request-schemas.ts";

const quote = { delivery_type: "flat_rate", warehouse_id: 501, lines: [{ product_id: 10, quantity: 1 }] };
const order = {
  ...quote,
  customer: { name: "Анна", phone: "8 (900) 000-00-00" },
  payment_method: "cash",
  consent: true,
  expected_total: 350.5,
};

const faultPaths = (schema: typeof QuoteRequestSchema | typeof OrderRequestSchema, body: unknown) =>
  faultsOf(schema.safeParse(body).error?.issues ?? []).map(({ path }) => path);

describe("body of a quote", () => {
  it.each([0, -1, 1.5, Number.NaN, 1e308, Infinity, "2", [1], null, true, 1_000_001])(
    "API-7 refuses a quantity of %s with its path",
    (quantity) => {
      expect(faultPaths(QuoteRequestSchema, { ...quote, lines: [{ product_id: 10, quantity }] })).toContain(
        "lines[0].quantity",
      );
    },
  );

  it.each([0.5, -1, "5", Number.NaN])("VALID-8 refuses bonuses of %s, since points are whole", (bonuses) => {
    expect(faultPaths(QuoteRequestSchema, { ...quote, bonuses })).toContain("bonuses");
  });

  const withNote = (note: unknown) => ({ ...quote, lines: [{ product_id: 10, quantity: 1, note }] });
  const noteOf = (note: unknown) => checkoutRequestFromWire(QuoteRequestSchema.parse(withNote(note))).lines[0]?.note;

  it("MENU-15 reads a note on one line without marks that cannot be seen; one of nothing else is none", () => {
    expect(noteOf("  разрезать\r\nна\tчетыре \u0007части\u202e ")).toBe("разрезать на четыре части");
    expect([noteOf(" \u200b\n"), noteOf(""), noteOf(null)]).toEqual([undefined, undefined, undefined]);
    expect(noteOf("<b>без</b> \u2066соли\u2069")).toBe("<b>без</b> соли");
  });

  it("MENU-15 takes 140 characters as a person counts them, and refuses one more by its path", () => {
    expect(noteOf("😀".repeat(140))).toBe("😀".repeat(140));
    expect(noteOf(`${" ".repeat(300)}${"я".repeat(140)}`)).toBe("я".repeat(140));
    for (const note of ["я".repeat(141), "😀".repeat(141), " ".repeat(1_001), 5, ["a"]])
      expect(faultPaths(QuoteRequestSchema, withNote(note))).toEqual(["lines[0].note"]);
  });

  it("MENU-15 keeps any note that it takes, and keeps it again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 160 }), (note) => {
        if (!QuoteRequestSchema.safeParse(withNote(note)).success) return;
        const kept = noteOf(note);
        expect(kept ?? "x").toMatch(/^(?!\s)[^\p{Cc}\u202a-\u202e\u2066-\u2069\n]{1,280}(?<!\s)$/u);
        if (kept !== undefined) expect(noteOf(kept)).toBe(kept);
      }),
    );
  });

  it("ENT-3 refuses impossible coordinates, longitude first", () => {
    expect(faultPaths(QuoteRequestSchema, { ...quote, coordinates: [39.87, 157.6] })).toEqual(["coordinates[1]"]);
    expect(faultPaths(QuoteRequestSchema, { ...quote, coordinates: [39.87] })).not.toEqual([]);
    expect(faultPaths(QuoteRequestSchema, { ...quote, coordinates: { lon: 39.87, lat: 57.6 } })).toEqual([
      "coordinates",
    ]);
  });

  it.each(["2026-03-01", "31.02.2026", "1.3.2026", "32.01.2026"])("API-7 refuses the date %s", (take_date) => {
    expect(faultPaths(QuoteRequestSchema, { ...quote, take_date })).toEqual(["take_date"]);
  });

  it.each(["24:00", "9:30", "12:60", "noon"])("API-7 refuses the time %s", (time_from) => {
    expect(faultPaths(QuoteRequestSchema, { ...quote, time_from })).toEqual(["time_from"]);
  });

  it("API-7 refuses an unknown delivery type and a missing branch", () => {
    expect(faultPaths(QuoteRequestSchema, { delivery_type: "drone", lines: [] })).toEqual([
      "delivery_type",
      "warehouse_id",
    ]);
  });

  it("API-7 accepts unknown fields and treats null as absent", () => {
    const body = {
      ...quote,
      new_field: 1,
      zone_id: null,
      coordinates: null,
      gift: null,
      promo_code: null,
      coupons: null,
      bonuses: null,
      take_date: null,
      time_from: null,
    };
    expect(checkoutRequestFromWire(QuoteRequestSchema.parse(body))).toEqual({
      method: "flat_rate",
      warehouseId: 501,
      zoneId: null,
      coordinates: null,
      express: false,
      takeTime: { kind: "soonest" },
      lines: [{ productId: 10, variationId: null, quantity: 1, supplements: [] }],
      couponIds: [],
      gift: null,
      promoCode: null,
      bonusPoints: 0,
      paymentMethod: null,
    });
  });

  it("CART-6 treats variation 0 as none", () => {
    const request = checkoutRequestFromWire(
      QuoteRequestSchema.parse({ ...quote, lines: [{ product_id: 1, variation_id: 0, quantity: 1 }] }),
    );
    expect(request.lines[0]?.variationId).toBeNull();
  });
});

const lines = fc.array(
  fc.record({
    productId: fc.integer({ min: 1, max: 1e6 }),
    variationId: fc.option(fc.integer({ min: 1, max: 1e6 })),
    quantity: fc.integer({ min: 1, max: 1_000_000 }),
    supplements: fc.array(
      fc.record({ id: fc.integer({ min: 1, max: 1e6 }), count: fc.integer({ min: 1, max: 1000 }) }),
      { maxLength: 3 },
    ),
  }),
  { maxLength: 5 },
);
const takeTime = fc.oneof(
  fc.constant({ kind: "soonest" } as const),
  fc.constant({ kind: "date-only", day: { year: 2026, month: 2, day: 28 } } as const),
  fc.record({
    kind: fc.constant("at" as const),
    day: fc.option(fc.constant({ year: 2026, month: 12, day: 31 })),
    minute: fc.integer({ min: 0, max: 1439 }),
  }),
);
const requests: fc.Arbitrary<CheckoutRequest> = fc.record({
  method: fc.constantFrom(
    "flat_rate" as const,
    "local_pickup" as const,
    "wcso_booking" as const,
    "restaurants" as const,
  ),
  warehouseId: fc.integer({ min: 1, max: 999 }),
  zoneId: fc.option(fc.constantFrom("centr", "7")),
  coordinates: fc.option(
    fc.record({ lon: fc.integer({ min: -180, max: 180 }), lat: fc.integer({ min: -90, max: 90 }) }),
  ),
  express: fc.boolean(),
  takeTime,
  lines,
  couponIds: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 3 }),
  gift: fc.option(
    fc.record({
      couponId: fc.integer({ min: 1 }),
      productId: fc.integer({ min: 1 }),
      variationId: fc.option(fc.integer({ min: 1 })),
    }),
  ),
  promoCode: fc.option(fc.constant("VESNA")),
  bonusPoints: fc.integer({ min: 0, max: 10_000 }),
  paymentMethod: fc.constantFrom(null, "cash"),
});

describe("round trips", () => {
  it("API-7 writes a quote's body that passes the check and reads back equal", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const wire: unknown = JSON.parse(JSON.stringify(quoteRequestToWire(request)));
        expect(checkoutRequestFromWire(QuoteRequestSchema.parse(wire))).toEqual(request);
      }),
    );
  });

  it("API-7 writes an order's body that passes the check and reads back equal", () => {
    const details: OrderDetails = {
      customer: { name: "Анна", phone: "8 (900) 000-00-00", email: null },
      paymentMethod: "cash",
      comment: "Не звонить",
      changeFrom: money(500_000),
      expectedTotal: money(123_405),
      pickupLocationId: null,
      restaurantId: 401,
      seats: 4,
      people: 2,
      timeTo: "18:30",
      address: { line: "Соборная улица, 58", apartment: "4", entrance: "1", floor: "2", number: "", comment: "" },
    };
    fc.assert(
      fc.property(requests, (request) => {
        const wire = OrderRequestSchema.parse(JSON.parse(JSON.stringify(orderRequestToWire(request, details))));
        expect(orderDetailsFromWire(wire)).toEqual(details);
        expect(checkoutRequestFromWire(wire)).toEqual({ ...request, paymentMethod: "cash" });
      }),
    );
  });
});

describe("body of an order", () => {
  it("API-7 needs name, phone, payment, consent and the total the shopper saw", () => {
    expect(faultPaths(OrderRequestSchema, quote)).toEqual(["customer", "payment_method", "consent", "expected_total"]);
    expect(faultPaths(OrderRequestSchema, { ...order, consent: false })).toEqual(["consent"]);
    expect(faultPaths(OrderRequestSchema, { ...order, customer: { name: "  ", phone: "1", email: "no" } })).toEqual([
      "customer.name",
      "customer.phone",
      "customer.email",
    ]);
  });

  it("API-7 does not change the typed phone and reads money in kopecks", () => {
    expect(orderDetailsFromWire(OrderRequestSchema.parse({ ...order, change_from: 1000, people: null }))).toMatchObject(
      {
        customer: { phone: "8 (900) 000-00-00", email: null },
        expectedTotal: 35_050,
        changeFrom: 100_000,
        people: 1,
      },
    );
  });

  it("PRICE-7 counts one person by default", () => {
    expect(orderDetailsFromWire(OrderRequestSchema.parse(order)).people).toBe(1);
  });

  it("API-7 reads an address as text or in the fields of saved addresses", () => {
    const address = (value: unknown) =>
      orderDetailsFromWire(OrderRequestSchema.parse({ ...order, address: value })).address;
    expect(address("Соборная, 58")).toEqual({
      line: "Соборная, 58",
      apartment: "",
      entrance: "",
      floor: "",
      number: "",
      comment: "",
    });
    expect(address({ AddressLine: "Соборная, 58", apartment: 4, floor: "2" })).toMatchObject({
      apartment: "4",
      floor: "2",
    });
    expect(address("  ")).toBeNull();
  });

  it("API-7 accepts any printable text up to 255 characters as a key", () => {
    expect(IdempotencyKeySchema.safeParse("6f1c-1").success).toBe(true);
    for (const key of ["", "a b", "ключ", "x".repeat(256)])
      expect(IdempotencyKeySchema.safeParse(key).success).toBe(false);
  });
});
