import { PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { teaOrder } from "../../testing/calls/orders.ts";
import { newPhone, signIn } from "../../testing/calls/people.ts";
import { shopWithClient, type WooCommerceClient } from "../../testing/calls/woo-client.ts";
import { openAllDay } from "../../testing/shops/open-all-day.ts";
import { type ShopFiles, smallMenu } from "../../testing/shops/small-shop.ts";
import type { RunningShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const set = {
  id: 501,
  name: "Обед",
  slug: "obed",
  price: 333.33,
  in_stock: true,
  categories: [5],
  acf: { combo_discount_type: "percent", combo_discount: "15", combo_products: [301] },
};
const files: ShopFiles = {
  ...openAllDay,
  catalog: [...smallMenu, { id: 5, name: "Наборы", slug: "nabory", products: [set] }],
  coupons: { auto: [], codes: [{ id: 701, code: "SUP10", discount_type: "percent", amount: "10" }] },
  bonus: { active: true, percent_max: 50, earn_percent: 0 },
  "promo-settings": { bonuses_with_promo_summing: true },
  stock: [],
};

interface WooLine {
  readonly subtotal: string;
  readonly total: string;
  readonly price: number;
  readonly quantity: number;
}
const cents = (text: string) => Math.round(Number(text) * 100);
const sumOf = (lines: readonly { readonly total: string }[]) => lines.reduce((sum, { total }) => sum + cents(total), 0);

describeOnEachEngine("money of an order in WooCommerce's shape", (engine) => {
  let shop: RunningShop;
  let client: WooCommerceClient;
  beforeAll(async () => {
    ({ shop, client } = await shopWithClient(engine, { files }));
  });
  afterAll(() => shop.close());

  /** A delivery with a combo, free supplements, a coupon, and points if the guest has some. */
  const placed = async (changes: object) => {
    const guest = await signIn(shop, newPhone());
    await shop.store.db.insertInto("bonus_accounts").values({ user_id: guest.userId, balance: 400 }).execute();
    const body = {
      ...teaOrder,
      delivery_type: "flat_rate",
      pickup_location_id: null,
      coordinates: [37.6, 55.75],
      address: "Соборная, 3",
      lines: [
        { product_id: 501, quantity: 1 },
        { product_id: 301, quantity: 3, person: "Олег" },
        { product_id: 101, quantity: 1, supplements: [{ id: 901, count: 2 }] },
      ],
      customer: { name: "Анна", phone: guest.phone },
      ...changes,
    };
    const { headers } = guest;
    const quote = await shop.app.inject({ method: "POST", url: PATHS.quote, headers, payload: body });
    const sent = await shop.app.inject({
      method: "POST",
      url: PATHS.orders,
      headers: { ...headers, "idempotency-key": crypto.randomUUID() },
      payload: { ...body, expected_total: quote.json().total },
    });
    expect([sent.statusCode, sent.json().data]).toEqual([201, undefined]);
    return (await client.get(`orders/${sent.json().id}`)).data;
  };

  const adds = (order: Awaited<ReturnType<typeof placed>>) => {
    const lines: readonly WooLine[] = order.line_items;
    expect(sumOf(lines) + sumOf(order.fee_lines) + cents(order.shipping_total)).toBe(cents(order.total));
    expect(sumOf(lines.map(({ subtotal }) => ({ total: subtotal }))) - sumOf(lines)).toBe(cents(order.discount_total));
    for (const { total, price, quantity } of lines) expect(price * quantity).toBeCloseTo(Number(total), 2);
  };

  it.each<[string, object, readonly string[]]>([
    ["a combo and free supplements", {}, ["discount_combo", "discount_free_supplements"]],
    ["a coupon too", { promo_code: "SUP10" }, ["discount_combo", "discount_free_supplements"]],
    ["points too", { bonuses: 77 }, ["discount_combo", "discount_free_supplements", "discount_bonuses"]],
  ])("PRICE-1 lines, fees and shipping add up to the total with %s", async (_title, changes, keys) => {
    const order = await placed(changes);
    adds(order);
    expect(cents(order.discount_total)).toBeGreaterThan(0);
    const named = order.meta_data.map(({ key }: { key: string }) => key);
    expect(named.filter((key: string) => key.startsWith("discount_"))).toEqual(keys);
  });

  it("PRICE-1 add up in an order of an earlier version, which did not store the price of each line", async () => {
    const { id } = await placed({ bonuses: 77 });
    const row = await shop.store.db
      .selectFrom("orders")
      .select("details")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const details = JSON.parse(row.details);
    for (const line of details.lines) delete line.paid;
    await shop.store.db
      .updateTable("orders")
      .set({ details: JSON.stringify(details) })
      .where("id", "=", id)
      .execute();
    adds((await client.get(`orders/${id}`)).data);
  });
});
