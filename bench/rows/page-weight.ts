import { gzipSync } from "node:zlib";
import type { Family } from "../family.ts";
import { type FirstLoad, firstLoadOf, fontsFor } from "../page/first-load.ts";
import { expectSuccess } from "../programs/exchange.ts";
import { type ShopProgram, withShop } from "../programs/shop-program.ts";
import { atMost, type Row, reading } from "../row.ts";
import { type DemoCategory, largestCategory } from "../shops/demo-category.ts";
import { officeRows } from "./office-weight.ts";

const browser = { "accept-encoding": "gzip, deflate, br" };

/** The fetches of a first visit, read from the HTML of the demo as served. */
export const pageWeight: Family = {
  name: "weight",
  title: "First load of the demo's pages",
  measure: (bench) =>
    withShop(bench.demo, bench.workspace, async (shop) => {
      const category = largestCategory(bench.demo);
      return [
        ...(await rowsOf(shop, "home", "/")),
        ...(await rowsOf(shop, "a menu page", `/menu/${category.slug}`)),
        ...(await sheetRows(shop, category)),
        ...(await officeRows(shop)),
      ];
    }),
};

async function rowsOf(shop: ShopProgram, name: string, path: string): Promise<readonly Row[]> {
  const [plain, sent] = [
    await expectSuccess(shop.url + path),
    await expectSuccess(shop.url + path, { headers: browser }),
  ];
  const html = plain.body.toString("utf8");
  const load = firstLoadOf(html);
  const [scripts, styles] = [await fetched(shop, load.scripts), await fetched(shop, load.styles)];
  const sheets = [...load.inlineStyles, ...styles.map(({ body }) => body.toString("utf8"))];
  const fonts = new Set([...load.fonts, ...sheets.flatMap((css) => fontsFor(css, html))]);
  return [
    atMost(`JS of ${name}, gzip`, kilobytes([...scripts, ...load.inlineScripts.map(asFile)]), "kB", 110),
    atMost(`requests of ${name} without images`, 1 + fonts.size + countOf(load), "", 12),
    reading(`CSS of ${name}, gzip, the page's own included`, kilobytes(sheets.map(asFile)), "kB"),
    reading(
      `fonts of ${name}`,
      (await fetched(shop, [...fonts])).reduce((sum, { body }) => sum + body.length, 0) / 1000,
      "kB",
    ),
    reading(`HTML of ${name} as sent`, sent.body.length / 1000, "kB"),
    reading(`HTML of ${name} before compression`, plain.body.length / 1000, "kB"),
  ];
}

function countOf({ scripts, styles, others }: FirstLoad): number {
  return scripts.length + styles.length + others.length;
}

async function fetched(shop: ShopProgram, paths: readonly string[]): Promise<readonly { readonly body: Buffer }[]> {
  return Promise.all(paths.map((path) => expectSuccess(new URL(path, shop.url).href)));
}

function asFile(text: string) {
  return { body: Buffer.from(text) };
}

function kilobytes(files: readonly { readonly body: Buffer }[]): number {
  return files.reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;
}

/** Bytes of the one call that a click on a dish makes: the heaviest of the category's dishes. */
async function sheetRows(shop: ShopProgram, { slug, products }: DemoCategory): Promise<readonly Row[]> {
  const address = (id: number) => `${shop.url}/menu/${slug}/_payload.json?product_id=${id}&route=sheet`;
  const answers = await Promise.all(products.map((id) => expectSuccess(address(id), { headers: browser })));
  const bytes = answers.map(({ body }) => body.length);
  return [atMost(`opening a product, the heaviest of ${products.length}`, Math.max(...bytes), "B", 1024)];
}
