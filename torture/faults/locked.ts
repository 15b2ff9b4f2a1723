import { setTimeout as pause } from "node:timers/promises";
import { cutConnections, holdOrders, integrityOf } from "../../apps/server/src/testing/stores/store-faults.ts";
import { type Family, onEachEngine, type Torture, type TortureEngine } from "../family.ts";
import { notPlacedOf, outcomesOf, sendTogether, tryAgain, unclearOf } from "../orders/many-orders.ts";
import { orderRow } from "../orders/order-row.ts";
import { type OrderingShop, withOrderingShop } from "../orders/ordering-shop.ts";
import { sendShoppers } from "../orders/shoppers.ts";
import type { Row } from "../row.ts";
import { slowestWhile } from "./slowest-while.ts";

const rounds = 1;
const together = 12;
/** Exceeds the store's lock timeout and the longest acceptable answer. */
const heldMs = 22_000;
const longestAnswerMs = 20_000;
const longestLookMs = 2_000;
const cuts = 10;
const lookMs = 2;

/** Another program holds the store's locks, or ends its connections. */
export const locked: Family = {
  name: "locked",
  async run(torture) {
    const held = await onEachEngine(torture, (engine) => heldUp(torture, engine));
    const postgres = torture.engines.filter(({ name }) => name === "postgres");
    const cut = await onEachEngine({ ...torture, engines: postgres }, (engine) => disconnected(torture, engine));
    return [...held, ...cut];
  },
};

function heldUp({ orders }: Torture, engine: TortureEngine): Promise<Row> {
  const fault = engine.name === "sqlite" ? "write lock held" : "table locked";
  return withOrderingShop(engine, { orders, signIn: false }, async (shop) => {
    const wrong: string[] = [];
    const note: string[] = [];
    for (let round = 0; round < rounds; round += 1) await orderWhileHeld(shop, wrong, note);
    const { code } = await shop.program().stop();
    if (code !== 0) wrong.push(`ended with ${String(code)}: ${shop.program().complaint()}`);
    const store = shop.place.open();
    const integrity = await integrityOf(store);
    await store.close();
    if (integrity !== "ok") wrong.push(`the file is damaged: ${integrity}`);
    return orderRow({ fault, engine: engine.name }, await shop.compare(), { wrong, note: note.join("; ") });
  });
}

/**
 * Orders meet a lock that exceeds the lock timeout. Checks their answers, and that the shop works during and after it.
 */
async function orderWhileHeld(shop: OrderingShop, wrong: string[], note: string[]): Promise<void> {
  const url = await shop.program().url;
  wrong.push(...notPlacedOf(await sendTogether(url, shop.journal, together), "before the lock"));
  const store = shop.place.open();
  const held = await holdOrders(store);
  const release = pause(heldMs).then(() => held.release());
  const { result: tries, slowestMs } = await slowestWhile(`${url}/healthz`, sendTogether(url, shop.journal, together));
  await release;
  await store.close();
  const longest = Math.max(...tries.map(({ ms }) => ms));
  wrong.push(...unclearOf(tries, "while locked"));
  if (longest > longestAnswerMs) wrong.push(`an answer while locked took ${longest.toFixed(0)} ms`);
  if (slowestMs > longestLookMs) wrong.push(`/healthz took ${slowestMs.toFixed(0)} ms while locked`);
  note.push(`${outcomesOf(tries)} within ${(longest / 1000).toFixed(1)} s`);
  const again = await Promise.all(tries.map((each) => tryAgain(url, shop.journal, each)));
  wrong.push(...notPlacedOf(again, "after the lock"));
}

/** Every connection to the database ends, repeatedly, while shoppers order. */
function disconnected({ orders, random }: Torture, engine: TortureEngine): Promise<Row> {
  const wanted = Math.ceil(orders / 5);
  return withOrderingShop(engine, { orders }, async (shop) => {
    const url = await shop.program().url;
    const crowd = sendShoppers({
      url: async () => url,
      journal: shop.journal,
      random,
      persistent: true,
      phones: shop.phones,
      cookies: shop.cookies,
      count: 8,
      orders: wanted,
    });
    const store = shop.place.open();
    let ended = 0;
    for (let cut = 1; cut <= cuts && shop.program().isRunning(); cut += 1) {
      while (crowd.placed() < (wanted * cut) / (cuts + 1) && shop.program().isRunning()) await pause(lookMs);
      ended += await cutConnections(store);
    }
    await store.close();
    const died = shop.program().isRunning() ? [] : [`the program died: ${shop.program().complaint()}`];
    if (died.length > 0) throw new Error(died.join());
    await crowd.done;
    const { code } = await shop.program().stop();
    const unclear = [...crowd.troubles].filter(([status]) => status !== 503);
    return orderRow({ fault: "connections ended", engine: engine.name }, await shop.compare(), {
      wrong: [
        ...unclear.map(([status, count]) => `${count} answers of ${status}, where 503 was due`),
        ...(crowd.unanswered() > 0 ? [`${crowd.unanswered()} requests without an answer`] : []),
        ...(code === 0 ? [] : [`ended with ${String(code)}`]),
      ],
      note: `${cuts} cuts, ${ended} connections, ${crowd.troubles.get(503) ?? 0} × 503`,
    });
  });
}
