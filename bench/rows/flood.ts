import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { PATHS } from "@skatert/contract";
import { quantile } from "../arithmetic.ts";
import type { Bench, Family } from "../family.ts";
import { exchange, expectSuccess } from "../programs/exchange.ts";
import { type ShopProgram, withShop } from "../programs/shop-program.ts";
import { atMost, type Row, reading } from "../row.ts";
import { menuShop, pickupLocationId, shownDishes, warehouseId } from "../shops/menu-shop.ts";

const rounds = 5;
const seconds = 3;
const floodConnections = 50;
const neighbours = 4;
const thinkMs = 100;
/** Another address of this machine than the flood's; Linux has it without configuration. */
const neighbourAddress = "127.0.0.2";
/** Far above the neighbours' rate. The flood exceeds it within a second. */
const smallShare = 6_000;

const floodPath = `${PATHS.takeTimes}?stock_id=${warehouseId}&shipping_method=local_pickup`;
const quoteBody = JSON.stringify({
  delivery_type: "local_pickup",
  warehouse_id: warehouseId,
  pickup_location_id: pickupLocationId,
  lines: shownDishes(5).map((id) => ({ product_id: id, quantity: 2 })),
});

/** One address sends its next request after each answer, while shoppers of another address price their carts. */
export const flood: Family = {
  name: "flood",
  title: `${floodConnections} connections of one address flood the shop; how long others wait for a quote`,
  async measure(bench) {
    const files = menuShop(bench.demo, { shown: 200, others: 0, coupons: 0 });
    const allowed = await withShop(files, bench.workspace, (shop) => compare(bench, shop));
    const limits = { REQUESTS_PER_MINUTE: String(smallShare) };
    const refused = await withShop(
      files,
      bench.workspace,
      async (shop) => {
        const waits = await compare(bench, shop);
        const { status } = await exchange(shop.url + floodPath);
        if (status !== 429) throw new Error(`the flood was not refused: ${status}`);
        return waits;
      },
      limits,
    );
    return [...rowsOf("within its share", allowed), ...rowsOf("refused", refused)];
  },
};

interface Waits {
  readonly usualMs: number;
  readonly floodedMs: number;
}

/** The neighbours' p99 in the best of alternating rounds. */
async function compare(bench: Bench, shop: ShopProgram): Promise<Waits> {
  const agent = new Agent({ keepAlive: true, maxSockets: neighbours, localAddress: neighbourAddress });
  const usual: number[] = [];
  const flooded: number[] = [];
  try {
    await p99OfNeighbours(shop, agent);
    for (let count = 0; count < rounds; count += 1) {
      usual.push(await p99OfNeighbours(shop, agent));
      const load = { url: shop.url + floodPath, connections: floodConnections, seconds: seconds + 2, headers: {} };
      // A generator throws when its requests are refused, which is expected for a flood.
      const flooding = bench.generator.run(load).catch(() => null);
      await pause(1000);
      flooded.push(await p99OfNeighbours(shop, agent));
      await flooding;
    }
  } finally {
    agent.destroy();
  }
  return { usualMs: Math.min(...usual), floodedMs: Math.min(...flooded) };
}

async function p99OfNeighbours(shop: ShopProgram, agent: Agent): Promise<number> {
  const headers = { "content-type": "application/json" };
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  async function neighbour(): Promise<void> {
    while (performance.now() < end) {
      await pause(thinkMs * Math.random());
      const begun = performance.now();
      await expectSuccess(shop.url + PATHS.quote, { method: "POST", headers, body: quoteBody, agent });
      times.push(performance.now() - begun);
    }
  }
  await Promise.all(Array.from({ length: neighbours }, neighbour));
  return quantile(times, 0.99);
}

function rowsOf(what: string, { usualMs, floodedMs }: Waits): readonly Row[] {
  return [
    atMost(`p99 of others during a flood that is ${what}, against the usual`, floodedMs / usualMs, "times", 2),
    reading(`usual p99; the flood is ${what} later`, usualMs, "ms"),
    reading(`p99 during the flood that is ${what}`, floodedMs, "ms"),
  ];
}
