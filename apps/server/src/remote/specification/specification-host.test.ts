import { autoapplyToWire, galleriesFromWire, PATHS, QuoteSchema, wheelFromWire } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { placeOrder, quoteOrder } from "../../testing/calls/orders.ts";
import type { FakeHost } from "../../testing/hosts/fake-host.ts";
import { hostCoupons, specificationKeys, startSpecificationHost } from "../../testing/hosts/specification-host.ts";
import { startRemote } from "../../testing/shops/start-remote.ts";
import { movableClock } from "../../testing/shops/start-shop.ts";

const signedIn = { cookie: "session=t7" };

describe("a remote backend with only the specification's calls", () => {
  let host: FakeHost;
  let app: FastifyInstance;
  beforeAll(async () => {
    host = await startSpecificationHost();
    const clock = movableClock("2026-03-04T12:00:00+03:00");
    app = await startRemote({ backend: { url: host.url, keys: specificationKeys }, clock });
  });
  afterAll(async () => {
    await app.close();
    await host.close();
  });
  beforeEach(() => {
    host.asked.length = 0;
  });

  const bodiesAsked = () =>
    host.asked.filter(({ path }) => path === PATHS.autoapply).map(({ body }) => JSON.parse(body));
  const read = async (url: string, headers: Record<string, string> = signedIn) => {
    const answer = await app.inject({ url: `/api${url}`, headers });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer.json();
  };
  const quote = async (changes: Record<string, unknown>, headers: Record<string, string> = {}) =>
    QuoteSchema.parse((await quoteOrder(app, changes, headers)).json());

  /** The body of a cart page, as soon as possible: a dish twice, in two sizes. */
  const asked = autoapplyToWire(
    {
      method: "local_pickup",
      warehouseId: 10,
      customerId: null,
      promoCode: null,
      takeTime: { kind: "soonest" },
      lines: [
        { productId: 201, variationId: 2011, quantity: 1, supplements: [] },
        { productId: 201, variationId: 2012, quantity: 1, supplements: [] },
      ],
    },
    { total: 1200, names: new Map([[201, "Маргарита"]]), unitPrices: [500, 700] },
  );
  const offers = (headers: Record<string, string>, changes: Record<string, unknown> = {}) =>
    app.inject({ method: "POST", url: `/api${PATHS.autoapply}`, headers, payload: { ...asked, ...changes } });

  it("API-3 offers a guest the automatic coupons of a cart, as soon as possible", async () => {
    const answer = await offers({});
    expect([answer.statusCode, answer.json().couponsList]).toEqual([200, [hostCoupons.auto]]);
    expect(bodiesAsked()).toMatchObject([
      { customer_id: 0, take_date: "04.03.2026", cart_items: { 201: { quantity: 2, price: 600 } } },
    ]);
  });

  it("API-3 offers a shopper personal ones too, but never another's", async () => {
    expect((await offers(signedIn)).json().couponsList).toEqual([hostCoupons.auto, hostCoupons.own]);
    for (const [headers, customer] of [
      [{}, 7],
      [signedIn, 8],
    ] as const) {
      expect((await offers(headers, { customer_id: customer })).json().couponsList).toEqual([hostCoupons.auto]);
    }
  });

  it("API-3 prices the host's coupons in a quote, combined by the host's rules", async () => {
    const soups = { lines: [{ product_id: 101, quantity: 1 }] };
    expect((await quote({ ...soups, coupons: [11] })).total).toBe(270);
    const own = await quote({ ...soups, coupons: [11, 12] }, signedIn);
    expect([own.total, own.coupons.map(({ id, applied }) => [id, applied])]).toEqual([
      225,
      [
        [11, true],
        [12, true],
      ],
    ]);
    expect((await quote({ ...soups, coupons: [12] })).total).toBe(300);
    expect((await quote({ ...soups, promo_code: "весна" })).total).toBe(300);
    expect((await quote({ ...soups, promo_code: "ВЕСНА" })).total).toBe(270);
    expect((await quote({ ...soups, promo_code: "NONE" })).refusals).toMatchObject([{ reason: "promo-unknown" }]);
  });

  it("API-3 asks for the coupons of a change once, with a sum of the same lines as the quote", async () => {
    const lines = [
      { product_id: 101, quantity: 2, supplements: [{ id: 901, count: 2 }] },
      { product_id: 999, quantity: 1 },
    ];
    const { lines: quoted } = await quote({ lines });
    const items = [...quoted].map(({ product_id: id, quantity }) => [
      id,
      { product: { id, name: "?" }, quantity, price: 1 },
    ]);
    const page = { supplements: [{ id: 901, count: 2 }] };
    const cart = Object.fromEntries(
      items.map(([id, item], index) => [id, index === 0 ? { ...Object(item), ...page } : item]),
    );
    expect((await offers({}, { cart_items: cart, cart_total: 1 })).statusCode).toBe(200);
    expect(bodiesAsked()).toHaveLength(1);
    const [{ cart_total: sum, cart_items: sent }] = bodiesAsked();
    expect(sum).toBe(quoted.reduce((total, line) => total + line.total, 0));
    expect(Object.keys(sent[101]).toSorted()).toEqual(["price", "product", "quantity", "variation", "variation_data"]);
  });

  it("API-3 asks again for an order, whose stock must be of this moment", async () => {
    const soups = { lines: [{ product_id: 101, quantity: 3 }] };
    await quote(soups);
    await placeOrder(app, { ...soups, expected_total: 1 });
    expect(bodiesAsked()).toHaveLength(2);
  });

  it("API-3 limits a dish by the host's stocksList", async () => {
    expect((await quote({ lines: [{ product_id: 301, quantity: 3 }] })).lines).toMatchObject([{ total: 300 }]);
    const { lines } = await quote({ lines: [{ product_id: 301, quantity: 4 }] });
    expect(lines).toMatchObject([{ total: 0, refusal: { reason: "not-enough-stock", left: 3 } }]);
  });

  it("API-3 lists a shopper's own coupons, points, addresses and favourites by number or token", async () => {
    expect(await read(PATHS.ownCoupons)).toEqual([hostCoupons.own]);
    expect(await read(PATHS.bonus)).toMatchObject({ points_balance: 40 });
    expect(await read(PATHS.addresses)).toMatchObject([{ AddressLine: "Ленина, 1" }]);
    expect(await read(PATHS.favorites)).toEqual({ favorites: [101] });
    expect(await read(PATHS.ownOrders)).toMatchObject([{ customer_id: 7 }]);
    expect(await read(PATHS.publicCoupons, {})).toEqual([hostCoupons.auto]);
  });

  it("APP-2 links to the game that such a host answers as a page", async () => {
    expect(wheelFromWire(await read(`${PATHS.wheel}?user_id=7`))).toEqual({
      segments: [],
      spinsLeft: 0,
      last: null,
      page: `${host.url.origin}/wheel/?user_id=7`,
    });
  });

  it("API-3 shows the gallery, which such a host serves only by its id", async () => {
    const galleries = await read(PATHS.galleries, {});
    expect(galleriesFromWire(galleries)).toMatchObject([{ pictures: [{ alt: "Зал" }] }]);
    expect(Object.keys(galleries)).toEqual(["61"]);
  });

  it("API-3 quotes without coupons while the host's coupon call fails (ERR-1)", async () => {
    host.answers[`POST ${PATHS.autoapply}`] = { status: 500, body: {} };
    expect((await quote({ lines: [{ product_id: 101, quantity: 5 }], coupons: [11] })).total).toBe(1500);
    delete host.answers[`POST ${PATHS.autoapply}`];
  });
});
