import { setTimeout as pause } from "node:timers/promises";
import { type Family, onEachEngine, type Torture, type TortureEngine } from "../family.ts";
import { orderRow } from "../orders/order-row.ts";
import { type OrderingShop, withOrderingShop } from "../orders/ordering-shop.ts";
import { type Shoppers, sendShoppers } from "../orders/shoppers.ts";
import { startProgram } from "../programs/shop-program.ts";
import type { Row } from "../row.ts";

const shoppers = 8;
/** Maximum delay from the request at which a kill is due, milliseconds. */
const longestDelayMs = 40;
/** After this many kills the program is also killed during its start. */
const alsoWhileStarting = 5;
const longestStartMs = 700;
const lookMs = 2;

/** Power cuts at any moment while shoppers order; the same key is sent again after the restart. */
export const kill: Family = {
  name: "kill",
  run: (torture) =>
    onEachEngine(torture, async (engine) => [
      await killed(torture, engine),
      ...(engine.name === "postgres" ? [await killed(torture, engine, { beside: true })] : []),
    ]),
};

/** One row: `torture.orders` orders, `torture.kills` kills. `beside`: half of the tries go to a second process. */
export function killed(torture: Torture, engine: TortureEngine, { beside = false } = {}): Promise<Row> {
  return withOrderingShop(engine, { orders: torture.orders }, async (shop) => {
    let address: Promise<string | null> = shop.program().url;
    await address;
    const other = beside ? startProgram(shop) : null;
    const crowd = sendShoppers({
      url: () => (other !== null && torture.random.chance(50) ? other.url : address),
      journal: shop.journal,
      random: torture.random,
      persistent: true,
      phones: shop.phones,
      cookies: shop.cookies,
      count: shoppers,
      orders: torture.orders,
    });
    const cuts = cutPower(torture, shop, crowd, (restarting) => {
      address = restarting;
    });
    const kills = (await Promise.all([crowd.done, cuts]).finally(() => other?.stop()))[1];
    const { code, ms } = await shop.program().stop();
    return orderRow(
      { fault: beside ? "kill -9 of one of two" : "kill -9", engine: engine.name },
      await shop.compare(),
      {
        wrong: [
          ...(code === 0 ? [] : [`the last stop ended with ${String(code)} after ${ms.toFixed(0)} ms`]),
          ...[...crowd.troubles].map(([status, count]) => `${count} answers of ${status}`),
          ...(crowd.unanswered() > 0 ? [] : ["no kill met a request"]),
        ],
        note: `${kills} kills, ${crowd.unanswered()} requests cut off`,
      },
    );
  });
}

/** Kills and restarts at random moments, spread evenly over the orders; returns their number. */
export async function cutPower(
  { orders, kills, random }: Torture,
  shop: OrderingShop,
  crowd: Shoppers,
  restarting: (address: Promise<string>) => void,
): Promise<number> {
  let done = 0;
  for (let cut = 1; cut <= kills; cut += 1) {
    const due = (orders * (cut - 1) + random.below(orders)) / kills;
    while (crowd.placed() < due) await pause(lookMs);
    await pause(random.below(longestDelayMs));
    const back = Promise.withResolvers<string>();
    restarting(back.promise);
    await shop.program().kill();
    done += 1;
    if (cut % alsoWhileStarting === 0) {
      void shop.start();
      await pause(random.below(longestStartMs));
      await shop.program().kill();
      done += 1;
    }
    back.resolve(shop.start());
    await back.promise;
  }
  return done;
}
