import { catalogFilePath, OrderViewSchema, PATHS, PlacedOrderSchema, QuoteSchema } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type OrderBody, placeOrder, quoteOrder, teaOrder } from "../../testing/calls/orders.ts";
import { type AskedCall, type FakeHost, startFakeHost } from "../../testing/hosts/fake-host.ts";
import { smallMenu, smallSettings } from "../../testing/shops/small-shop.ts";
import { startRemote } from "../../testing/shops/start-remote.ts";
import { movableClock } from "../../testing/shops/start-shop.ts";

interface StoredOrder {
  readonly id: number;
  status: string;
  readonly [field: string]: unknown;
}

describe("checkout with a host that has only WooCommerce's calls", () => {
  let host: FakeHost;
  let app: FastifyInstance;
  let stored: StoredOrder[];
  beforeEach(async () => {
    stored = [];
    host = await startFakeHost({
      [`GET ${PATHS.allSettings}`]: { body: smallSettings },
      [`GET ${catalogFilePath("main", "ru")}`]: { body: smallMenu },
      [`GET ${PATHS.shopOrders}`]: () => ({ body: stored }),
      [`POST ${PATHS.shopOrders}`]: keep,
      [`GET ${PATHS.shopOrders}/1`]: () => ({ body: stored[0] }),
    });
    const clock = movableClock("2026-03-04T12:00:00+03:00");
    app = await startRemote({ backend: { url: host.url, keys: { key: "ck", secret: "cs" } }, clock });
  });
  afterEach(async () => {
    await app.close();
    await host.close();
  });

  /** Like WooCommerce: adds up the given sums and assigns number and key. */
  function keep({ body }: AskedCall) {
    const given = JSON.parse(body);
    const parts = [...given.line_items, ...given.shipping_lines, ...given.fee_lines];
    const total = parts.reduce((sum: number, part: { total: string }) => sum + Number(part.total), 0).toFixed(2);
    const id = stored.length + 1;
    const made = {
      ...given,
      id,
      number: String(id),
      order_key: `wc_order_${id}`,
      total,
      date_created_gmt: "2026-03-04T09:00:00",
    };
    stored.push(made);
    return { status: 201, body: made };
  }

  const delivered: OrderBody = {
    delivery_type: "flat_rate",
    coordinates: [37.6, 55.75],
    address: "Ленина, 1",
    lines: [{ product_id: 101, quantity: 2, supplements: [{ id: 901, count: 2 }] }],
    expected_total: 850,
  };

  it("API-7 quotes by the shop's own rules", async () => {
    const quote = QuoteSchema.parse((await quoteOrder(app, delivered)).json());
    // Two soups with two spoons of cream each, one of them free, and the courier.
    expect([quote.total, quote.refusals]).toEqual([850, []]);
  });

  it("API-3 creates the order through wc/v3/orders, and its parts sum to what the shopper saw", async () => {
    const placed = PlacedOrderSchema.parse((await placeOrder(app, delivered)).json());
    expect(placed).toMatchObject({ id: 1, key: "wc_order_1", stage: "accepted", total: 850, payment: null });
    expect(stored[0]).toMatchObject({
      status: "processing",
      payment_method: "cod",
      billing: { first_name: "Анна", phone: "+79161234567", address_1: "Ленина, 1" },
      line_items: [{ product_id: 101, quantity: 2, total: "800.00" }],
      shipping_lines: [{ method_id: "flat_rate", total: "150.00" }],
      fee_lines: [{ total: "-100.00" }],
    });
    const asked = host.asked.find(({ method, path }) => method === "POST" && path === PATHS.shopOrders);
    expect(asked?.query.toString()).toBe("consumer_key=ck&consumer_secret=cs");
  });

  it("API-3 tells the restaurant when, where and how to hand it over in the fields that WooCommerce shows", async () => {
    const when = { take_date: "05.03.2026", time_from: "13:00", time_to: "13:30" };
    const address = { AddressLine: "Ленина, 1", entrance: "2", floor: "3", number: "12К", comment: "со двора" };
    const fields = { ...when, address, comment: "Без звонка", people: 3, change_from: 5000 };
    expect((await placeOrder(app, { ...delivered, ...fields })).statusCode).toBe(201);
    expect(stored[0]?.["customer_note"]).toBe(
      [
        ...["Без звонка", "05.03.2026, 13:00–13:30", "Подъезд: 2", "Этаж: 3", "Домофон: 12К"],
        ...["Комментарий: со двора", "Приборов: 3", "сдача с 5\u00a0000\u00a0₽"],
      ].join("\n"),
    );
  });

  it("ROUTE-4 names the place where a pickup order waits, to the restaurant and to the guest", async () => {
    const pickup = { ...delivered, delivery_type: "local_pickup", pickup_location_id: 31, expected_total: 700 };
    const { id, key } = PlacedOrderSchema.parse((await placeOrder(app, pickup)).json());
    expect(stored[0]).toMatchObject({ shipping_lines: [{ method_id: "local_pickup", method_title: "Центр" }] });
    const shown = (await app.inject(`/api${PATHS.orders}/${id}?key=${key}`)).json();
    expect(shown.delivery.place_name).toBe("Центр");
  });

  it("ROUTE-4 shows the host's current order only with its key", async () => {
    const { id, key } = (await placeOrder(app, delivered)).json();
    const show = async (query: string) => app.inject(`/api${PATHS.orders}/${id}${query}`);
    const first = OrderViewSchema.parse((await show(`?key=${key}`)).json());
    expect(first).toMatchObject({ id: 1, stage: "accepted", total: 850, delivery: { address: "Ленина, 1" } });
    expect(first.lines).toMatchObject([{ product_id: 101, quantity: 2 }]);
    for (const order of stored) order.status = "completed";
    expect((await show(`?key=${key}`)).json()).toMatchObject({ stage: "handed-over" });
    for (const query of ["", "?key=", "?key=wc_order_2"]) expect((await show(query)).statusCode).toBe(404);
  });

  it("ENT-1 shows an order placed elsewhere by WooCommerce's own fields, without its malformed line", async () => {
    stored.push({
      id: 1,
      number: "A-17",
      order_key: "wc_order_till",
      status: "processing",
      customer_id: 0,
      total: "1150.50",
      shipping_total: "150.00",
      date_created_gmt: "2026-03-04T09:00:00",
      meta_data: [],
      payment_method: "cod",
      payment_method_title: "Наличными",
      customer_note: "Без звонка",
      billing: { address_1: "Ленина, 7", address_2: "12" },
      shipping_lines: [{ method_id: "flat_rate" }],
      line_items: [
        { name: "Борщ", product_id: 77, variation_id: 0, quantity: 2, total: "1100.00" },
        { name: "Соль", product_id: 79, variation_id: 0, quantity: 1, total: "0.10" },
        { name: "Перец", product_id: 80, variation_id: 0, quantity: 1, total: "0.20" },
        { product_id: 78, quantity: "many" },
      ],
    });
    const shown = OrderViewSchema.parse((await app.inject(`/api${PATHS.orders}/1?key=wc_order_till`)).json());
    expect(shown).toMatchObject({
      number: "A-17",
      stage: "accepted",
      total: 1150.5,
      can_cancel: false,
      can_pay: false,
      lines: [{ name: "Борщ", quantity: 2, unit_price: 550, total: 1100 }, { total: 0.1 }, { total: 0.2 }],
      stages: [{ stage: "accepted", at: "2026-03-04T09:00:00.000Z" }],
      delivery: { type: "flat_rate", address: "Ленина, 7", apartment: "12", people: 0, comment: "Без звонка" },
    });
    Object.assign(stored[0] ?? {}, { status: "completed", date_completed_gmt: "2026-03-04T09:40:00" });
    const done = OrderViewSchema.parse((await app.inject(`/api${PATHS.orders}/1?key=wc_order_till`)).json());
    expect(done.stages).toEqual([
      { stage: "accepted", at: "2026-03-04T09:00:00.000Z" },
      { stage: "handed-over", at: "2026-03-04T09:40:00.000Z" },
    ]);
    // The parts sum to what the host charges, whatever its discount is called.
    expect(shown.adjustments).toEqual([
      { kind: "items", amount: 1100.3 },
      { kind: "fixed", amount: -99.8 },
      { kind: "delivery", amount: 150 },
    ]);
  });

  const signedIn = { cookie: "session=t7" };
  const shown = (id: number) => app.inject({ url: `/api${PATHS.orders}/${id}`, headers: signedIn });
  const named = (path: string) => host.asked.filter((call) => call.path === path);

  it("ROUTE-4 shows a shopper an order of the list that section 7 names, however little it says of it", async () => {
    host.answers[`GET ${PATHS.user}`] = { body: { status: "success", data: { data: { ID: "7" } } } };
    const few = { id: "5", status: "processing", customer_id: "7", total: 450, line_items: null };
    host.answers[`GET ${PATHS.ownOrders}`] = { body: [few, { ...few, id: 6, customer_id: 8 }, { customer_id: 7 }] };
    const order = OrderViewSchema.parse((await shown(5)).json());
    expect(order).toMatchObject({ number: "5", stage: "accepted", stages: [], total: 450, lines: [] });
    expect((await shown(6)).statusCode).toBe(404);
    expect(named(PATHS.ownOrders)[0]?.query.get("customer")).toBe("7");
    expect(named(`${PATHS.shopOrders}/5`)).toEqual([]);
  });

  it("ROUTE-4 asks once for the list when a page shows several of its orders", async () => {
    host.answers[`GET ${PATHS.user}`] = { body: { status: "success", data: { data: { ID: 7 } } } };
    const row = { status: "completed", customer_id: 7, total: "450.00" };
    host.answers[`GET ${PATHS.ownOrders}`] = { body: [1, 2, 3].map((id) => ({ ...row, id })) };
    expect((await shown(1)).json().id).toBe(1);
    const answers = await Promise.all([1, 2, 3].map(shown));
    expect(answers.map((answer) => answer.json().id)).toEqual([1, 2, 3]);
    expect(named(PATHS.ownOrders)).toHaveLength(2);
  });

  it("ENT-7 names the courier's position that a host has in the order or its meta data", async () => {
    host.answers[`GET ${PATHS.user}`] = { body: { status: "success", data: { data: { ID: 7 } } } };
    const row = { id: 1, status: "on-the-way", customer_id: 7, total: "450.00" };
    const meta = { id: 2, meta_data: [{ key: "courier_coordinates", value: [37.7, 55.8] }] };
    const orders = [
      { ...row, courier_coordinates: ["37.6", "55.7"] },
      { ...row, ...meta },
    ];
    host.answers[`GET ${PATHS.ownOrders}`] = { body: orders };
    const couriers = await Promise.all([1, 2].map(async (id) => (await shown(id)).json().delivery.courier_coordinates));
    expect(couriers).toEqual([
      [37.6, 55.7],
      [37.7, 55.8],
    ]);
  });

  it("API-7 creates one order per key, in parallel and after a lost answer", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => placeOrder(app, {}, "same")));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect((await placeOrder(app, {}, "same")).json()).toMatchObject({ id: 1 });
    const other = await placeOrder(app, { comment: "Без лука" }, "same");
    expect([other.statusCode, other.json().code]).toEqual([422, "idempotency_mismatch"]);
    expect(stored).toHaveLength(1);
  });

  it("accepts a guest's orders up to the limits of number, network and block, and repeats at any time", async () => {
    const backend = { url: host.url, keys: { key: "ck", secret: "cs" } };
    const limited = await startRemote({
      backend,
      clock: movableClock("2026-03-04T12:00:00+03:00"),
      trustProxy: ["127.0.0.1"],
      orders: { perPhone: 2, perNetwork: 3 },
    });
    const place = (phone: number, address: string, key: string = crypto.randomUUID()) =>
      limited.inject({
        method: "POST",
        url: PATHS.orders,
        headers: { "idempotency-key": key, "x-forwarded-for": address },
        payload: { ...teaOrder, customer: { name: "Анна", phone: `+7916000000${phone}` } },
      });
    const own = "2001:db8:7:1::1";
    const first = await place(1, own, "first");
    expect([first.statusCode, (await place(1, own)).statusCode]).toEqual([201, 201]);
    const third = await place(1, own);
    expect([third.statusCode, third.json().data.reason]).toEqual([429, "too-many-orders-by-phone"]);
    expect((await place(1, own, "first")).json()).toEqual(first.json());
    expect((await place(2, own)).statusCode).toBe(201);
    expect((await place(3, own)).json().data.reason).toBe("too-many-orders-by-network");
    for (let network = 2; network < 11; network += 1)
      expect((await place(3 + Math.floor(network / 2), `2001:db8:7:${network}::1`)).statusCode).toBe(201);
    expect((await place(0, "2001:db8:7:f::1")).json().data.reason).toBe("too-many-orders-by-network");
    expect((await place(0, "2001:db8:8::1")).statusCode).toBe(201);
    await limited.close();
  });

  it("API-7 refuses as the embedded backend does, and leaves no order behind", async () => {
    const cheaper = await placeOrder(app, { expected_total: 1 });
    expect([cheaper.statusCode, cheaper.json().code]).toEqual([409, "order_changed"]);
    const gone = await placeOrder(app, { lines: [{ product_id: 999, quantity: 1 }] });
    expect([gone.statusCode, gone.json().code]).toEqual([422, "order_refused"]);
    const nowhere = await placeOrder(app, { ...delivered, address: "" });
    expect([nowhere.statusCode, nowhere.json().data.reason]).toEqual([422, "address-required"]);
    expect((await placeOrder(app, { customer: { name: "", phone: "1" } })).statusCode).toBe(400);
    const keyless = await app.inject({ method: "POST", url: PATHS.orders, payload: teaOrder });
    expect([keyless.statusCode, keyless.json().code]).toEqual([400, "idempotency_key_required"]);
    expect(stored).toEqual([]);
  });
});
