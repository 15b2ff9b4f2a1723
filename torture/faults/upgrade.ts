import { setTimeout as pause } from "node:timers/promises";
import type { Engine } from "../../apps/server/src/database/store.ts";
import { freePort, startProxy } from "../../apps/server/src/testing/proxies/shipped-proxy.ts";
import { type Family, onEachEngine, type Torture, type TortureEngine } from "../family.ts";
import { orderRow } from "../orders/order-row.ts";
import { type OrderingShop, withOrderingShop } from "../orders/ordering-shop.ts";
import { type Shoppers, sendShoppers } from "../orders/shoppers.ts";
import { buildPrevious, type PreviousProgram } from "../programs/previous-program.ts";
import { startProgram } from "../programs/shop-program.ts";
import { noDifference, type Row } from "../row.ts";
import { slowestWhile } from "./slowest-while.ts";

const fault = "upgrade under orders";
const shoppers = 8;
const longestLookMs = 5_000;
const lookMs = 50;

/** From the previous release to this one: one process on SQLite, two behind nginx on PostgreSQL, one after the other. */
export const upgrade: Family = {
  name: "upgrade",
  async run(torture) {
    const previous = await buildPrevious(torture.workspace, torture.previous);
    if ("untried" in previous) return torture.engines.map(({ name }) => untriedRow(name, previous.untried));
    try {
      return await onEachEngine(torture, (engine) =>
        engine.name === "sqlite" ? restarted(torture, engine, previous) : rolled(torture, engine, previous),
      );
    } finally {
      previous.remove();
    }
  },
};

function untriedRow(engine: Engine, untried: string): Row {
  return { ...noDifference, fault, engine, unit: "orders", sent: 0, wrong: [], note: "", untried };
}

/** The shop is away between the two; shoppers send their orders again with the same key. */
function restarted(torture: Torture, engine: TortureEngine, { version, programPath }: PreviousProgram): Promise<Row> {
  const orders = Math.ceil(torture.orders / 4);
  return withOrderingShop(engine, { orders, programPath }, async (shop) => {
    let address: Promise<string> = shop.program().url;
    const crowd = crowdOf({ torture, shop, orders, url: () => address });
    await placed(crowd, orders / 2);
    const back = Promise.withResolvers<string>();
    address = back.promise;
    const begun = performance.now();
    const { code } = await shop.program().stop();
    back.resolve(shop.start());
    await back.promise;
    const away = performance.now() - begun;
    await crowd.done;
    await shop.program().stop();
    return orderRow({ fault, engine: engine.name }, await shop.compare(), {
      wrong: [...(code === 0 ? [] : [`${version} ended with ${String(code)}`]), ...unclear(crowd)],
      note: `from ${version}, away for ${(away / 1000).toFixed(1)} s, ${crowd.unanswered()} sent again`,
    });
  });
}

/** Every order is answered, and no page waits long. */
async function rolled(
  torture: Torture,
  engine: TortureEngine,
  { version, programPath }: PreviousProgram,
): Promise<Row> {
  const orders = Math.ceil(torture.orders / 4);
  const ports = [await freePort(), await freePort()];
  const envs = ports.map((port) => ({ PORT: String(port), TRUST_PROXY: "127.0.0.1" }));
  return withOrderingShop(engine, { orders, programPath, env: envs[0] ?? {} }, async (shop) => {
    let second = startProgram({ ...shop, env: envs[1] ?? {}, programPath });
    await second.url;
    const proxy = await startProxy("nginx", ports);
    try {
      const url = `http://127.0.0.1:${proxy.port}`;
      while (!(await fetch(url).catch(() => null))) await pause(lookMs);
      const crowd = crowdOf({ torture, shop, orders, url: async () => url });
      const codes: (number | null)[] = [];
      const roll = async () => {
        await placed(crowd, orders / 3);
        codes.push((await shop.program().stop()).code);
        await shop.start();
        await placed(crowd, (orders * 2) / 3);
        codes.push((await second.stop()).code);
        second = startProgram({ ...shop, env: envs[1] ?? {} });
        await second.url;
        await crowd.done;
      };
      const { slowestMs } = await slowestWhile(`${url}/api/wp-json/v1/all_settings`, roll());
      await Promise.all([shop.program().stop(), second.stop()]);
      return orderRow({ fault, engine: engine.name }, await shop.compare(), {
        wrong: [
          ...codes.filter((code) => code !== 0).map((code) => `${version} ended with ${String(code)}`),
          ...(crowd.unanswered() === 0 ? [] : [`${crowd.unanswered()} requests without an answer`]),
          ...(slowestMs <= longestLookMs ? [] : [`an answer took ${slowestMs.toFixed(0)} ms`]),
          ...unclear(crowd),
        ],
        note: `from ${version}, two processes behind nginx, slowest answer ${(slowestMs / 1000).toFixed(1)} s, ${crowd.troubles.get(503) ?? 0} × 503`,
      });
    } finally {
      await Promise.all([second.kill(), proxy.stop()]);
    }
  });
}

function crowdOf({
  torture,
  shop,
  orders,
  url,
}: {
  readonly torture: Torture;
  readonly shop: OrderingShop;
  readonly orders: number;
  readonly url: () => Promise<string>;
}): Shoppers {
  const { journal, phones, cookies } = shop;
  const { random } = torture;
  return sendShoppers({ url, journal, phones, cookies, orders, random, persistent: true, count: shoppers });
}

async function placed(crowd: Shoppers, count: number): Promise<void> {
  while (crowd.placed() < count) await pause(lookMs);
}

/** A release may refuse, with 503, what it receives while it stops; the order is sent again. */
function unclear({ troubles }: Shoppers): readonly string[] {
  return [...troubles].filter(([status]) => status !== 503).map(([status, count]) => `${count} answers of ${status}`);
}
