import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { transaction } from "../../../database/transaction.ts";
import { smallMenu, smallShop, writeShop } from "../../../testing/shops/small-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { folderOfUploads } from "../../../testing/stores/uploads.ts";
import { importShop } from "../../import-shop.ts";
import { setStock } from "../../stock/branch-stock.ts";
import { shopFiles } from "./shop-files.ts";
import { isFree, writeFolder } from "./write-folder.ts";

const picture = join(import.meta.dirname, "../../../../../../demo/media/dishes/tost-s-avokado.webp");
const now = 1_800_000_000_000;

describeOnEachEngine("an exported shop folder", (engine) => {
  let place: string;
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), "export-"));
  });
  afterAll(() => rm(place, { recursive: true }));

  /** Pictures in every form: a text in a list, an object with a size of its own, an attribute of HTML. */
  async function pictured(): Promise<string> {
    const images = ["media/dishes/Тост 1.webp", { src: "media/toast.webp", width: 7, alt: "Тост" }];
    const description = '<p><img src="media/toast.webp"> <a href="/wp-content/other">…</a></p>';
    const products = [{ id: 4001, name: "Тост", price: 100, images, description }];
    const catalog = [...smallMenu, { id: 40, name: "Тосты", image: "media/toast.webp", products }];
    const { path: folder } = await writeShop({ ...smallShop, catalog });
    await mkdir(join(folder, "media/dishes"), { recursive: true });
    await copyFile(picture, join(folder, "media/dishes/Тост 1.webp"));
    await copyFile(picture, join(folder, "media/toast.webp"));
    return folder;
  }

  it("IMPORT-1 changes nothing when imported again, also after sales, and fills an empty shop alike", async () => {
    const store = await engine.store();
    const dataDir = join(place, "data");
    const source = await pictured();
    const first = await importShop({ store, folder: source, uploads: folderOfUploads(dataDir), now });
    const revision = "revision" in first ? first.revision : "";
    expect(first.kind).toBe("imported");
    const row = await store.db.selectFrom("stock").selectAll().executeTakeFirstOrThrow();
    const sold = { productId: row.product_id, variationId: row.variation_id, warehouseId: row.warehouse_id };
    const counted = { productId: 4001, variationId: 0, warehouseId: 10 };
    await transaction(store.db, async (tx) => {
      await setStock(tx, sold, 1);
      await setStock(tx, counted, 5);
    });
    const folder = join(place, "exported");
    expect(await isFree(folder)).toBe(true);
    await writeFolder(folder, shopFiles(store, folderOfUploads(dataDir)));
    expect(await isFree(folder)).toBe(false);
    const again = await importShop({ store, folder, uploads: folderOfUploads(dataDir), now });
    expect(again.kind).toBe("imported");
    expect([await quantityOf(store, sold), await quantityOf(store, counted)]).toEqual([1, 5]);
    await transaction(store.db, (tx) => setStock(tx, counted, null));
    await writeFolder(join(place, "second"), shopFiles(store, folderOfUploads(dataDir)));
    expect(
      await importShop({ store, folder: join(place, "second"), uploads: folderOfUploads(dataDir), now }),
    ).toMatchObject({ revision });
    const other = await engine.store();
    const moved = await importShop({
      store: other,
      folder: join(place, "second"),
      uploads: folderOfUploads(join(place, "other")),
      now,
    });
    expect(moved).toMatchObject({ kind: "imported", revision });
    await rm(source, { recursive: true });
  });

  async function quantityOf(store: Awaited<ReturnType<typeof engine.store>>, place: Parameters<typeof setStock>[1]) {
    const row = await store.db
      .selectFrom("stock")
      .select("quantity")
      .where("product_id", "=", place.productId)
      .where("variation_id", "=", place.variationId)
      .where("warehouse_id", "=", place.warehouseId)
      .executeTakeFirst();
    return row?.quantity ?? null;
  }
});
