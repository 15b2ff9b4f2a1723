import { expect, it } from "vitest";
import { runProcesses } from "../testing/processes/run-processes.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";
import { migrate } from "./migrating/migrate.ts";
import { transaction } from "./transaction.ts";

const row = { product_id: 1, variation_id: 0, warehouse_id: 10, imported_quantity: 100 };

describeOnEachEngine("a write transaction", (engine) => {
  it("rolls back when it throws", async () => {
    const { db } = await engine.store();
    const attempt = transaction(db, async (tx) => {
      await tx
        .insertInto("stock")
        .values({ ...row, quantity: 5 })
        .execute();
      throw new Error("changed my mind");
    });
    await expect(attempt).rejects.toThrow("changed my mind");
    expect(await db.selectFrom("stock").selectAll().execute()).toEqual([]);
  });

  it("loses no update of two processes that read and then write", async () => {
    const place = await engine.place();
    const store = place.open();
    await migrate(store, 0);
    await store.db
      .insertInto("stock")
      .values({ ...row, quantity: 30 })
      .execute();
    const taken = await runProcesses(2, "take-twenty", place);
    expect(taken.map(Number).reduce((sum, one) => sum + one, 0)).toBe(30);
    const left = await store.db.selectFrom("stock").select("quantity").executeTakeFirstOrThrow();
    expect(left.quantity).toBe(0);
  });

  it("runs again after a lost race and rethrows other errors at once", async () => {
    const { db } = await engine.store();
    let tries = 0;
    const lost = (code: string) =>
      transaction(db, async () => {
        tries += 1;
        throw Object.assign(new Error("lost"), { code });
      });
    await expect(lost("40001")).rejects.toThrow("lost");
    expect(tries).toBe(5);
    tries = 0;
    await expect(lost("23505")).rejects.toThrow("lost");
    expect(tries).toBe(1);
  });

  it("reads big numbers and sums as numbers", async () => {
    const { db } = await engine.store();
    await db.insertInto("shop_revisions").values({ id: 1, revision: "a", imported_at: 1_789_000_000_123 }).execute();
    const found = await db
      .selectFrom("shop_revisions")
      .select([
        "imported_at",
        (eb) => eb.fn.sum<number>("imported_at").as("sum"),
        (eb) => eb.fn.countAll<number>().as("count"),
      ])
      .groupBy("imported_at")
      .executeTakeFirstOrThrow();
    expect(found).toEqual({ imported_at: 1_789_000_000_123, sum: 1_789_000_000_123, count: 1 });
  });
});
