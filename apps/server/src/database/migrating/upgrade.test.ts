import { sql } from "kysely";
import { expect, it } from "vitest";
import { migrations } from "../../../migrations/index.ts";
import { searchBranch } from "../../modules/orders/lists/branch-search.ts";
import { anOperator, placeOrder, stockOf } from "../../testing/calls/orders.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import type { Store } from "../store.ts";
import { migrate } from "./migrate.ts";

const count = 10_000;
const firstId = 1_001;
/** The first migration after the previous release. */
const firstLater = "010";
const before = migrations.filter(({ name }) => name < firstLater);
const later = migrations.filter(({ name }) => name >= firstLater);

describeOnEachEngine("a store with 10,000 orders of the previous schema", (engine) => {
  it("can read and find every order and sell after the upgrade", async () => {
    const place = await engine.place();
    const store = place.open();
    await migrate(store, 0, before);
    await insertShop(store);
    await insertOrders(store, await anOrderRow());

    expect(await migrate(store, 1)).toEqual(later.map(({ name }) => name));

    const shop = await startShop({ engine, store });
    try {
      const { keys } = await anOperator(shop);
      const authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
      const list = async (query: string) => {
        const answer = await shop.app.inject({ url: `/wp-json/wc/v3/orders?${query}`, headers: { authorization } });
        const orders: readonly { id: number; total: string; line_items: readonly unknown[] }[] = answer.json();
        return { orders, total: Number(answer.headers["x-wp-total"]) };
      };
      const ids = new Set<number>();
      for (let page = 1; page <= count / 100; page += 1) {
        const { orders, total } = await list(`per_page=100&page=${page}`);
        expect(total).toBe(count);
        for (const order of orders) {
          ids.add(order.id);
          expect([order.total, order.line_items.length]).toEqual(["200.00", 1]);
        }
      }
      expect(ids.size).toBe(count);
      expect((await list("search=Старый&per_page=1")).total).toBe(count);
      expect((await list(`search=${encodeURIComponent("Гость77")}`)).orders.map(({ id }) => id)).toEqual([
        firstId + 77,
      ]);

      const left = await stockOf(shop, 301);
      const placed = await placeOrder(shop.app);
      expect([placed.statusCode, placed.json().id]).toEqual([201, firstId + count]);
      expect(await stockOf(shop, 301)).toBe((left ?? 0) - 2);
      expect((await list("per_page=1")).orders[0]?.id).toBe(firstId + count);
      const byDish = async (id: number | null) => {
        const asked = { branchId: 10, text: "ЧА", readsGuests: false, before: id, limit: 1 };
        return (await searchBranch(store.db, asked)).orders.map((order) => order.id);
      };
      expect([await byDish(null), await byDish(firstId + count), await byDish(firstId + 1)]).toEqual([
        ...[[firstId + count], [firstId + count - 1], [firstId]],
      ]);
    } finally {
      await shop.close();
    }
  });

  /** The shop as the previous release stored it: each document whole. */
  async function insertShop({ db }: Store): Promise<void> {
    for (const [name, content] of Object.entries(smallShop))
      await sql`insert into shop_documents (name, body) values (${name}, ${JSON.stringify(content)})`.execute(db);
    await sql`insert into shop_revisions (id, revision, imported_at) values (1, 'before', 0)`.execute(db);
    await sql`insert into stock (product_id, variation_id, warehouse_id, quantity, imported_quantity)
      values (301, 0, 10, 5, 5)`.execute(db);
  }

  /** An order as this version stores it; the row has the same shape in the previous schema. */
  async function anOrderRow() {
    const shop = await startShop({ engine });
    try {
      expect((await placeOrder(shop.app)).statusCode).toBe(201);
      return await shop.store.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
    } finally {
      await shop.close();
    }
  }

  async function insertOrders({ db }: Store, order: Awaited<ReturnType<typeof anOrderRow>>): Promise<void> {
    const numbers = sql`(with recursive n(i) as (select 0 union all select i + 1 from n
      where i < ${sql.lit(count - 1)}) select i from n) as n`;
    const id = sql`${sql.lit(firstId)} + n.i`;
    const at = sql`cast(${order.created_at - count} as bigint) + n.i`;
    await sql`insert into orders (id, order_key, user_id, phone, name, email, stage, method, warehouse_id, slot_start,
        payment_method, paid_online, total, details, created_at, updated_at)
      select ${id}, 'old-' || n.i, null, ${order.phone}, 'Старый Гость' || n.i, null, 'handed-over', ${order.method},
        cast(${order.warehouse_id} as integer), ${at}, ${order.payment_method}, 0, cast(${order.total} as bigint),
        ${order.details}, ${at}, ${at} from ${numbers} where true`.execute(db);
    await sql`insert into order_stages select ${id}, 'accepted', ${at}, 'shopper' from ${numbers} where true`.execute(
      db,
    );
    await sql`insert into sequences values ('order', ${sql.lit(firstId + count - 1)})`.execute(db);
  }
});
