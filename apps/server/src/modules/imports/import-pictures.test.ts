import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { RemoteFileRefused } from "../../ports/remote-file/fetch-file.ts";
import { drawHere } from "../../shop/media/drawing/picture-task.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { auditInsert } from "../audit/audit-insert.ts";
import type { ImportsDeps } from "./imports-deps.ts";
import { fetchPictures } from "./pictures/fetch-pictures.ts";
import { createImports, type Importer } from "./service.ts";
import { readTable } from "./table/read-table.ts";
import { applyImportHandler } from "./work/apply-job.ts";
import { endImport } from "./work/end-import.ts";
import { importWork } from "./work/import-work.ts";
import { planImportHandler } from "./work/plan-job.ts";
import { shopDocuments } from "./work/shop-documents.ts";

const anna: Importer = { kind: "staff", id: 1, name: "Анна", deviceId: null };
const all = { kind: null, conflictsOnly: false, verdict: null, after: 0, limit: 100 };
const everything = { rows: null, kinds: null, except: [], takeConflicts: false };
const list = (address: string, name: string) =>
  Buffer.from(`Название;Цена;Фото\n${name};100;${address}\nКомпот;50;${address}\n`);

/** Null: the test's photo. */
function hostile(address: string): Buffer | null {
  if (address.includes("script")) return Buffer.from("<svg><script>1</script></svg>");
  return address.includes("huge") ? hugePng() : null;
}

/** Its header declares 30,000 by 30,000 pixels. */
function hugePng(): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(30_000, 0);
  head.writeUInt32BE(30_000, 4);
  head[8] = 8;
  const chunk = (type: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, check]);
  };
  const parts = [chunk("IHDR", head), chunk("IDAT", deflateSync(Buffer.alloc(64))), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...parts]);
}

describeOnEachEngine("pictures of an import", (engine) => {
  let shop: RunningShop;
  let photo: Buffer;
  let fetched: string[] = [];
  let deps: ImportsDeps;
  beforeAll(async () => {
    shop = await startShop({ engine });
    photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#c8452d" } })
      .jpeg()
      .toBuffer();
    deps = {
      store: shop.store,
      now: shop.clock.now,
      audit: auditInsert,
      look: async () => undefined,
      readTable,
      uploads: shop.uploads,
      work: importWork(shop.store, auditInsert),
      draw: drawHere,
      maxMediaBytes: 0,
      async fetchPicture(address) {
        fetched.push(address);
        if (address.includes("away") && fetched.length === 1) throw new RemoteFileRefused("unreachable");
        if (address.includes("private")) throw new RemoteFileRefused("private-address");
        return { bytes: hostile(address) ?? photo, path: "/uploads/Суп дня.jpg" };
      },
    };
  });
  afterAll(() => shop.close());

  async function planned(file: Buffer): Promise<number> {
    const imports = createImports(deps);
    const id = await imports.start({ name: "menu.csv", bytes: file, mapping: null, archiveMissing: false }, anna);
    await planImportHandler(deps)({ id });
    return id;
  }

  async function dish(name: string): Promise<{ readonly images?: readonly object[] } | undefined> {
    const catalog = JSON.stringify((await shopDocuments(shop.store.db)).get("catalog"));
    const sections: { products: { name: string; images?: object[] }[] }[] = JSON.parse(catalog);
    return sections.flatMap(({ products }) => products).find((each) => each.name === name);
  }

  it("IMPORT-1 are fetched once each before the rows are written, and served by the shop", async () => {
    const id = await planned(list("https://old.example/soup.jpg", "Рассольник"));
    await createImports(deps).apply(id, everything);
    expect(await createImports(deps).show(id, all)).toMatchObject({
      state: "applying",
      progress: { done: 0, total: 1 },
    });
    await applyImportHandler(deps)({ id });
    expect(fetched).toEqual(["https://old.example/soup.jpg"]);
    expect(await createImports(deps).show(id, all)).toMatchObject({
      state: "applied",
      progress: { done: 1, total: 1 },
    });
    const [image] = (await dish("Рассольник"))?.images ?? [];
    expect(image).toMatchObject({ width: 900, height: 600, alt: "Рассольник" });
    const { src } = image as { src: string };
    expect((await shop.app.inject(src)).rawPayload.equals(photo)).toBe(true);
    // The job is not done twice after a crash.
    await applyImportHandler(deps)({ id });
    expect(fetched).toHaveLength(1);
  });

  it("IMPORT-1 that another server did not send are fetched again by the next attempt", async () => {
    fetched = [];
    const id = await planned(list("https://away.example/soup.jpg", "Ботвинья"));
    const imports = createImports(deps);
    await imports.apply(id, everything);
    await fetchPictures(deps, id);
    await endImport(deps, "applying")({ id }, null);
    await imports.judge(id, {});
    await planImportHandler(deps)({ id });
    await imports.apply(id, everything);
    expect((await imports.show(id, all)).progress).toEqual({ done: 0, total: 1 });
    await applyImportHandler(deps)({ id });
    expect(await imports.show(id, all)).toMatchObject({ progress: { done: 1, total: 1 }, missing_pictures: [] });
    expect((await dish("Ботвинья"))?.images).toHaveLength(1);
  });

  it.each([
    ["https://old.example/private.jpg", "private-address"],
    ["https://old.example/script.jpg", "not-a-picture"],
    ["https://old.example/huge.jpg", "too-large"],
  ])("IMPORT-1 that cannot be used hold no dish up: %s", async (address, reason) => {
    fetched = [];
    const name = `Суп ${reason}`;
    const id = await planned(list(address, name));
    await createImports(deps).apply(id, everything);
    await applyImportHandler(deps)({ id });
    expect(await createImports(deps).show(id, all)).toMatchObject({
      state: "applied",
      missing_pictures: [{ address, reason }],
    });
    expect(await dish(name)).toBeDefined();
    expect((await dish(name))?.images).toBeUndefined();
  });
});
