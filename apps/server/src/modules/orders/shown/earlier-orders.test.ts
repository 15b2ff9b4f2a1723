import { orderPath } from "@skatert/contract";
import { menuOfCases } from "@skatert/contract/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { boardCaller } from "../../../testing/calls/board.ts";
import { anOperator, placeOrder, quoteOrder } from "../../../testing/calls/orders.ts";
import earlier from "../../../testing/orders/earlier-orders.json" with { type: "json" };
import { type ShopFiles, smallShop } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

/** The shop of the release before groups, whose orders `earlier-orders.json` has as it stored them. */
const files: ShopFiles = {
  ...smallShop,
  coupons: {
    auto: [
      {
        id: 702,
        code: "GIFT",
        discount_type: "free_gift",
        amount: 1,
        free_gift_data: [{ product_id: 301, variation_id: 0, quantity: 1 }],
      },
    ],
    codes: [{ id: 701, code: "SUP10", discount_type: "percent", amount: "10" }],
  },
};

const carts = [
  {
    lines: [
      { product_id: 101, quantity: 2, supplements: [{ id: 901, count: 2 }] },
      { product_id: 201, variation_id: 2012, quantity: 1 },
    ],
    promo_code: "SUP10",
  },
  { lines: [{ product_id: 301, quantity: 3 }], coupons: [702] },
  { lines: [{ product_id: 201, quantity: 1 }] },
  { lines: [{ product_id: 301, quantity: 1, supplements: [{ id: 901, count: 1 }] }] },
];

const withGroups = JSON.parse(JSON.stringify(menuOfCases()));

/** The same menu with other names, prices and limits. */
const changedMenu = JSON.parse(
  JSON.stringify(menuOfCases(), (key, value) => {
    if (key === "name" && typeof value === "string" && value !== "допы") return `${value} по-новому`;
    if (key === "option" && typeof value === "string") return value.replace(" см", " сантиметров");
    if (key === "price" && typeof value === "number" && value > 0) return value + 17;
    return key === "max" && value === 2 ? 3 : value;
  }),
);

/** What everybody reads of an order. */
async function answersOf(shop: RunningShop, { id, key }: { readonly id: number; readonly key: string }) {
  const { keys } = await anOperator(shop);
  const authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
  const page = await shop.app.inject(`/api${orderPath(id)}?key=${key}`);
  const woo = await shop.app.inject({ url: `/wp-json/wc/v3/orders/${id}`, headers: { authorization } });
  expect([page.statusCode, woo.statusCode]).toEqual([200, 200]);
  return { page: page.json(), board: await (await boardCaller(shop)).order(id), woo: woo.json() };
}

const recorded = (name: string) => `../../../testing/orders/${name}.txt`;
const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

describeOnEachEngine("orders of an earlier menu", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine, files });
  });
  afterAll(() => shop.close());

  it("MENU-19 orders of the release before groups are answered byte by byte as recorded", async () => {
    const { db } = shop.store;
    await db
      .insertInto("orders")
      .values(earlier.orders as never)
      .execute();
    await db
      .insertInto("order_stages")
      .values(earlier.order_stages as never)
      .execute();
    const answers: unknown[] = [];
    for (const { id, order_key: key } of earlier.orders) answers.push(await answersOf(shop, { id, key }));
    await expect(written(answers)).toMatchFileSnapshot(recorded("earlier-answers"));
  });

  it("MENU-1 a catalogue without groups is quoted byte by byte as recorded", async () => {
    const quotes: unknown[] = [];
    for (const cart of carts) quotes.push((await quoteOrder(shop.app, cart)).json());
    await expect(written(quotes)).toMatchFileSnapshot(recorded("quotes-without-groups"));
  });

  it("MENU-19 renaming, repricing, re-limiting and deleting change nothing of an order with groups", async () => {
    const shop = await startShop({ engine, files: { ...files, catalog: withGroups } });
    const lines = [
      {
        product_id: 202,
        quantity: 2,
        choices: [
          { group_id: 93, id: 931, count: 1 },
          { group_id: 90, id: 902, count: 2 },
        ],
      },
      {
        product_id: 304,
        variation_id: 3042,
        quantity: 1,
        choices: [
          { group_id: 73, id: 301, count: 1 },
          { group_id: 73, id: 302, count: 1 },
          { group_id: 94, id: 941, count: 1 },
        ],
      },
      {
        product_id: 401,
        quantity: 1,
        choices: [
          { group_id: 70, id: 202, count: 1, choices: [{ group_id: 93, id: 932, count: 1 }] },
          { group_id: 71, id: 503, count: 1 },
        ],
      },
    ];
    const { total } = (await quoteOrder(shop.app, { lines })).json();
    const placed = await placeOrder(shop.app, { lines, expected_total: total });
    expect(placed.statusCode, placed.body).toBe(201);
    const order = placed.json();
    const sold = await answersOf(shop, order);
    for (const catalog of [changedMenu, smallShop["catalog"] ?? []]) {
      await shop.reimport({ ...files, catalog });
      expect(written(await answersOf(shop, order))).toBe(written(sold));
    }
    await shop.close();
  });
});
