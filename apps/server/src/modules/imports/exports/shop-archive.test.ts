import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { OFFICE_PATHS } from "@skatert/contract";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { expect, it } from "vitest";
import type { Db } from "../../../database/tables.ts";
import { shopFiles } from "../../../shop/folder/export/shop-files.ts";
import { writeFolder } from "../../../shop/folder/export/write-folder.ts";
import { importShop } from "../../../shop/import-shop.ts";
import { staffHeaders } from "../../../testing/calls/staff.ts";
import { smallShop, writeShop } from "../../../testing/shops/small-shop.ts";
import { startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { folderOfUploads } from "../../../testing/stores/uploads.ts";
import { randomMenu } from "../testing/random-menu.ts";
import { shopDocuments } from "../work/shop-documents.ts";

const now = 1_800_000_000_000;
const photo = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#c8452d" } })
  .jpeg()
  .toBuffer();
const documentsOf = async (db: Db) => JSON.stringify([...(await shopDocuments(db))].sort());

describeOnEachEngine("the archive of a shop", (engine) => {
  it("IMPORT-1 fills an empty server with the same shop, and changes nothing in its own", async () => {
    const shop = await startShop({ engine });
    const place = await mkdtemp(join(tmpdir(), "archive-"));
    const headers = await staffHeaders(shop, [{ role: "owner", branchId: null }]);
    const answer = await shop.app.inject({ url: `${OFFICE_PATHS.exports}/shop.zip`, headers });
    expect(answer.headers["content-type"]).toBe("application/zip");
    const files = unzipSync(answer.rawPayload);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(["catalog.json", "settings.json", "stock.json"]));
    for (const [path, bytes] of Object.entries(files)) {
      await mkdir(dirname(join(place, "shop", path)), { recursive: true });
      await writeFile(join(place, "shop", path), bytes);
    }
    const before = await documentsOf(shop.store.db);
    const empty = await engine.store();
    const folder = join(place, "shop");
    const moved = await importShop({ store: empty, folder, uploads: folderOfUploads(join(place, "data")), now });
    expect(moved.kind).toBe("imported");
    expect(await documentsOf(empty.db)).toBe(before);
    await importShop({ store: shop.store, folder, uploads: shop.uploads, now });
    expect(await documentsOf(shop.store.db)).toBe(before);
    await rm(place, { recursive: true });
    await shop.close();
  });

  it.each([200, 5_000])("IMPORT-1 of %i dishes changes nothing when it is imported again", async (dishes) => {
    const { settings, front, pages } = smallShop;
    // A folder has its pictures as files, not as addresses of a server.
    const inFolder = (text: string) => text.replace(/\/wp-content\/uploads\/shop\/[^"]*/g, "media/soup.jpg");
    const menu = JSON.parse(inFolder(JSON.stringify(Object.fromEntries(randomMenu(dishes, dishes)))));
    const source = await writeShop({ settings, front, pages, ...menu });
    for (const name of ["a b,c.jpg", "soup.jpg"]) await source.write(`media/${name}`, photo);
    const store = await engine.store();
    const place = await mkdtemp(join(tmpdir(), "archive-"));
    const dataDir = join(place, "data");
    const first = await importShop({ store, folder: source.path, uploads: folderOfUploads(dataDir), now });
    expect(first).toMatchObject({ kind: "imported" });
    await writeFolder(join(place, "shop"), shopFiles(store, folderOfUploads(dataDir)));
    const again = await importShop({ store, folder: join(place, "shop"), uploads: folderOfUploads(dataDir), now });
    expect(again).toMatchObject({ revision: "revision" in first ? first.revision : "" });
    await source.remove();
    await rm(place, { recursive: true });
  });
});
