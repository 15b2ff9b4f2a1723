import { appendFile, mkdir, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { migrate } from "../database/migrating/migrate.ts";
import type { Store } from "../database/store.ts";
import { placeOrder, teaOrder } from "../testing/calls/orders.ts";
import { runCommand, startServerProcess } from "../testing/processes/server-process.ts";
import { smallShop, writeShop } from "../testing/shops/small-shop.ts";
import { startShop } from "../testing/shops/start-shop.ts";
import { describeOnEachEngine, type StorePlace } from "../testing/stores/engines.ts";
import { folderOfUploads } from "../testing/stores/uploads.ts";
import { BackupFault } from "./backup-lines.ts";
import { restoreBackup } from "./restore-backup.ts";
import { rowsOf, withSnapshot } from "./snapshot-rows.ts";
import { tablesInOrder } from "./store-shape.ts";
import { writeBackup } from "./write-backup.ts";

const now = "2026-03-04T12:00:00+03:00";
const portions = 10_000;

describeOnEachEngine("a backup", (engine) => {
  let folder: string;
  let made: Awaited<ReturnType<typeof aBackup>>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "skatert-backup-"));
    made = await aBackup();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("is flushed to disk before it is renamed, and the rename is flushed before the backup is reported", async () => {
    const shop = await startShop({ engine });
    const path = join(folder, "flushed.jsonl");
    const isNamed = () => stat(path).then(Boolean, () => false);
    await using handle = await open(folder);
    const named: boolean[] = [];
    const sync = vi.spyOn(Object.getPrototypeOf(handle), "sync").mockImplementation(async () => {
      named.push(await isNamed());
    });
    await writeBackup(shop.store, shop.uploads, path, 0);
    sync.mockRestore();
    await shop.close();
    expect(named).toEqual([false, true]);
  });

  async function contentOf(store: Store): Promise<Record<string, unknown[]>> {
    return withSnapshot(store.engine, store.db, async (snapshot) => {
      const content: Record<string, unknown[]> = {};
      for (const table of await tablesInOrder(store.engine, snapshot)) {
        const rows: unknown[] = [];
        for await (const batch of rowsOf(store.engine, snapshot, table)) rows.push(...batch);
        content[table] = rows.map((row) => JSON.stringify(row)).sort();
      }
      delete content["schema_migrations"];
      return content;
    });
  }

  /** A shop with two orders in it, and its backup, plain and compressed. */
  async function aBackup() {
    const shop = await startShop({ engine });
    await placeOrder(shop.app);
    await placeOrder(shop.app, { comment: "Без лука, «побыстрее» \u{1f35c}\n" });
    const [plain, packed] = [join(folder, "shop.jsonl"), join(folder, "shop.jsonl.gz")];
    const report = await writeBackup(shop.store, shop.uploads, plain, shop.clock.now());
    expect(await writeBackup(shop.store, shop.uploads, packed, shop.clock.now())).toEqual(report);
    const content = await contentOf(shop.store);
    const uploads = await readdir(join(shop.dataDir, "uploads"), { recursive: true });
    await shop.close();
    return { plain, packed, report, content, uploads: uploads.sort() };
  }

  const restoreInto = (place: StorePlace, store: Store, path: string, force = false) =>
    restoreBackup({ store, uploads: folderOfUploads(place.dataDir), path, now: Date.parse(now), force });

  describeOnEachEngine("into", (into) => {
    it("restores every row and every picture, compressed and not, once and again", async () => {
      const { report, content, uploads } = made;
      for (const path of [made.plain, made.packed]) {
        const place = await into.place();
        const store = place.open();
        expect(await restoreInto(place, store, path)).toMatchObject(report);
        expect(await contentOf(store)).toEqual(content);
        expect((await readdir(join(place.dataDir, "uploads"), { recursive: true })).sort()).toEqual(uploads);
        await restoreInto(place, store, path, true);
        expect(await contentOf(store)).toEqual(content);
        expect(await readdir(place.dataDir)).not.toContain("uploads.former");
      }
    });
  });

  it("is readable only by its owner and leaves no partial file", async () => {
    expect((await stat(made.plain)).mode & 0o777).toBe(0o600);
    const nowhere = await engine.place();
    await expect(
      writeBackup(nowhere.open(), folderOfUploads(nowhere.dataDir), join(folder, "none.jsonl"), 0),
    ).rejects.toThrow("there is no shop in this store");
    expect((await readdir(folder)).filter((name) => name.startsWith("none"))).toEqual([]);
  });

  it("refuses a store with content, and with --force replaces all of it", async () => {
    const { plain: path, content } = made;
    const place = await engine.place();
    const store = place.open();
    await migrate(store, 0);
    await store.db.insertInto("shop_documents").values({ name: "settings", body: "{}" }).execute();
    await mkdir(join(place.dataDir, "uploads"));
    await writeFile(join(place.dataDir, "uploads", "old.png"), "old");
    await expect(restoreInto(place, store, path)).rejects.toThrow(BackupFault);
    expect(await store.db.selectFrom("shop_documents").select("name").execute()).toEqual([{ name: "settings" }]);
    await restoreInto(place, store, path, true);
    expect(await contentOf(store)).toEqual(content);
    expect(await readdir(join(place.dataDir, "uploads"))).not.toContain("old.png");
  });

  it.each<[string, (text: string) => string]>([
    ["cut short", (text) => text.slice(0, Math.floor(text.length / 2))],
    ["without its end", (text) => `${text.trimEnd().split("\n").slice(0, -1).join("\n")}\n`],
    ["with a number changed", (text) => text.replace('"accepted"', '"cooking"')],
    ["with a line left out", (text) => text.replace(/\{"row".*\n/, "")],
    ["of a newer version", (text) => text.replace('"migrations":[', '"migrations":["999-later",')],
    ["that is too old", (text) => text.replace(/"migrations":\[.*?\]/, '"migrations":["001-shop"]')],
    ["that leads out of its folder", (text) => text.replace(/"file":"/, '"file":"../../')],
    ["that is something else", () => '{"hello":"world"}\n'],
    ["that is empty", () => ""],
  ])("%s is refused, and the store stays as it was", async (title, spoil) => {
    const path = join(folder, "spoilt.jsonl");
    const whole = await readFile(made.plain, "utf8");
    const spoilt = spoil(whole);
    expect(spoilt).not.toBe(whole);
    await writeFile(path, spoilt);
    const place = await engine.place();
    const store = place.open();
    await migrate(store, 0);
    await store.db.insertInto("shop_documents").values({ name: "settings", body: title }).execute();
    const before = await contentOf(store);
    await expect(restoreInto(place, store, path, true)).rejects.toThrow(BackupFault);
    expect(await contentOf(store)).toEqual(before);
    expect(await readdir(place.dataDir)).not.toContain("uploads.restoring");
  });

  it("refuses a truncated and a missing compressed backup", async () => {
    const path = join(folder, "short.jsonl.gz");
    const whole = await readFile(made.packed);
    await writeFile(path, whole.subarray(0, whole.length - 30));
    const place = await engine.place();
    await expect(restoreInto(place, place.open(), path)).rejects.toThrow(BackupFault);
    await writeFile(path, "no gzip at all");
    await expect(restoreInto(place, place.open(), path)).rejects.toThrow(BackupFault);
    await expect(restoreInto(place, place.open(), join(folder, "missing.jsonl"))).rejects.toThrow(BackupFault);
  });

  it("restores a backup taken under load to one moment, in which stock and orders add up", async () => {
    const place = await engine.place();
    const shopFolder = await writeShop({
      ...smallShop,
      stock: [{ product_id: 301, variation_id: 0, warehouse_id: 10, quantity: portions }],
    });
    const server = await startServerProcess({ place, shopDir: shopFolder.path, now });
    let placed = 0;
    let isOver = false;
    const client = async (index: number) => {
      while (!isOver) {
        const answer = await fetch(`${server.url}/api/wp-json/checkout/order`, {
          method: "POST",
          headers: { "content-type": "application/json", "idempotency-key": `${index}-${placed}-${Math.random()}` },
          body: JSON.stringify(teaOrder),
        });
        expect(answer.status).toBe(201);
        placed += 1;
      }
    };
    const clients = Promise.all([0, 1, 2, 3].map(client));
    await expect.poll(() => placed, { timeout: 20_000 }).toBeGreaterThan(20);
    const path = join(folder, "busy.jsonl.gz");
    const before = placed;
    const made = await runCommand("backup", [path], place);
    const after = placed;
    isOver = true;
    await clients;
    expect([made.code, made.err]).toEqual([0, expect.stringMatching(/^Store: .*\n$/)]);
    expect(await server.stop()).toBe(0);
    await shopFolder.remove();

    const target = await engine.place();
    expect(await runCommand("restore", [path], target)).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^Store: .*\n$/),
    });
    const { db } = target.open();
    const orders = await db.selectFrom("orders").select("id").execute();
    const stock = await db.selectFrom("stock").select("quantity").executeTakeFirstOrThrow();
    const moves = await db.selectFrom("stock_moves").select("quantity").execute();
    const stages = await db.selectFrom("order_stages").select("order_id").execute();
    expect(orders.length).toBeGreaterThanOrEqual(before);
    expect(orders.length).toBeLessThanOrEqual(after + 4);
    expect(stock.quantity).toBe(portions - 2 * orders.length);
    expect(moves.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(2 * orders.length);
    expect(stages.length).toBe(orders.length);
    expect((await promisify(gunzip)(await readFile(path))).toString()).toContain('"end":true');
  });

  it("prints its usage for wrong arguments", async () => {
    const place = await engine.place();
    for (const [command, args] of [
      ["backup", []],
      ["backup", ["a", "b"]],
      ["restore", []],
      ["restore", ["a", "--what"]],
    ] as const) {
      const { code, err } = await runCommand(command, args, place);
      expect([code, err]).toEqual([2, expect.stringContaining(`npm run ${command} --`)]);
    }
    const nothing = join(folder, "nothing.jsonl");
    await appendFile(nothing, "");
    const { code, err } = await runCommand("restore", [nothing], place);
    expect(code).toBe(1);
    expect(err).toMatch(/^Store: .*\nNothing was changed: the backup is empty\n$/);
  });
});
