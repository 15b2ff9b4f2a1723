import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Store } from "../database/store.ts";
import {
  type ShopFiles,
  type ShopFolderOnDisk,
  smallSettings,
  smallShop,
  writeShop,
} from "../testing/shops/small-shop.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";
import { folderOfUploads } from "../testing/stores/uploads.ts";
import { checkShopFolder } from "./folder/check-folder.ts";
import { importChecked, importShop } from "./import-shop.ts";
import { findRevision } from "./revisions/repository.ts";
import { readStored } from "./stored/stored-shop.ts";

describeOnEachEngine("importing a shop folder", (engine) => {
  let store: Store;
  let dataDir: string;
  const folders: ShopFolderOnDisk[] = [];

  beforeAll(async () => {
    store = await engine.store();
    dataDir = await mkdtemp(join(tmpdir(), "skatert-data-"));
  });
  afterAll(async () => {
    for (const folder of folders) await folder.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function bring(files: ShopFiles, options: { resetStock?: boolean } = {}) {
    const folder = await writeShop(files);
    folders.push(folder);
    return importShop({ store, folder: folder.path, uploads: folderOfUploads(dataDir), now: 1_000, ...options });
  }
  const stockOf = (productId: number) =>
    store.db.selectFrom("stock").select("quantity").where("product_id", "=", productId).executeTakeFirst();

  it("imports documents, stock and pictures under one revision", async () => {
    const outcome = await bring(smallShop);
    expect(outcome).toMatchObject({ kind: "imported", documents: Object.keys(smallShop).length });
    const documents = await readStored(store.db, new Map());
    expect([...documents.keys()].sort()).toEqual(Object.keys(smallShop).sort());
    expect(await stockOf(301)).toEqual({ quantity: 5 });
    const [soups] = JSON.parse(documents.get("catalog")?.body ?? "");
    const picture = soups.products[0].images[0];
    expect(picture).toMatchObject({ alt: "Борщ", width: 1, height: 1 });
    expect(picture.src).toMatch(/^\/wp-content\/uploads\/shop\/borshch\.png\?v=[0-9a-f]{8}$/);
    expect(await readdir(join(dataDir, "uploads", "shop"))).toContain("borshch.png");
  });

  it("does not reread a folder that the caller has checked", async () => {
    const folder = await writeShop(smallShop);
    folders.push(folder);
    const checked = await checkShopFolder(folder.path);
    await rm(join(folder.path, "settings.json"));
    const again = await importChecked(
      { store, folder: folder.path, uploads: folderOfUploads(dataDir), now: 1_000 },
      checked,
    );
    expect(again).toMatchObject({ kind: "unchanged", revision: await findRevision(store.db) });
  });

  it("does nothing the second time", async () => {
    const before = await findRevision(store.db);
    expect(await bring(smallShop)).toMatchObject({ kind: "unchanged", revision: before });
  });

  it("STAFF-4 is in the log once, with the size of the menu", async () => {
    const log = await store.db.selectFrom("audit_log").selectAll().execute();
    expect(log).toMatchObject([{ actor_kind: "import", action: "import", object_kind: "shop", before: null }]);
    const { revision, products, categories, stock_reset: isReset } = JSON.parse(log[0]?.after ?? "null");
    expect([revision, isReset]).toEqual([await findRevision(store.db), false]);
    expect(Math.min(products, categories)).toBeGreaterThan(0);
  });

  it("changes nothing when one file has a fault, and names every fault", async () => {
    const before = await readStored(store.db, new Map());
    const outcome = await bring({
      ...smallShop,
      banners: [{ id: "first", type: "product", product: 999 }],
      stock: [{ product_id: 301, warehouse_id: 10, quantity: -1 }],
    });
    expect(outcome.kind).toBe("faulty");
    const named = outcome.kind === "faulty" ? outcome.faults.map(({ file, path }) => `${file} ${path}`) : [];
    expect(named).toEqual(["banners.json [0].id", "stock.json [0].quantity"]);
    expect(await readStored(store.db, new Map())).toEqual(before);
    expect(await stockOf(301)).toEqual({ quantity: 5 });
  });

  it("stores the largest ids and counts that the check accepts, and refuses larger ones", async () => {
    const shopOf = (max: number): ShopFiles => ({
      settings: { ...smallSettings, locations: [{ term_id: max, name: "Центр", warehouse_id: [max] }] },
      catalog: [
        {
          id: max,
          name: "Напитки",
          slug: "napitki",
          products: [{ id: max, name: "Чай", slug: "chay", variations: [{ id: String(max), price: 100 }] }],
        },
      ],
      stock: [{ product_id: max, variation_id: max, warehouse_id: max, quantity: max }],
      users: [{ ID: max, phone: "+79161234567", bonus: 1_000_000_000, orders_count: "1000000000" }],
    });
    const max = 2_147_483_647;
    const fresh = await engine.store();
    const bringFresh = async (files: ShopFiles) => {
      const folder = await writeShop(files);
      folders.push(folder);
      return importShop({ store: fresh, folder: folder.path, uploads: folderOfUploads(dataDir), now: 1_000 });
    };
    expect(await bringFresh(shopOf(max + 1))).toMatchObject({ kind: "faulty" });
    expect(await findRevision(fresh.db)).toBeNull();
    expect(await bringFresh(shopOf(max))).toMatchObject({ kind: "imported" });
    expect(await fresh.db.selectFrom("stock").select(["product_id", "variation_id", "quantity"]).execute()).toEqual([
      { product_id: max, variation_id: max, quantity: max },
    ]);
  });

  it("does not reset a stock row that the folder did not change", async () => {
    await store.db.updateTable("stock").set({ quantity: 2 }).where("product_id", "=", 301).execute();
    const banners = [{ id: 2, title: "Другой баннер" }];
    expect(await bring({ ...smallShop, banners })).toMatchObject({ kind: "imported", unchangedStock: 1 });
    expect(await stockOf(301)).toEqual({ quantity: 2 });
  });

  it("sets a changed stock row, adds a new one and deletes a missing one", async () => {
    await bring({ ...smallShop, stock: [{ product_id: 301, warehouse_id: 10, quantity: 8 }] });
    expect(await stockOf(301)).toEqual({ quantity: 8 });
    await bring({ ...smallShop, stock: [{ product_id: 101, warehouse_id: 20, quantity: 4 }] });
    expect(await stockOf(301)).toBeUndefined();
    expect(await stockOf(101)).toEqual({ quantity: 4 });
  });

  it("sets all stock to the folder's numbers with --reset-stock", async () => {
    await bring(smallShop);
    await store.db.updateTable("stock").set({ quantity: 0 }).where("product_id", "=", 301).execute();
    await bring(smallShop, { resetStock: true });
    expect(await stockOf(301)).toEqual({ quantity: 5 });
  });

  it("does not replace an existing shop at the first start of another process", async () => {
    const folder = await writeShop({ ...smallShop, front: { templates: { catalog_type: "samokat" } } });
    folders.push(folder);
    const before = await findRevision(store.db);
    const outcome = await importShop({
      store,
      folder: folder.path,
      uploads: folderOfUploads(dataDir),
      now: 1,
      onlyIfEmpty: true,
    });
    expect(outcome).toEqual({ kind: "unchanged", revision: before });
  });

  it("replaces a changed picture and gives it another address", async () => {
    const addressNow = async () => {
      const [soups] = JSON.parse((await readStored(store.db, new Map())).get("catalog")?.body ?? "");
      return soups.products[0].images[0].src;
    };
    const before = await addressNow();
    const folder = await writeShop();
    folders.push(folder);
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
    await folder.write("media/borshch.png", drawing);
    await folder.write(
      "catalog",
      JSON.parse(JSON.stringify(smallShop["catalog"]).replace("media/borshch.png", "media/borshch.svg")),
    );
    await folder.write("media/borshch.svg", drawing);
    await folder.write("galleries", {});
    await importShop({ store, folder: folder.path, uploads: folderOfUploads(dataDir), now: 2_000 });
    expect(await addressNow()).not.toBe(before);
    expect(await readFile(join(dataDir, "uploads", "shop", "borshch.svg"))).toEqual(drawing);
  });
});
