import { setTimeout as pause } from "node:timers/promises";
import { type Family, onEachEngine, type Torture, type TortureEngine } from "../family.ts";
import { orderRow } from "../orders/order-row.ts";
import { type OrderingShop, withOrderingShop } from "../orders/ordering-shop.ts";
import { startProgram } from "../programs/shop-program.ts";
import type { Random } from "../random.ts";
import type { Row } from "../row.ts";
import { unbalanced } from "./balances.ts";
import { type Callers, openCallers } from "./callers.ts";
import { disagreements, endOf, neverFirst, type Race, type RaceAnswer } from "./judge.ts";
import { online, orderToRace } from "./race-order.ts";
import { removed } from "./removal.ts";

const atOnce = 6;
/** Calls of one race start at most this far apart, so that each call is sometimes first. */
const maxStaggerMs = 4;
const maxListed = 12;

/** Confirmation, refusal, the guest's cancellation and an integration's move at once, for every order (BOARD-6). */
export const races: Family = {
  name: "races",
  run: (torture) =>
    onEachEngine(torture, async (engine) => [
      await raced({ ...torture, orders: Math.ceil(torture.orders / 2) }, engine),
      await removed(engine),
    ]),
};

/** One row: `torture.orders` races. On PostgreSQL they run against two processes. */
export function raced({ orders, random }: Torture, engine: TortureEngine): Promise<Row> {
  const settings = { payment_methods: [method("cod", false), method(online, true)] };
  return withOrderingShop(engine, { orders, settings, env: { SANDBOX_PAYMENTS: "1" } }, async (shop) => {
    const first = await shop.program().url;
    const other = engine.name === "postgres" ? startProgram({ ...shop, env: { SANDBOX_PAYMENTS: "1" } }) : null;
    try {
      const urls = other === null ? [first] : [first, await other.url];
      const { wrong, ends, done } = await raceFor(orders, { shop, urls, random });
      const left = await inStore(shop);
      await Promise.all([shop.program().stop(), other?.stop()]);
      const note = [...ends].map(([end, { length }]) => `${length} ${end}`).join(", ");
      const row = orderRow({ fault: "four callers at once", engine: engine.name }, await shop.compare(), {
        wrong: [...wrong.slice(0, maxListed), ...left],
        note: `${wrong.length} disagreements; ${note}`,
      });
      return { ...row, unit: "races", sent: done.length };
    } finally {
      await other?.kill();
    }
  });
}

interface Track {
  readonly shop: OrderingShop;
  /** Addresses of all processes. */
  readonly urls: readonly string[];
  readonly random: Random;
}

/** Runs `count` races, some at the same time. */
async function raceFor(count: number, track: Track) {
  const callers = await openCallers(track.urls[0] ?? "", track.shop.place);
  const done: Race[] = [];
  let begun = 0;
  async function run(): Promise<void> {
    while (begun < count) {
      begun += 1;
      const race = await raceOnce(track, callers);
      if (race === null) {
        begun -= 1;
        continue;
      }
      done.push(race);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, run));
  return { wrong: [...neverFirst(done), ...done.flatMap(disagreements)], ends: Map.groupBy(done, endOf), done };
}

/** Null if the order is refused, because there is nothing to race for. */
async function raceOnce({ shop, urls, random }: Track, callers: Callers): Promise<Race | null> {
  const anywhere = () => urls[random.below(urls.length)] ?? "";
  const order = await orderToRace(shop, anywhere(), random);
  if (order === null) return null;
  const before = await callers.order(anywhere(), order.id);
  const [confirmKey, refuseKey] = [crypto.randomUUID(), crypto.randomUUID()];
  const confirmOnce = () => callers.confirm(anywhere(), order, before.version, confirmKey);
  const refuseOnce = () => callers.refuse(anywhere(), order, before.version, refuseKey);
  const late = (call: () => Promise<RaceAnswer>) => pause(random.below(maxStaggerMs)).then(call);
  const [confirm, refuse, cancel, move] = await Promise.all([
    late(confirmOnce),
    late(refuseOnce),
    late(() => callers.cancel(anywhere(), order)),
    late(() => callers.move(anywhere(), order)),
  ]);
  const again = { confirm: await confirmOnce(), refuse: await refuseOnce() };
  const end = await callers.order(anywhere(), order.id);
  return { isPaid: order.isPaid, confirm, refuse, cancel, move, again, end };
}

async function inStore({ place }: OrderingShop): Promise<readonly string[]> {
  const store = place.open();
  try {
    return await unbalanced(store);
  } finally {
    await store.close();
  }
}

function method(id: string, isOnline: boolean) {
  return { id, name: id, enabled: true, online: isOnline };
}
