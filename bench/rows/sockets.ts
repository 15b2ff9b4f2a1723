import { setTimeout as pause } from "node:timers/promises";
import { PATHS, REALTIME_EVENTS, SHOP_CHANNEL } from "@skatert/contract";
import type { Bench, Family } from "../family.ts";
import { type Listeners, openListeners } from "../load/listeners.ts";
import { expectSuccess } from "../programs/exchange.ts";
import { type ShopProgram, withShop } from "../programs/shop-program.ts";
import { atLeast, atMost, type Row, reading } from "../row.ts";
import { menuShop, pickupLocationId, shownDishes, warehouseId } from "../shops/menu-shop.ts";
import type { ShopFiles } from "../shops/shop-files.ts";

const wanted = 5_000;
/** Memory of a kernel socket and Node's socket, a timer and an entry in the hub. */
const maxKbEach = 40;
const lookMs = 20;
const maxWaitMs = 10_000;
const [lastDish = 0] = shownDishes(1);

/** Idle open pages: their memory, and whether they still receive events. */
export const sockets: Family = {
  name: "sockets",
  title: `${wanted} idle realtime sockets`,
  // All of them have one address.
  measure: (bench) => withShop(shopOf(bench), bench.workspace, measure, { SOCKETS_PER_ADDRESS: "0" }),
};

/** One portion of the first dish is left, so its order announces a stop to the whole shop. */
function shopOf({ demo }: Bench): ShopFiles {
  const files = menuShop(demo, { shown: 20, others: 0, coupons: 0 });
  return { ...files, stock: [{ product_id: lastDish, warehouse_id: warehouseId, quantity: 1 }] };
}

async function measure(shop: ShopProgram): Promise<readonly Row[]> {
  await expectSuccess(`${shop.url}/`);
  const before = await shop.usage();
  const listeners = await openListeners(shop.url, SHOP_CHANNEL, wanted);
  try {
    const held = await shop.usage();
    const begun = performance.now();
    await sellTheLast(shop);
    const heard = await heardBy(listeners);
    const waitMs = performance.now() - begun;
    const kbEach = ((held.rssMb - before.rssMb) * 1024) / listeners.count;
    return [
      reading(`sockets open of ${wanted} (the limit of open files may be lower)`, listeners.count, ""),
      atMost("memory of a socket", kbEach, "kB", maxKbEach),
      atLeast("share of them that received an event", heard / listeners.count, "", 1),
      reading("from an order to the last that received its event", waitMs, "ms"),
      reading("CPU to open one", (held.cpuMs - before.cpuMs) / listeners.count, "CPU-ms"),
    ];
  } finally {
    listeners.close();
  }
}

async function sellTheLast(shop: ShopProgram): Promise<void> {
  const place = { delivery_type: "local_pickup", warehouse_id: warehouseId, pickup_location_id: pickupLocationId };
  const order = { ...place, lines: [{ product_id: lastDish, quantity: 1 }] };
  const headers = { "content-type": "application/json" };
  const quoted = await expectSuccess(shop.url + PATHS.quote, { method: "POST", headers, body: JSON.stringify(order) });
  const { total }: { readonly total: number } = JSON.parse(quoted.body.toString());
  const rest = { customer: { name: "Анна", phone: "+79000000101" }, payment_method: "cash", consent: true };
  await expectSuccess(shop.url + PATHS.orders, {
    method: "POST",
    headers: { ...headers, "idempotency-key": "sockets" },
    body: JSON.stringify({ ...order, ...rest, expected_total: total }),
  });
}

/** The number of listeners that received it, after all did or after the timeout. */
async function heardBy(listeners: Listeners): Promise<number> {
  const end = performance.now() + maxWaitMs;
  let heard = 0;
  while (heard < listeners.count && performance.now() < end) {
    await pause(lookMs);
    heard = listeners.heard(REALTIME_EVENTS.stopListChanged);
  }
  return heard;
}
