import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { OFFICE_PATHS } from "@skatert/contract";
import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import type { Db } from "../../database/tables.ts";
import { importShop } from "../../shop/import-shop.ts";
import { staffHeaders } from "../../testing/calls/staff.ts";
import { startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { shopDocuments } from "./work/shop-documents.ts";

const now = 1_800_000_000_000;
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
    const moved = await importShop({ store: empty, folder, dataDir: join(place, "data"), now });
    expect(moved.kind).toBe("imported");
    expect(await documentsOf(empty.db)).toBe(before);
    await importShop({ store: shop.store, folder, dataDir: shop.dataDir, now });
    expect(await documentsOf(shop.store.db)).toBe(before);
    await rm(place, { recursive: true });
    await shop.close();
  });
});
