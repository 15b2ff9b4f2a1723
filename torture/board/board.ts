import { setTimeout as pause } from "node:timers/promises";
import type { Store } from "../../apps/server/src/database/store.ts";
import { type Family, onEachEngine, type Torture, type TortureEngine } from "../family.ts";
import { cutPower } from "../faults/kill.ts";
import { orderRow } from "../orders/order-row.ts";
import { type OrderingShop, withOrderingShop } from "../orders/ordering-shop.ts";
import { sendShoppers } from "../orders/shoppers.ts";
import { startProgram } from "../programs/shop-program.ts";
import type { Row } from "../row.ts";
import { openTablet } from "./office.ts";
import { startTablet, type Tablet } from "./tablet.ts";

const shoppers = 4;
/** Shoppers pause while more orders than this are open: a board shows 300, and staff who fall behind accept no more. */
const maxOpen = 40;
/** After the last order both tablets must finish all orders within this time. */
const settleMs = 120_000;
const lookMs = 250;
const backlogLookMs = 10;

/** Two tablets that freeze, lose their line and are reloaded, while the power is cut and guests order (BOARD-2). */
export const board: Family = {
  name: "board",
  run: (torture) => onEachEngine(torture, (engine) => boards(torture, engine)),
};

/**
 * One row: `torture.orders` orders, `torture.kills` kills. On PostgreSQL the second tablet uses a second process, which
 * is never killed.
 */
export function boards(torture: Torture, engine: TortureEngine): Promise<Row> {
  return withOrderingShop(engine, { orders: torture.orders }, async (shop) => {
    let address: Promise<string | null> = shop.program().url;
    const first = () => address;
    await first();
    const other = engine.name === "postgres" ? startProgram(shop) : null;
    try {
      const tablets = await openTablets(torture, shop, { Зал: first, Кухня: other === null ? first : () => other.url });
      const crowd = sendShoppers({
        url: whileStaffKeepUp(first, tablets),
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
      const [, kills] = await Promise.all([crowd.done, cuts]);
      for (const tablet of tablets) tablet.heal();
      const wrong = await settled(shop, tablets);
      for (const tablet of tablets) tablet.stop();
      await Promise.all(tablets.map(({ done }) => done));
      await Promise.all([shop.program().stop(), other?.stop()]);
      return orderRow({ fault: "tablets that fail", engine: engine.name }, await shop.compare(), {
        wrong,
        note: [`${kills} kills`, ...tablets.map(faultsOf), `peak memory ${peakMegabytes()} MB`].join("; "),
      });
    } finally {
      await other?.kill();
    }
  });
}

type Url = () => Promise<string | null>;

async function openTablets(
  { random }: Torture,
  shop: OrderingShop,
  urls: Readonly<Record<string, Url>>,
): Promise<readonly Tablet[]> {
  const first = await shop.program().url;
  const tablets: Tablet[] = [];
  for (const [index, [name, url]] of Object.entries(urls).entries()) {
    const cookie = await openTablet(first, shop.place, name);
    tablets.push(startTablet({ name, url, cookie, random, isFirst: index === 0 }));
  }
  return tablets;
}

/** The address, after the number of open orders has fallen to `maxOpen`. */
function whileStaffKeepUp(url: Url, tablets: readonly Tablet[]): Url {
  return async () => {
    while (Math.max(...tablets.map(({ open }) => open())) > maxOpen) await pause(backlogLookMs);
    return url();
  };
}

/** Peak memory of the torture program, which includes both tablets and the journal. */
function peakMegabytes(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}

/** Waits until no order is open. Returns the counts of orders left open, missed, or rung twice. */
async function settled(shop: OrderingShop, tablets: readonly Tablet[]): Promise<readonly string[]> {
  const store = shop.place.open();
  try {
    const until = Date.now() + settleMs;
    while ((await openOrders(store)) > 0 && Date.now() < until) await pause(lookMs);
    const ids = await store.db.selectFrom("orders").select("id").execute();
    const missed = ids.filter(({ id }) => tablets.every(({ rung }) => !rung.has(id)));
    const left = await openOrders(store);
    return [
      ...(left === 0 ? [] : [`${left} orders are left on the board`]),
      ...(missed.length === 0 ? [] : [`${missed.length} orders rang on no tablet`]),
      ...tablets.flatMap(({ name, rung }) => {
        const twice = [...rung.values()].filter((times) => times > 1).length;
        return twice === 0 ? [] : [`${twice} orders rang as new more than once on ${name}`];
      }),
    ];
  } finally {
    await store.close();
  }
}

async function openOrders(store: Store): Promise<number> {
  const { open } = await store.db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("open"))
    .where("stage", "not in", ["handed-over", "cancelled"])
    .executeTakeFirstOrThrow();
  return Number(open);
}

function faultsOf({ name, faults, rung }: Tablet): string {
  return `${name}: ${[...faults].map(([kind, times]) => `${times} ${kind}`).join(", ")}, rang ${rung.size} times`;
}
