import { median, quantile } from "../arithmetic.ts";
import type { Bench, Family } from "../family.ts";
import { ordersOf } from "../load/order-load.ts";
import { boards, ordersPerSecond, type RushResult, rush } from "../office/rush.ts";
import { openTablets } from "../office/tablets.ts";
import { toldIfSlow } from "../pace.ts";
import { type Databases, startDatabases } from "../programs/databases.ts";
import { type ShopProgram, startOn, withShop } from "../programs/shop-program.ts";
import { atLeast, atMost, type Row, reading } from "../row.ts";
import { menuShop } from "../shops/menu-shop.ts";
import { type ShopFiles, writeShop } from "../shops/shop-files.ts";
import { wakeRows } from "./board-wake.ts";

/**
 * Minimum share of all pairs of board and order. An order is confirmed 0.6 s after its ring, twice as late as a board
 * may ring.
 */
const minRang = 0.9;

interface Place {
  readonly where: string;
  readonly limitMs: number;
  readonly measure: () => Promise<RushResult>;
}

/** Time from an order's 201 until it is seen and heard on the boards of its branch, and after a tablet wakes. */
export const board: Family = {
  name: "board",
  title: `${boards} boards open, ${ordersPerSecond} orders a second`,
  async measure(bench) {
    const files = menuShop(bench.demo, { shown: 200, others: 0, coupons: 10 });
    const databases = await startDatabases(bench.workspace);
    try {
      const places: readonly Place[] = [
        { where: "on SQLite", limitMs: 300, measure: () => onSqlite(bench, files) },
        {
          where: "through a second process on PostgreSQL",
          limitMs: 500,
          measure: () => onTwoProcesses(bench, files, databases),
        },
      ];
      const rows: Row[] = [];
      for (const place of places) rows.push(...rowsOf(place, await place.measure(), bench.pace));
      return [...rows, ...(await withShop(files, bench.workspace, afterSleep))];
    } finally {
      await databases.stop();
    }
  },
};

function onSqlite({ workspace }: Bench, files: ShopFiles): Promise<RushResult> {
  return withShop(files, workspace, (shop) => rush({ placedAt: shop, shownBy: shop, databaseUrl: null }));
}

async function onTwoProcesses({ workspace }: Bench, files: ShopFiles, databases: Databases): Promise<RushResult> {
  const databaseUrl = await databases.create();
  const variables = { DATABASE_URL: databaseUrl };
  const shopDir = await writeShop(files, workspace);
  const withBoards = async (placedAt: ShopProgram) => {
    const shownBy = await startOn(placedAt.dataDir, shopDir, variables);
    try {
      return await rush({ placedAt, shownBy, databaseUrl });
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

/** Windows of many boards share the processors with the server, so the waits of a slow machine are told, not judged. */
function rowsOf(
  { where, limitMs }: Place,
  { delaysMs, ringsMs, begun, cpuMs }: RushResult,
  pace: number,
): readonly Row[] {
  const rang = ringsMs.filter(Number.isFinite).length / ringsMs.length;
  return [
    toldIfSlow(atMost(`201 to visible and sounding, ${where}, p99`, quantile(delaysMs, 0.99), "ms", limitMs), pace),
    reading("median of it", median(delaysMs), "ms"),
    reading("the longest", Math.max(...delaysMs), "ms"),
    reading("orders that found the bell silent", begun, "of all"),
    // A board that sees an order after another one has confirmed it does not ring.
    toldIfSlow(atLeast(`boards that rang before the confirmation, ${where}`, rang, "of all", minRang), pace),
    toldIfSlow(atMost(`201 to the ring of every board, ${where}, p99`, quantile(ringsMs, 0.99), "ms", limitMs), pace),
    reading("CPU of the server's processes for an order and its boards", cpuMs, "CPU-ms"),
  ];
}
