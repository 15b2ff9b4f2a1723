import { setTimeout as pause } from "node:timers/promises";
import { type Family, onEachEngine, type Torture, type TortureEngine } from "../family.ts";
import { orderRow } from "../orders/order-row.ts";
import { type OrderingShop, withOrderingShop } from "../orders/ordering-shop.ts";
import { sendShoppers } from "../orders/shoppers.ts";
import { holdConnections } from "../programs/held-connections.ts";
import type { Ending } from "../programs/shop-program.ts";
import type { Row } from "../row.ts";

const rounds = 5;
const shoppers = 16;
const longestMs = 10_000;
const lookMs = 2;

/** SIGTERM during orders: every saved order is answered, no unanswered one is saved, and the exit is quick. */
export const stop: Family = {
  name: "stop",
  run: (torture) => onEachEngine(torture, (engine) => stopped(torture, engine)),
};

function stopped({ orders, random }: Torture, engine: TortureEngine): Promise<Row> {
  const perRound = Math.ceil(orders / 10 / rounds);
  return withOrderingShop(engine, { orders }, async (shop) => {
    const endings: Ending[] = [];
    for (let round = 0; round < rounds; round += 1) {
      if (round > 0) await shop.start();
      endings.push(await stopUnderLoad(shop, random, perRound));
    }
    const slowest = Math.max(...endings.map(({ ms }) => ms));
    const codes = endings.map(({ code }) => code).filter((code) => code !== 0);
    return orderRow({ fault: "SIGTERM under load", engine: engine.name }, await shop.compare(), {
      wrong: [
        ...(codes.length === 0 ? [] : [`ended with ${codes.join(", ")}`]),
        ...(slowest <= longestMs ? [] : [`took ${slowest.toFixed(0)} ms to end`]),
      ],
      note: `${rounds} stops, the slowest ${(slowest / 1000).toFixed(1)} s`,
    });
  });
}

/** Stops the program while shoppers order and other connections are open. */
async function stopUnderLoad(shop: OrderingShop, random: Torture["random"], orders: number): Promise<Ending> {
  const url = await shop.program().url;
  const held = await holdConnections(url);
  const crowd = sendShoppers({
    url: async () => url,
    journal: shop.journal,
    random,
    persistent: false,
    phones: shop.phones,
    cookies: shop.cookies,
    count: shoppers,
    orders: Number.POSITIVE_INFINITY,
  });
  try {
    while (crowd.placed() < orders) await pause(lookMs);
    const ending = await shop.program().stop();
    await crowd.done;
    return ending;
  } finally {
    crowd.stop();
    held.close();
  }
}
