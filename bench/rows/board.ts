import { median, quantile } from "../arithmetic.ts";
import type { Bench, Family } from "../family.ts";
import { ordersOf } from "../load/order-load.ts";
import { boards, type RushResult, rateAt, rush } from "../office/rush.ts";
import { openTablets } from "../office/tablets.ts";
import { isSlow, judgedByRepeat } from "../pace.ts";
import { type Databases, startDatabases } from "../programs/databases.ts";
import { type ShopProgram, startOn, withShop } from "../programs/shop-program.ts";
import { atLeast, atMost, type Row, reading } from "../row.ts";
import { menuShop } from "../shops/menu-shop.ts";
import { type ShopFiles, writeShop } from "../shops/shop-files.ts";
import { figure } from "../table.ts";
import { wakeRows } from "./board-wake.ts";

/**
 * Minimum share of all pairs of board and order. An order is confirmed 0.6 s after its ring, twice as late as a board
 * may ring.
 */
const minRang = 0.9;

interface Place {
  readonly where: string;
  readonly limitMs: number;
  readonly measure: (slowdown: number) => Promise<RushResult>;
}

/** Time from an order's 201 until it is seen and heard on the boards of its branch, and after a tablet wakes. */
export const board: Family = {
  name: "board",
  title: `${boards} boards open, ${rateAt(1)} orders a second`,
  async measure(bench) {
    const files = menuShop(bench.demo, { shown: 200, others: 0, coupons: 10 });
    const databases = await startDatabases(bench.workspace);
    try {
      const places: readonly Place[] = [
        { where: "on SQLite", limitMs: 300, measure: (slowdown) => onSqlite(bench, files, slowdown) },
        {
          where: "through a second process on PostgreSQL",
          limitMs: 500,
          measure: (slowdown) => onTwoProcesses(bench, files, databases, slowdown),
        },
      ];
      const rows: Row[] = [];
      for (const place of places) rows.push(...(await rowsAt(place, bench)));
      return [...rows, ...(await withShop(files, bench.workspace, afterSleep))];
    } finally {
      await databases.stop();
    }
  },
};

function onSqlite({ workspace }: Bench, files: ShopFiles, slowdown: number): Promise<RushResult> {
  return withShop(files, workspace, (shop) => rush({ placedAt: shop, shownBy: shop, databaseUrl: null, slowdown }));
}

async function onTwoProcesses(
  { workspace }: Bench,
  files: ShopFiles,
  databases: Databases,
  slowdown: number,
): Promise<RushResult> {
  const databaseUrl = await databases.create();
  const variables = { DATABASE_URL: databaseUrl };
  const shopDir = await writeShop(files, workspace);
  const withBoards = async (placedAt: ShopProgram) => {
    const shownBy = await startOn(placedAt.dataDir, shopDir, variables);
    try {
      return await rush({ placedAt, shownBy, databaseUrl, slowdown });
    } finally {
      await shownBy.stop();
    }
  };
  return withShop(files, workspace, withBoards, variables);
}

async function afterSleep(shop: ShopProgram): Promise<readonly Row[]> {
  const [cookie = ""] = await openTablets(shop, null, 1);
  return wakeRows(shop, await ordersOf(shop), cookie);
}

/**
 * On a slower machine the same rush uses more of it, and orders wait for each other. If a row is short there, the rush
 * is repeated in slow motion by the machine's pace, and the times are divided by it.
 */
async function rowsAt(place: Place, { measurePace, pace }: Bench): Promise<readonly Row[]> {
  const rows = rowsOf(place, await place.measure(1));
  if (!isSlow(pace) || rows.every(({ holds }) => holds !== false)) return rows;
  const slowdown = Math.max(1, await measurePace());
  const repeated = rowsOf({ ...place, limitMs: place.limitMs * slowdown }, await place.measure(slowdown));
  return judgedByRepeat(rows, repeated, `${figure(rateAt(slowdown))} orders a second`);
}

function rowsOf({ where, limitMs }: Place, { delaysMs, ringsMs, begun, cpuMs }: RushResult): readonly Row[] {
  const rang = ringsMs.filter(Number.isFinite).length / ringsMs.length;
  return [
    atMost(`201 to visible and sounding, ${where}, p99`, quantile(delaysMs, 0.99), "ms", limitMs),
    reading("median of it", median(delaysMs), "ms"),
    reading("the longest", Math.max(...delaysMs), "ms"),
    reading("orders that found the bell silent", begun, "of all"),
    // A board that sees an order after another one has confirmed it does not ring.
    atLeast(`boards that rang before the confirmation, ${where}`, rang, "of all", minRang),
    atMost(`201 to the ring of every board, ${where}, p99`, quantile(ringsMs, 0.99), "ms", limitMs),
    reading("CPU of the server's processes for an order and its boards", cpuMs, "CPU-ms"),
  ];
}
