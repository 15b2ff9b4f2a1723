import { version } from "@skatert/contract";
import { expect, it } from "vitest";
import { importShop } from "../shop/import-shop.ts";
import { placeOrder } from "../testing/calls/orders.ts";
import { writeShop } from "../testing/shops/small-shop.ts";
import { startShop } from "../testing/shops/start-shop.ts";
import { describeOn, describeOnEachEngine } from "../testing/stores/engines.ts";
import { connectionOf, cutConnections, holdOrders } from "../testing/stores/store-faults.ts";
import { folderOfUploads } from "../testing/stores/uploads.ts";
import { migrate } from "./migrating/migrate.ts";
import { isStoreTrouble } from "./store-trouble.ts";

it.each([
  ["SQLITE_FULL", true],
  ["SQLITE_IOERR_WRITE", true],
  ["SQLITE_CONSTRAINT_UNIQUE", false],
  ["57P01", true],
  ["08006", true],
  ["08P01", false],
  ["53100", true],
  ["55P03", true],
  ["23505", false],
  ["ECONNREFUSED", true],
  ["ENOENT", false],
])("tells trouble of the store from a fault of a request: %s", (code, isTrouble) => {
  expect(isStoreTrouble(Object.assign(new Error("failed"), { code }))).toBe(isTrouble);
});

it("recognises lost connections without an error code", () => {
  expect(isStoreTrouble(new Error("Connection terminated unexpectedly"))).toBe(true);
  expect(isStoreTrouble(new Error("no such product"))).toBe(false);
});

describeOnEachEngine("a store that another program has locked", (engine) => {
  it("API-7 answers an order with 503 and Retry-After, serves pages, and accepts the same key later", async () => {
    const place = await engine.place();
    const store = place.open();
    await migrate(store, 0);
    const folder = await writeShop();
    await importShop({ store, folder: folder.path, uploads: folderOfUploads(place.dataDir), now: 0 });
    const shop = await startShop({ engine, store });
    try {
      const held = await holdOrders(place.open());
      const waiting = placeOrder(shop.app, {}, "while-locked");
      const first = await Promise.race([waiting, shop.app.inject("/healthz")]);
      expect(first.body).toBe(`ok ${version}\n`);
      const refused = await waiting;
      expect([refused.statusCode, refused.headers["retry-after"], refused.json().code]).toEqual([
        503,
        "10",
        "rest_unavailable",
      ]);
      await held.release();
      expect((await placeOrder(shop.app, {}, "while-locked")).statusCode).toBe(201);
    } finally {
      await shop.close();
      await folder.remove();
    }
  });
});

describeOn("postgres", "a store whose connections are ended", (engine) => {
  it("costs the transaction that was open, and nothing else", async () => {
    const place = await engine.place();
    const [store, other] = [place.open(), place.open()];
    const open = await store.db.startTransaction().execute();
    expect(await cutConnections(other, await connectionOf(open))).toBe(1);
    await expect.poll(() => open.introspection.getSchemas().then(() => null, isStoreTrouble)).toBe(true);
    await expect(open.rollback().execute()).resolves.toBeUndefined();
    expect((await store.db.introspection.getSchemas()).length).toBeGreaterThan(0);
  });
});
