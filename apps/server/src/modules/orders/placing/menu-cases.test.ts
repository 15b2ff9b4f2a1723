import { randomUUID } from "node:crypto";
import { orderPath } from "@skatert/contract";
import { MENU_CASES, type MenuCase, menuOfCases, SALAD_COSTS_80 } from "@skatert/contract/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { boardCaller } from "../../../testing/calls/board.ts";
import { aShift, type StaffShift } from "../../../testing/calls/office-stops.ts";
import { anOperator, placeOrder, quoteOrder, stockOf } from "../../../testing/calls/orders.ts";
import { type ShopFiles, smallSettings, smallShop } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const day = "2026-11-18";
const instantOf = (time: string) => new Date(`${day}T${time}:00+03:00`).toISOString();
const always = { around_clock: true, week: {}, cooking_time_in_minutes: 30 };
const branches = [10, 20, 30];

/** Branch 10 sells the menu of the cases, 20 and 30 sell it at other prices. */
const files: ShopFiles = {
  settings: {
    ...smallSettings,
    locations: branches.map((id) => ({
      term_id: id,
      name: `Зал ${id}`,
      price_file_path: id === 10 ? "" : `branch-${id}.json`,
      warehouse_id: [id],
    })),
    shipping_methods: [
      {
        id: "local_pickup:1",
        name: "Самовывоз",
        type: "local_pickup",
        pickup_locations: branches.map((id) => ({
          id: 300 + id,
          name: `Зал ${id}`,
          coord: "55.75,37.6",
          warehouse_id: id,
        })),
      },
    ],
    delivery: { ...Object(smallSettings["delivery"]), slot_minutes: 1 },
    delivery_work_time: Object.fromEntries(branches.map((id) => [String(id), always])),
  },
  catalog: jsonOf(menuOfCases()),
  "prices/branch-20": jsonOf(menuOfCases(SALAD_COSTS_80)),
  "prices/branch-30": jsonOf(menuOfCases({ 3012: 599.99 })),
  coupons: { auto: [], codes: [{ id: 701, code: "TEN", discount_type: "percent", amount: "10" }] },
};

function jsonOf(menu: ReturnType<typeof menuOfCases>) {
  return JSON.parse(JSON.stringify(menu));
}

function branchOf({ prices = {} }: MenuCase): number {
  if (Object.keys(prices).length === 0) return 10;
  return 3012 in prices ? 30 : 20;
}

const bodyOf = (lines: readonly object[], branch = 10, time = "14:30") => ({
  warehouse_id: branch,
  pickup_location_id: 300 + branch,
  take_date: "18.11.2026",
  time_from: time,
  lines,
});

const requirements: readonly (readonly [string, RegExp])[] = [
  ["MENU-4", /^(?:[4-7]|18|22|25)$/],
  ["MENU-15", /^11/],
  ["MENU-7", /^(?:2|3|10|1[5-79]|30)$/],
  ["MENU-10", /^2[01]/],
  ["MENU-11", /^2[467]/],
  ["MENU-13", /^2[89]/],
];
const requirementOf = ({ number }: MenuCase) => requirements.find(([, cases]) => cases.test(number))?.[0] ?? "MENU-3";

/** Refusals in wire shape; a time of the day stands for its instant. */
const refusalsOf = ({ lines, refusals }: MenuCase) =>
  lines.map((_, index) => {
    const refusal = refusals?.[index] ?? null;
    return refusal !== null && "back_at" in refusal
      ? { ...refusal, back_at: instantOf(String(refusal.back_at)) }
      : refusal;
  });

