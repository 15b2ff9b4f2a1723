import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import type { Bench, Family } from "../family.ts";
import { ordersOf, roundOf } from "../load/order-load.ts";
import { expectSuccess } from "../programs/exchange.ts";
import { cpuDuring } from "../programs/probed-program.ts";
import { startOn } from "../programs/shop-program.ts";
import { type Row, reading } from "../row.ts";
import { type ChainSize, chainShop } from "../shops/chain-shop.ts";
import { shownPath } from "../shops/menu-shop.ts";
import { writeShop } from "../shops/shop-files.ts";

/** The steps of docs/scale.md. */
const sizes: readonly ChainSize[] = [
  { branches: 1, dishes: 200 },
  { branches: 30, dishes: 1_000 },
  { branches: 100, dishes: 5_000 },
  { branches: 500, dishes: 20_000 },
];
const orderSeconds = 3;
const newPages = 20;

/** What a chain's size costs: its first import, its start, memory, its pages and its orders. */
export const chain: Family = {
  name: "chain",
  title: "Chains of 1, 30, 100 and 500 branches with 200, 1,000, 5,000 and 20,000 dishes, one process, SQLite",
  async measure(bench) {
    const rows: Row[] = [];
    for (const size of sizes) rows.push(...(await measureChain(bench, size)));
    return rows;
  },
};

async function measureChain(bench: Bench, size: ChainSize): Promise<readonly Row[]> {
  const name = (what: string) => `${what}: ${size.branches} branches, ${size.dishes} dishes`;
  const dataDir = await mkdtemp(join(bench.workspace, "data-"));
  const shopDir = await writeShop(chainShop(bench.demo, size), bench.workspace);
  const imported = await started(dataDir, shopDir);
  await imported.shop.stop();
  const { shop, cpuMs } = await started(dataDir, shopDir);
  try {
    const idle = (await shop.usage()).rssMb;
    await expectSuccess(shop.url + shownPath);
    const pages = await cpuDuring(shop, async () => {
      for (let count = 0; count < newPages; count += 1) await expectSuccess(`${shop.url}${shownPath}?q=${count}`);
    });
    const round = await roundOf([shop], orderSeconds, await ordersOf(shop));
    return [
      reading(name("first start with the import"), imported.cpuMs / 1000, "CPU-s"),
      reading(name("a later start"), cpuMs / 1000, "CPU-s"),
      reading(name("memory after it"), idle, "MB"),
      reading(name("a page of 200 dishes under a new address"), pages.cpuMs / newPages, "CPU-ms"),
      reading(name("an order of five lines"), round.cpu, "CPU-ms"),
      reading(name("memory after pages and orders"), (await shop.usage()).rssMb, "MB"),
    ];
  } finally {
    await shop.stop();
  }
}

/** A start until the first page, and the processor time that it took. */
async function started(dataDir: string, shopDir: string) {
  const shop = await startOn(dataDir, shopDir);
  await expectSuccess(`${shop.url}/`);
  return { shop, cpuMs: (await shop.usage()).cpuMs };
}
