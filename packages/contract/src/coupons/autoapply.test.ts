import { describe, expect, it } from "vitest";
import { autoapplyFromWire, stockFromWire, stockToWire } from "./autoapply.ts";
import { autoapplyToWire } from "./autoapply-body.ts";
import { autoapplyForHost } from "./autoapply-host.ts";
import { AutoapplyAnswerSchema, AutoapplyRequestSchema } from "./schemas.ts";

const read = (body: unknown) => autoapplyFromWire(AutoapplyRequestSchema.parse(body));

describe("autoapply", () => {
  it("API-10 reads the call as the specification shows it", () => {
    expect(
      read({
        cart_total: 1200,
        delivery_type: "flat_rate",
        customer_id: 7,
        take_date: "01.03.2026",
        time_from: "18:00",
        time_to: "18:30",
        coupons: ["VESNA"],
        meta_data: [501],
        cart_items: {
          10: {
            product: { id: 10, name: "Борщ" },
            quantity: 2,
            variation: { id: 102 },
            variation_data: {},
            price: 1,
            supplements: [{ id: 130, count: 2 }],
          },
        },
      }),
    ).toEqual({
      method: "flat_rate",
      warehouseId: 501,
      customerId: 7,
      promoCode: "VESNA",
      takeTime: { kind: "at", day: { year: 2026, month: 3, day: 1 }, minute: 1080 },
      lines: [{ productId: 10, variationId: 102, quantity: 2, supplements: [{ id: 130, count: 2 }] }],
    });
  });

  it("API-10 treats empty fields as absent: a guest, no code, no branch, now", () => {
    const nothing = {
      method: null,
      warehouseId: null,
      customerId: null,
      promoCode: null,
      takeTime: { kind: "soonest" },
      lines: [],
    };
    expect(read({})).toEqual(nothing);
    expect(
      read({ delivery_type: "", customer_id: "", take_date: "", coupons: [], meta_data: [null], cart_items: [] }),
    ).toEqual(nothing);
  });

  it("API-10 reads product and variation from inside an entry with any key", () => {
    const entry = (variation: unknown) => ({ product: { id: "10" }, quantity: "1", variation });
    const { lines } = read({
      cart_items: { "any text": entry(102), "10-a": entry("103"), x: entry(0), y: entry([]), z: entry({ id: 104 }) },
    });
    expect(lines.map(({ variationId }) => variationId)).toEqual([102, 103, null, null, 104]);
  });

  it("API-10 omits an entry without a product or a whole quantity", () => {
    expect(
      read({
        cart_items: {
          a: { product: { id: null }, quantity: 1 },
          b: { product: 5, quantity: 1.5 },
          c: { product: 6, quantity: "0" },
          d: { product: 7, quantity: 3 },
        },
      }).lines,
    ).toEqual([{ productId: 7, variationId: null, quantity: 3, supplements: [] }]);
  });

  it("API-10 reads a day without a time, and a time without a day", () => {
    expect(read({ take_date: "01.03.2026" }).takeTime).toEqual({
      kind: "date-only",
      day: { year: 2026, month: 3, day: 1 },
    });
    expect(read({ time_from: "09:30" }).takeTime).toEqual({ kind: "at", day: null, minute: 570 });
    expect(read({ take_date: "30.02.2026" }).takeTime).toEqual({ kind: "soonest" });
  });

  it("API-10 writes a call that reads back equal", () => {
    const request = {
      method: "local_pickup",
      warehouseId: 502,
      customerId: null,
      promoCode: "VESNA",
      takeTime: { kind: "at", day: { year: 2026, month: 3, day: 1 }, minute: 570 },
      lines: [
        { productId: 10, variationId: null, quantity: 2, supplements: [] },
        { productId: 10, variationId: 102, quantity: 1, supplements: [{ id: 130, count: 1 }] },
      ],
    } as const;
    const wire = autoapplyToWire(request, { total: 900, names: new Map([[10, "Борщ"]]), unitPrices: [350, 200] });
    expect(wire).toMatchObject({
      cart_total: 900,
      coupons: ["VESNA"],
      meta_data: [502],
      take_date: "01.03.2026",
      time_from: "09:30",
      customer_id: 0,
      cart_items: { 10: { product: { id: 10, name: "Борщ" }, quantity: 3, price: 300, variation: 0 } },
    });
    expect(read(JSON.parse(JSON.stringify(wire)))).toEqual(request);
  });

  const now = { day: { year: 2026, month: 3, day: 4 }, minute: 725 };
  const entry = { product: { id: 10, name: "Борщ" }, quantity: 2, variation: 0, variation_data: null, price: 350 };

  it("API-3 is sent to a remote backend with the caller's number and a date, even for as soon as possible", () => {
    const page = {
      cart_total: 700,
      delivery_type: "local_pickup",
      cart_items: { 10: entry },
      coupons: [],
      meta_data: [5],
    };
    expect(autoapplyForHost(page, { customerId: 7, now })).toEqual({
      ...page,
      customer_id: 7,
      take_date: "04.03.2026",
      time_from: "12:05",
      cart_items: { 10: { ...entry, supplements: [] } },
    });
    const later = { ...page, take_date: "05.03.2026", time_from: "18:00", time_to: "18:30" };
    expect(autoapplyForHost(later, { customerId: null, now })).toMatchObject({
      customer_id: 0,
      take_date: "05.03.2026",
      time_from: "18:00",
      time_to: "18:30",
    });
    expect(autoapplyForHost({ ...page, time_from: "18:00" }, { customerId: null, now })).toMatchObject({
      take_date: "04.03.2026",
    });
  });

  it("API-3 is sent to a remote backend as a guest's if customer_id is not the caller's", () => {
    for (const customer of ["8", 8]) {
      expect(autoapplyForHost({ customer_id: customer }, { customerId: 7, now }).customer_id).toBe(0);
    }
    expect(autoapplyForHost({ customer_id: 7 }, { customerId: 7, now }).customer_id).toBe(7);
  });

  it("API-3 is sent to a remote backend with one entry per product and only the specified members", () => {
    const old = { "10-0": entry, "10-1": { ...entry, quantity: 1, variation: 102, price: 200 }, x: { product: null } };
    const sent = autoapplyForHost({ cart_items: old, rest_route: "/wc/v3/orders", user_id: 2 }, { customerId: 7, now });
    expect(sent.cart_items).toMatchObject({ 10: { quantity: 3, price: 300 } });
    expect(read(sent).lines).toMatchObject([
      { productId: 10, variationId: null, quantity: 2 },
      { productId: 10, variationId: 102, quantity: 1 },
    ]);
    expect(Object.keys(sent)).not.toContain("rest_route");
    expect(Object.keys(sent)).not.toContain("user_id");
  });

  it("API-10 reads at most 200 lines at any nesting", () => {
    const lines = Array.from({ length: 500 }, () => ({ quantity: 1 }));
    const cart = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [at, { product: at + 1, lines }]));
    expect(read({ cart_items: cart }).lines).toHaveLength(200);
  });

  it("API-10 writes unlimited stock as null, and reads it back", () => {
    const levels = [
      { productId: 1, variationId: null, warehouseId: 501, quantity: null },
      { productId: 1, variationId: 2, warehouseId: 501, quantity: 0 },
    ];
    const wire = stockToWire(levels);
    expect(AutoapplyAnswerSchema.safeParse({ couponsList: [], stocksList: wire }).success).toBe(true);
    expect(stockFromWire(wire)).toEqual(levels);
    expect(stockFromWire([{ product_id: 1 }, null, "x"])).toEqual([]);
  });
});
