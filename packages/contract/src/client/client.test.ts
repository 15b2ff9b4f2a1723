import { money } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { requireValue } from "../api/result.ts";
import type { OrderDetails } from "../checkout/map-request.ts";
import { createApiClient } from "./client.ts";

const now = Date.UTC(2026, 0, 1, 12, 0, 30);
const bucket = Math.floor(now / 180_000);

function clientFor(answer: (url: string, init?: RequestInit) => Response, language: "ru" | "en" = "ru") {
  const asked: { url: URL; init: RequestInit | undefined }[] = [];
  const dropped: string[] = [];
  const client = createApiClient({
    baseUrl: "https://shop.test/api",
    language,
    report: ({ entity }) => dropped.push(entity),
    fetch: (url, init) => {
      asked.push({ url: new URL(url), init });
      return Promise.resolve(answer(url, init));
    },
  });
  return { client, asked, dropped };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const request = {
  method: "local_pickup",
  warehouseId: 501,
  zoneId: null,
  coordinates: null,
  express: false,
  takeTime: { kind: "soonest" },
  lines: [{ productId: 1, variationId: null, quantity: 2, supplements: [] }],
  couponIds: [],
  gift: null,
  promoCode: null,
  bonusPoints: 0,
  paymentMethod: "cash",
} as const;
const details: OrderDetails = {
  customer: { name: "Анна", phone: "8 900 000-00-00", email: null },
  paymentMethod: "cash",
  comment: "",
  changeFrom: null,
  expectedTotal: money(12_345),
  address: null,
  pickupLocationId: 301,
  restaurantId: null,
  seats: null,
  people: 1,
  timeTo: null,
};
const quote = {
  lines: [],
  adjustments: [{ kind: "items", amount: 10 }],
  total: 10,
  minimum: { required: 0, reached_sum: 10 },
  payment_methods: ["cash"],
  refusals: [],
  coupons: [],
  bonuses: { available: 0, max_applicable: 0, applied: 0 },
};
const orderError = (code: string, status: number, data: object) =>
  json({ code, message: "no", data: { status, ...data } }, status);

describe("client", () => {
  it("CONST-1 requests settings and catalogue with the three-minute bucket of the given time", async () => {
    const { client, asked } = clientFor((url) => json(url.includes("all_settings") ? {} : []));
    await client.settings.all(now);
    await client.catalog.file("full", now);
    expect(asked.map(({ url }) => url.searchParams.get("t"))).toEqual([String(bucket), String(bucket)]);
  });

  it("API-4 requests the language by file name, for settings by lang, and Russian by neither", async () => {
    const english = clientFor((url) => json(url.includes("all_settings") ? {} : []), "en");
    await english.client.settings.all(now);
    await english.client.catalog.file("full", now);
    await english.client.catalog.priceFile("vokzal.json", now);
    expect(english.asked.map(({ url }) => url.pathname + (url.searchParams.get("lang") ?? ""))).toEqual([
      "/api/wp-json/v1/all_settingsen",
      "/api/wp-content/uploads/app_sync/prodcat-en.json",
      "/api/wp-content/uploads/app_sync/vokzal-en.json",
    ]);
    const russian = clientFor(() => json({}));
    await russian.client.settings.all(now);
    expect(russian.asked[0]?.url.searchParams.has("lang")).toBe(false);
  });

  it("ENT-1 reports malformed entities of an answer and returns the rest", async () => {
    const { client, dropped } = clientFor(() => json([{ id: 1, name: "Супы", products: [{ id: "x" }] }, { id: 2 }]));
    const categories = requireValue(await client.catalog.file("full", now));
    expect(categories.map(({ name }) => name)).toEqual(["Супы"]);
    expect(dropped).toHaveLength(2);
  });

  it("API-7 sends an order with its idempotency key and reads the placed order", async () => {
    const { client, asked } = clientFor(() =>
      json({ id: 5, number: "5", key: "k", status: "accepted", stage: "accepted", total: 123.45, payment: null }, 201),
    );
    const answer = await client.checkout.placeOrder(request, details, "key-1");
    expect(answer).toEqual({
      kind: "placed",
      order: { id: 5, number: "5", key: "k", stage: "accepted", total: 12_345, redirectUrl: null },
    });
    expect(asked[0]?.init?.headers).toMatchObject({ "idempotency-key": "key-1" });
    expect(JSON.parse(String(asked[0]?.init?.body))).toMatchObject({
      expected_total: 123.45,
      consent: true,
      customer: { phone: "8 900 000-00-00" },
    });
  });

  it("CART-8 reads a changed order's new quote", async () => {
    const { client } = clientFor(() => orderError("order_changed", 409, { reason: "sold-out", quote }));
    expect(await client.checkout.placeOrder(request, details, "k")).toMatchObject({
      kind: "changed",
      quote: { total: 1000 },
    });
  });

  it("CART-8 reads a refused order's reasons", async () => {
    const refusals = [{ reason: "minimum-not-reached", required: 500, missing: 12.5 }];
    const { client } = clientFor(() => orderError("order_refused", 422, { reason: "minimum-not-reached", refusals }));
    expect(await client.checkout.placeOrder(request, details, "k")).toEqual({
      kind: "refused",
      quote: null,
      refusals: [{ reason: "minimum-not-reached", required: 50_000, missing: 1250 }],
    });
  });

  it("API-7 distinguishes a key in progress from a changed order", async () => {
    const { client } = clientFor(() => orderError("idempotency_in_progress", 409, {}));
    expect(await client.checkout.placeOrder(request, details, "k")).toMatchObject({
      kind: "error",
      error: { code: "idempotency_in_progress" },
    });
  });

  it("ROUTE-4 reads an order that is not the caller's as a refusal", async () => {
    const { client, asked } = clientFor(() => orderError("rest_not_found", 404, {}));
    expect(await client.checkout.order(7, "wrong")).toMatchObject({ ok: false, error: { status: 404 } });
    expect(asked[0]?.url.searchParams.get("key")).toBe("wrong");
  });

  it("API-10 marks the typed code's coupon among those of autoapply", async () => {
    const coupon = (id: number, code: string) => ({ id, code, discount_type: "percent", amount: "10" });
    const { client } = clientFor(() =>
      json({
        couponsList: [coupon(1, "Авто"), coupon(2, "VESNA")],
        stocksList: [{ product_id: 1, variation_id: 0, warehouse_id: 501, quantity: null }],
      }),
    );
    const answer = requireValue(
      await client.coupons.autoapply(
        {
          method: null,
          warehouseId: null,
          customerId: null,
          promoCode: "vesna",
          takeTime: { kind: "soonest" },
          lines: [],
        },
        { total: 0, names: new Map(), unitPrices: [] },
        "Europe/Moscow",
      ),
    );
    expect(answer.coupons.map(({ kind }) => kind)).toEqual(["auto", "promo"]);
    expect(answer.stock).toEqual([{ productId: 1, variationId: null, warehouseId: 501, quantity: null }]);
  });
});
