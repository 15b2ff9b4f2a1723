import { OFFICE_PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { orderDishInserts } from "../../modules/orders/lists/order-dishes.ts";
import { type BoardCaller, boardCaller, placed } from "../../testing/calls/board.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const noon = Date.parse("2026-03-04T12:00:00+03:00");
const day = 86_400_000;
const soup = { lines: [{ product_id: 101, quantity: 1 }], expected_total: 300 };

describeOnEachEngine("the search over all days of a branch", (engine) => {
  let shop: RunningShop;
  let anna: BoardCaller;
  let soupId: number;
  let teaId: number;
  beforeAll(async () => {
    shop = await startShop({ engine, files: smallShop, now: noon });
    soupId = (await placed(shop, { ...soup, customer: { name: "Борщова Мария", phone: "+79160000001" } })).id;
    shop.clock.advance(1_000);
    teaId = (await placed(shop, { customer: { name: "Олег", phone: "+79160000002" } })).id;
    shop.clock.advance(40 * day);
    anna = await boardCaller(shop);
  });
  afterAll(() => shop.close());

  const search = async (q: string, caller = anna, before = "") =>
    (await caller.get(OFFICE_PATHS.orders, { view: "day", q, ...(before === "" ? {} : { before }) })).json();
  const ids = async (q: string, caller = anna) =>
    (await search(q, caller)).orders.map(({ id }: { readonly id: number }) => id);

  it("BOARD-5 finds an order of any day by a part of a dish's name, in any case, with or without accents", async () => {
    for (const q of ["борщ", "БОРЩ", "орщ", "«бо\u0301рщ»"]) expect(await ids(q), q).toEqual([soupId]);
    for (const q of ["чай", "чаи"]) expect(await ids(q), q).toEqual([teaId]);
    expect(await ids("чаёк")).toEqual([]);
    expect(await search("борщ")).toMatchObject({ left_off: 0, next: null, vague: false });
  });

  it("BOARD-5 finds by dish and by name at once, each order once", async () => {
    expect(await ids("Мария")).toEqual([soupId]);
    expect(await ids("борщова")).toEqual([soupId]);
    expect(await ids("8 916 000-00-02")).toEqual([teaId]);
    for (const q of [`#${teaId}`, `№ ${teaId}`]) expect(await ids(q), q).toEqual([teaId]);
  });

  it("STAFF-2 finds dishes but no guests for people who may not read them; nothing in another branch", async () => {
    const cook = await boardCaller(shop, "cook");
    expect(await ids("борщ", cook)).toEqual([soupId]);
    for (const q of ["Мария", "+79160000001"]) expect(await ids(q, cook), q).toEqual([]);
    const elsewhere = await boardCaller(shop, "operator", 20);
    for (const q of ["борщ", "Мария", "+79160000001", `${soupId}`]) expect(await ids(q, elsewhere), q).toEqual([]);
  });

  it("BOARD-5 takes the characters of patterns literally", async () => {
    for (const q of ["%", "_", "\\", "б%щ", "б_рщ", "' or 1=1 --"]) expect(await ids(q), q).toEqual([]);
  });

  it("BOARD-5 finds all orders of a dish, fifty at a time, the newest first, also those of one instant", async () => {
    await copies(soupId, 119);
    const found: number[] = [];
    for (let before = ""; ; ) {
      const { orders, next } = await search("борщ", anna, before);
      expect(orders.length).toBeLessThanOrEqual(50);
      found.push(...orders.map(({ id }: { readonly id: number }) => id));
      if (next === null) break;
      before = String(next);
    }
    expect(found).toEqual([...copyIds(119), soupId]);
    expect((await search("борщ", anna, String(found.at(-1)))).orders).toEqual([]);
    expect((await search("борщ", anna, "999999")).orders).toEqual([]);
  });

  it("BOARD-5 reports a text that is in the names of more than a hundred dishes", async () => {
    const { db } = shop.store;
    const lines = Array.from({ length: 101 }, (_, index) => ({ name: `Ролл №${index}`, supplements: [] }));
    const order = { id: teaId, warehouse_id: 10, created_at: noon + 1_000, details: { lines: lines as never } };
    for (const statement of orderDishInserts(db, order)) await db.executeQuery(statement);
    expect(await search("ролл")).toMatchObject({ vague: true, orders: [{ id: teaId }] });
    expect(await search("ролл №1")).toMatchObject({ vague: false, orders: [{ id: teaId }] });
  });

  const copyIds = (count: number) => Array.from({ length: count }, (_, index) => 5_000 + index).toReversed();

  /** Copies of an order, three of each second. */
  async function copies(id: number, count: number): Promise<void> {
    const { db } = shop.store;
    const order = await db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    for (const copy of copyIds(count)) {
      const created_at = noon + day + Math.floor((copy - 5_000) / 3) * 1_000;
      const row = { ...order, id: copy, order_key: `copy-${copy}`, created_at };
      await db.insertInto("orders").values(row).execute();
      for (const statement of orderDishInserts(db, { ...row, details: JSON.parse(row.details) }))
        await db.executeQuery(statement);
    }
  }
});
