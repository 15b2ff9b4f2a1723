import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { categoriesFromWire } from "@skatert/contract";
import { indexCatalog } from "@skatert/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { catalogFileContent } from "./catalog-files.ts";
import { menuAt } from "./index.ts";

const folder = "/wp-content/uploads/app_sync";

describeOnEachEngine("catalogue files", (engine) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ engine });
  });
  afterAll(() => shop.close());

  const get = (path: string, headers: Record<string, string> = {}) => shop.app.inject({ url: path, headers });
  const namesIn = async (path: string) =>
    (await get(path)).json<{ name: string; products?: { name: string; price?: number }[] }[]>();

  it.each(["prodcat.json", "prodcat_main.json", "prodcat_main_categories_only.json", "station.json"])(
    "API-1 answers %s with and without the /api prefix",
    async (file) => {
      const [plain, prefixed] = await Promise.all([get(`${folder}/${file}`), get(`/api${folder}/${file}`)]);
      expect(plain.statusCode).toBe(200);
      expect(plain.headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(prefixed.body).toBe(plain.body);
    },
  );

  it("API-4 contains categories with or without their products", async () => {
    const [soups] = await namesIn(`${folder}/prodcat.json`);
    expect(soups?.products?.map((product) => product.name)).toEqual(["Борщ"]);
    const shells = await namesIn(`${folder}/prodcat_main_categories_only.json`);
    expect(shells.map((category) => category.name)).toEqual(["Супы", "Пицца", "Напитки", "допы"]);
    expect(shells.every((category) => category.products === undefined)).toBe(true);
  });

  it("API-4 gives a location its own prices", async () => {
    const [soups] = await namesIn(`${folder}/station.json`);
    expect(soups?.products?.[0]?.price).toBe(280);
  });

  it("API-4 uses the language of the file name or of lang, also for a location's file", async () => {
    for (const path of [
      "prodcat-en.json",
      "prodcat.json?lang=en",
      "prodcat_main-en.json",
      "station-en.json",
      "station.json?lang=en",
    ]) {
      const [soups] = await namesIn(`${folder}/${path}`);
      expect([path, soups?.name, soups?.products?.[0]?.name]).toEqual([path, "Soups", "Borscht"]);
    }
  });

  it("API-4 serves a language without texts in English, to readers of Russian in Russian", async () => {
    expect((await namesIn(`${folder}/prodcat-zh-CN.json`))[0]?.name).toBe("Soups");
    expect((await namesIn(`${folder}/prodcat-kk.json`))[0]?.name).toBe("Супы");
  });

  it.each(["prodcat-xx.json", "prodcat_main-EN.json", "moon.json", "prodcat", "station-xx.json"])(
    "API-4 has no file %s",
    async (file) => {
      const answer = await get(`${folder}/${file}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: expect.any(String), data: { status: 404 } });
    },
  );

  it("API-4 compresses by gzip and brotli, and sends plain text to other clients", async () => {
    const plain = await get(`${folder}/prodcat.json`);
    const gzip = await get(`${folder}/prodcat.json`, { "accept-encoding": "gzip" });
    const brotli = await get(`${folder}/prodcat.json`, { "accept-encoding": "gzip, deflate, br" });
    const refused = await get(`${folder}/prodcat.json`, { "accept-encoding": "br;q=0, gzip;q=0" });
    expect([plain, gzip, brotli, refused].map((answer) => answer.headers["content-encoding"])).toEqual([
      undefined,
      "gzip",
      "br",
      undefined,
    ]);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers["vary"]).toBe("Accept-Encoding");
  });

  it("API-4 answers 304 to a validator of the same encoding, and a new body after a change of the shop", async () => {
    const headers = { "accept-encoding": "gzip" };
    const first = await get(`${folder}/prodcat.json`, headers);
    const etag = String(first.headers["etag"]);
    const again = await get(`${folder}/prodcat.json`, { ...headers, "if-none-match": `W/"other", ${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect((await get(`${folder}/prodcat.json`, { "if-none-match": etag })).statusCode).toBe(200);
    await shop.reimport({ ...smallShop, "catalog.en": [] });
    const [soups] = await namesIn(`${folder}/prodcat-en.json`);
    expect(soups?.name).toBe("Супы");
  });

  it("CONST-1 may be cached for the three minutes of its bucket, and is revalidated without one", async () => {
    expect((await get(`${folder}/prodcat.json?t=9917230`)).headers["cache-control"]).toBe("public, max-age=180");
    expect((await get(`${folder}/prodcat.json`)).headers["cache-control"]).toBe("public, no-cache");
  });

  it.each([
    "prodcat_main.json",
    "prodcat-en.json",
    "station.json",
    "station-en.json",
    "nowhere.json",
    "station-ru.json",
  ])("API-4 gives pages of this process the menu that %s would be read to", async (file) => {
    const snapshot = await shop.shopData.current();
    const answer = await get(`${folder}/${file}`);
    const menu = menuAt(snapshot, `${folder}/${file}?t=1`);
    expect(menu).toEqual(answer.statusCode === 200 ? indexCatalog(categoriesFromWire(answer.json())) : null);
  });
});

it("API-4 the public file has neither a dish's numbers in other systems nor why it is off sale", () => {
  const size = { id: 8, price: 5, attributes: [] };
  const dish = { id: 7, name: "Dish", price: 5, in_stock: false };
  const inner = { external_numbers: { iiko: "00123" }, status: "private" };
  const stored = [
    { id: 1, name: "Soups", products: [{ ...dish, ...inner, variations: [{ ...size, status: "draft" }] }] },
  ];
  const file = { document: "catalog", withProducts: true, language: "ru" } as const;
  const documents = { read: () => stored, has: () => true, menus: [], broken: [], sameAs: () => null };
  expect(catalogFileContent(file, documents)).toEqual([
    { id: 1, name: "Soups", products: [{ ...dish, variations: [size] }] },
  ]);
});