describeOnEachEngine("the thirty cases of the menu model in a shop", (engine) => {
  let shop: RunningShop;
  let shift: StaffShift;
  beforeAll(async () => {
    shop = await startShop({ engine, files, now: instantOf("07:00") });
    shift = await aShift(shop);
  });
  afterAll(() => shop.close());

  const inStock = async (rows: MenuCase["stock"] = {}) => {
    await shop.store.db.deleteFrom("stock").execute();
    for (const [id, quantity] of Object.entries(rows))
      await shop.store.db
        .insertInto("stock")
        .values({ product_id: Number(id), variation_id: 0, warehouse_id: 10, quantity, imported_quantity: quantity })
        .execute();
  };
  const stopped = async (stops: MenuCase["stops"] = []) => {
    const made: number[] = [];
    for (const { product, until } of stops) {
      const answer = await shift.stop({ kind: "product", id: product }, until && instantOf(until));
      made.push(answer.json().id);
    }
    return async () => {
      for (const id of made) await shift.resume(id);
    };
  };
  const shown = async ({ id, key }: { readonly id: number; readonly key: string }, at = shop) =>
    (await at.app.inject(`/api${orderPath(id)}?key=${key}`)).json();
  const ordered = async (lines: readonly object[]) => {
    const quote = (await quoteOrder(shop.app, bodyOf(lines))).json();
    const answer = await placeOrder(shop.app, { ...bodyOf(lines), expected_total: quote.total });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  };

  it.each(MENU_CASES.map((each) => [requirementOf(each), each.number, each.what, each] as const))(
    "%s case %s: %s",
    async (_requirement, _number, _what, each) => {
      await inStock(each.stock);
      const resume = await stopped(each.stops);
      const body = {
        ...bodyOf(each.lines, branchOf(each), each.at),
        ...(each.percent === undefined ? {} : { promo_code: "TEN" }),
      };
      const quote = (await quoteOrder(shop.app, body)).json();
      const order = await placeOrder(shop.app, { ...body, expected_total: quote.total });
      await resume();

      const refusals = refusalsOf(each);
      expect(quote.refusals).toEqual([]);
      expect(quote.lines.map(({ refusal }: { refusal?: object }) => refusal ?? null)).toEqual(refusals);
      expect(quote.lines.map(({ total }: { total: number }) => total)).toEqual(each.totals);
      const notes = quote.lines.map(({ note }: { note?: string }) => note ?? null);
      expect(notes).toEqual(each.notes ?? each.lines.map(() => null));
      expect(quote.total).toBe(each.pays);
      if (refusals.some((refusal) => refusal !== null)) {
        expect(order.statusCode).toBe(refusals.includes(null) ? 409 : 422);
        expect(order.json().data.quote.lines).toEqual(quote.lines);
        return;
      }
      expect(order.statusCode, order.body).toBe(201);
      const { lines, total } = await shown(order.json());
      expect(total).toBe(each.pays);
      expect(lines).toMatchObject(quote.lines);
    },
  );

  it("MENU-4 a line that lacks a choice refuses the whole order with 422, and the others do not", async () => {
    await inStock();
    const order = await placeOrder(shop.app, {
      ...bodyOf([
        { product_id: 503, quantity: 1 },
        { product_id: 201, quantity: 1, choices: [] },
      ]),
      expected_total: 230,
    });
    expect([order.statusCode, order.json().data]).toMatchObject([
      422,
      {
        reason: "choice-required",
        refusals: [{ reason: "choice-required", product_id: 201, group_id: 91, group: "Прожарка", min: 1, chosen: 0 }],
      },
    ]);
  });

  it("MENU-13 a set whose drinks are sold out cannot be ordered, whatever the request names", async () => {
    await inStock({ 501: 0, 502: 0, 503: 0 });
    const hot = { group_id: 70, id: 202, count: 1, choices: [] };
    const [line] = (await quoteOrder(shop.app, bodyOf([{ product_id: 401, quantity: 1, choices: [hot] }]))).json()
      .lines;
    expect(line.refusal).toEqual({ reason: "sold-out" });
  });

  it("MENU-14 a stopped drink is refused inside a set until it is back, and the live stop list names it", async () => {
    await inStock();
    const resume = await stopped([{ product: 501, until: "15:00" }]);
    const quote = await quoteOrder(shop.app, bodyOf([lunch(501)]));
    const list = (await shop.app.inject("/wp-json/systeminfo/v1/stop_list?warehouse_id=10")).json();
    await resume();
    const back_at = instantOf("15:00");
    expect(quote.json().lines[0].refusal).toEqual({ reason: "supplement-not-offered", supplement_id: 501, back_at });
    expect(list.products).toContainEqual({ product_id: 501, variation_id: null, back_at, stopped: true });
  });

  it("MENU-13 an order takes the stock of nested choices, survives a restart, and gives it back exactly", async () => {
    const stock = { 202: 9, 401: 9, 503: 9, 902: 9, 301: 9, 304: 9 };
    const left = async () =>
      Object.fromEntries(
        await Promise.all(Object.keys(stock).map(async (id) => [id, await stockOf(shop, Number(id))])),
      );
    await inStock(stock);
    const order = await ordered([{ ...lunch(503, [{ group_id: 90, id: 902, count: 2 }]), quantity: 2 }, halves]);
    expect(await left()).toEqual({ 202: 7, 401: 7, 503: 7, 902: 5, 301: 9, 304: 8 });

    const restarted = await startShop({ engine, store: shop.store, now: shop.clock.now() });
    expect(await shown(order, restarted)).toEqual(await shown(order));
    await restarted.close();
    await (await anOperator(shop)).move(order.id, "cancelled");
    expect(await left()).toEqual(stock);
  });

  it("MENU-5 an integration without groups is served by the same rule and gets the same refusals", async () => {
    await inStock();
    const { keys } = await anOperator(shop);
    const authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
    const created = (line: object) =>
      shop.app.inject({
        method: "POST",
        url: "/wp-json/wc/v3/orders",
        headers: { authorization, "idempotency-key": randomUUID() },
        payload: {
          ...bodyOf([]),
          payment_method: "cod",
          billing: { first_name: "Анна", phone: "+79161234567" },
          line_items: [{ product_id: 201, quantity: 1, ...line }],
          shipping_lines: [{ method_id: "local_pickup" }],
        },
      });
    const old = await created({ supplements: [{ id: 911, count: 1 }] });
    expect([old.statusCode, old.json()]).toMatchObject([
      201,
      {
        total: "900.00",
        line_items: [
          {
            meta_data: [
              { key: "Medium", value: "1" },
              { key: "Фри", value: "1" },
            ],
          },
        ],
      },
    ]);
    const named = await created({
      choices: [
        { group_id: 91, id: 912, count: 1 },
        { group_id: 92, id: 922, count: 1 },
      ],
    });
    expect([named.statusCode, named.json().total]).toEqual([201, "960.00"]);
    const refused = await created({});
    expect([refused.statusCode, refused.json().data]).toMatchObject([
      422,
      { reason: "choice-required", refusals: [{ product_id: 201, group_id: 91, min: 1, chosen: 0 }] },
    ]);
  });

  it("MENU-8 MENU-10 MENU-11 board and WooCommerce show halves, sets and removals in words", async () => {
    await inStock();
    const sauce = { group_id: 90, id: 902, count: 2 };
    const onion = { group_id: 93, id: 931, count: 1 };
    const { id } = await ordered([
      { product_id: 202, quantity: 1, choices: [sauce, onion] },
      halves,
      lunch(503, [sauce, onion]),
      {
        product_id: 402,
        quantity: 1,
        choices: [
          { group_id: 72, id: 302, count: 2 },
          { group_id: 71, id: 501, count: 1 },
        ],
      },
    ]);
    await shop.reimport(smallShop);
    const { lines } = await (await boardCaller(shop)).order(id);
    const { keys } = await anOperator(shop);
    const authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
    const woo = await shop.app.inject({ url: `/wp-json/wc/v3/orders/${id}`, headers: { authorization } });
    await shop.reimport(files);

    expect(lines.map(({ dishes, supplements }) => ({ dishes, supplements }))).toEqual([
      { dishes: ["Без лука"], supplements: [{ name: "Сырный", quantity: 2 }] },
      { dishes: ["½ Маргарита + ½ Пепперони"], supplements: [{ name: "Моцарелла", quantity: 1 }] },
      { dishes: ["Бургер (Без лука, Сырный × 2)", "Смузи"], supplements: [] },
      { dishes: ["Пепперони, 30 см × 2", "Кола"], supplements: [] },
    ]);
    expect(woo.json().line_items.map(({ meta_data }: { meta_data: object }) => meta_data)).toEqual([
      [
        { key: "Убрать", value: "Без лука" },
        { key: "Сырный", value: "2" },
      ],
      [
        { key: "Половинки", value: "½ Маргарита + ½ Пепперони" },
        { key: "Моцарелла", value: "1" },
      ],
      [
        { key: "Горячее", value: "Бургер (Без лука, Сырный × 2)" },
        { key: "Напиток", value: "Смузи" },
      ],
      [
        { key: "Пиццы", value: "Пепперони, 30 см × 2" },
        { key: "Напиток", value: "Кола" },
      ],
    ]);
  });
});

function lunch(drink: number, choices: readonly object[] = []) {
  return {
    product_id: 401,
    quantity: 1,
    choices: [
      { group_id: 70, id: 202, count: 1, choices },
      { group_id: 71, id: drink, count: 1 },
    ],
  };
}

const halves = {
  product_id: 304,
  variation_id: 3042,
  quantity: 1,
  choices: [
    { group_id: 73, id: 301, count: 1 },
    { group_id: 73, id: 302, count: 1 },
    { group_id: 94, id: 941, count: 1 },
  ],
};
