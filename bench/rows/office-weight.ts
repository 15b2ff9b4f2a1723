import { gzipSync } from "node:zlib";
import { OFFICE_PAGES } from "@skatert/contract";
import { firstLoadOf } from "../page/first-load.ts";
import { expectSuccess } from "../programs/exchange.ts";
import type { ShopProgram } from "../programs/shop-program.ts";
import { atMost, type Row } from "../row.ts";

/** Script of the office's page, in which the board is; its texts are data. */
export async function officeRows(shop: ShopProgram): Promise<readonly Row[]> {
  const page = await expectSuccess(`${shop.url}${OFFICE_PAGES}/`);
  const { scripts } = firstLoadOf(page.body.toString("utf8"));
  const files = await Promise.all(scripts.map((path) => expectSuccess(new URL(path, shop.url).href)));
  const bytes = files.reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0);
  return [atMost("JS of the office's board, gzip", bytes / 1000, "kB", 150)];
}
