import type { Engine } from "../../apps/server/src/database/store.ts";
import type { Bench, Family } from "../family.ts";
import { type Databases, startDatabases } from "../programs/databases.ts";
import { atMost, type Row, reading } from "../row.ts";
import { warehouseId } from "../shops/menu-shop.ts";
import { type HistoryCall, historyCalls } from "./history-calls.ts";
import { type HistoryShop, openHistoryShop } from "./history-shop.ts";

/** Large enough that each search of the office finds as many orders as it shows in the large shop too. */
const small = { warehouseId, orders: 4_000, guests: 800, couponCounters: 1_200, ledgerRows: 4_000 };
const rounds = 40;
const warmUp = 10;
/** Smaller differences are ignored, milliseconds. On a slower machine this and the next are longer by its pace. */
const freeMs = 0.4;
/** A list includes a total, and counting costs time per order. */
const freeMsPerMillion = 12;
const maxTimes = 1.2;

/** The same calls in a shop with a few thousand orders and in one with years of orders, on both engines. */
export const history: Family = {
  name: "history",
  title: `Calls at a shop with ${fullSize().orders} past orders against one with ${small.orders}`,
  async measure(bench) {
    const databases = await startDatabases(bench.workspace);
    try {
      return [...(await measureOn("sqlite", bench, databases)), ...(await measureOn("postgres", bench, databases))];
    } finally {
      await databases.stop();
    }
  },
};

/** A million orders, or BENCH_HISTORY_ORDERS for a short run; other rows in proportion. */
function fullSize() {
  const orders = Number(process.env["BENCH_HISTORY_ORDERS"] ?? 1_000_000);
  return {
    warehouseId,
    orders,
    guests: Math.ceil(orders / 5),
    couponCounters: Math.ceil(orders * 0.3),
    ledgerRows: orders,
  };
}

async function measureOn(engine: Engine, bench: Bench, databases: Databases): Promise<readonly Row[]> {
  const shops: HistoryShop[] = [];
  try {
    for (const size of [small, fullSize()]) {
      const databaseUrl = engine === "postgres" ? await databases.create() : null;
      shops.push(await openHistoryShop(bench, size, databaseUrl));
    }
    const [young, old] = shops;
    if (young === undefined || old === undefined) throw new Error("a shop is missing");
    return await compare(engine, young, old, bench.pace);
  } finally {
    await Promise.all(shops.map((shop) => shop.program.stop()));
  }
}

async function compare(engine: Engine, young: HistoryShop, old: HistoryShop, pace: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const oldCalls = await historyCalls(old);
  for (const [index, call] of (await historyCalls(young)).entries()) {
    const same = oldCalls[index];
    if (same === undefined) throw new Error(`${call.name} is not measured on both`);
    const ignoredMs = freeMs + (call.counts ? (freeMsPerMillion * old.orders) / 1e6 : 0);
    const times = await timesOf(call, same);
    rows.push(growthRow(`${engine}: ${call.name}`, times, ignoredMs, pace));
    rows.push(reading(`${engine}: ${call.name}, in the large shop`, times[1], "ms"));
  }
  return rows;
}

/** Milliseconds of a call in both shops, in alternating rounds. */
async function timesOf(young: HistoryCall, old: HistoryCall): Promise<readonly [number, number]> {
  const samples: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds + warmUp; round += 1) {
    for (const [side, { send }] of [young, old].entries()) {
      const begun = performance.now();
      await send(round);
      if (round >= warmUp) samples[side]?.push(performance.now() - begun);
    }
  }
  return [lowerQuartile(samples[0]), lowerQuartile(samples[1])];
}

/** The lower quartile of alternating calls, because other load on the machine only slows calls down. */
function lowerQuartile(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 4)] ?? Number.NaN;
}

/**
 * The ratio of two times, milliseconds. It holds too if their difference is at most `ignoredMs` at the reference's pace.
 */
export function growthRow(name: string, [young, old]: readonly [number, number], ignoredMs: number, pace: number): Row {
  const row = atMost(name, old / young, "times", maxTimes);
  return { ...row, holds: row.holds === true || old - young <= ignoredMs * Math.max(1, pace) };
}
