import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { openStore } from "../../apps/server/src/database/store.ts";
import { cpuEach, median, quantile } from "../arithmetic.ts";
import { withWindows } from "../browser/chromium.ts";
import type { Family } from "../family.ts";
import type { CallMaker } from "../load/callers.ts";
import { ordersOf } from "../load/order-load.ts";
import { type PlacedOrders, placePaced } from "../load/paced-orders.ts";
import { forgetTones, openBoardPage, seenOrders } from "../office/board-page.ts";
import { delaysOf } from "../office/delays.ts";
import { openTablets } from "../office/tablets.ts";
import { startDatabases } from "../programs/databases.ts";
import { cpuDuring, startProbed } from "../programs/probed-program.ts";
import { type ShopProgram, startOn, startShop } from "../programs/shop-program.ts";
import { atLeast, atMost, type Row, reading } from "../row.ts";
import { menuShop } from "../shops/menu-shop.ts";
import { writeShop } from "../shops/shop-files.ts";
import { wakeRows } from "./board-wake.ts";

const boards = 20;
/** The other boards run the office's code without a page: twenty pages are too many for the machine of the server. */
const pages = 2;
const ordersPerSecond = 5;
const seconds = 30;
/** Orders before the measured ones, so that both programs are compiled. */
const warmUpOrders = 20;
const settleMs = 1500;
/**
 * Minimum share of all pairs of board and order. An order is confirmed 0.6 s after its ring, twice as late as a board
 * may ring.
 */
const minRang = 0.9;

/** Time from an order's 201 until it is seen and heard on the boards of its branch, and after a tablet wakes. */
export const board: Family = {
  name: "board",
  title: `${boards} boards open, ${ordersPerSecond} orders a second`,
  async measure(bench) {
    const files = menuShop(bench.demo, { shown: 200, others: 0, coupons: 10 });
    const databases = await startDatabases(bench.workspace);
    const shops: ShopProgram[] = [];
    try {
      const sqlite = await startShop(files, bench.workspace);
      shops.push(sqlite);
      const cookies = await openTablets(sqlite, null, boards);
      const place = await ordersOf(sqlite);
      const near = await boardsOf({ placedAt: sqlite, place, shownBy: sqlite, databaseUrl: null, cookies });
      const asleep = await wakeRows(sqlite, place, cookies[0] ?? "");
      await sqlite.stop();
      const databaseUrl = await databases.create();
      const first = await startShop(files, bench.workspace, { DATABASE_URL: databaseUrl });
      shops.push(first);
      const shopDir = await writeShop(files, bench.workspace);
      const second = await startOn(first.dataDir, shopDir, { DATABASE_URL: databaseUrl });
      shops.push(second);
      const others = await openTablets(first, databaseUrl, boards);
      const far = await boardsOf({
        ...{ placedAt: first, place: await ordersOf(first), shownBy: second, databaseUrl, cookies: others },
      });
      return [
        ...rowsOf("on SQLite", near, 300),
        ...rowsOf("through a second process on PostgreSQL", far, 500),
        ...asleep,
      ];
    } finally {
      await Promise.all(shops.map((shop) => shop.stop()));
      await databases.stop();
    }
  },
};

interface Sides {
  /** The process that accepts the orders; `shownBy` is the process with the boards. */
  readonly placedAt: ShopProgram;
  readonly place: CallMaker;
  readonly shownBy: ShopProgram;
  readonly databaseUrl: string | null;
  /** Cookies of the tablets. */
  readonly cookies: readonly string[];
}

interface Result {
  /** By page and order. */
  readonly delaysMs: readonly number[];
  /** By board and order: time until the board acknowledged its ring; infinite if it never did. */
  readonly ringsMs: readonly number[];
  readonly begun: number;
  readonly cpuMs: number;
}

function boardsOf(sides: Sides): Promise<Result> {
  return withWindows(async (browser) => {
    const { cookies, shownBy } = sides;
    const { url } = shownBy;
    const env = { BENCH_BOARDS: JSON.stringify({ url, cookies: cookies.slice(pages) }) };
    const others = await startProbed(new URL("../programs/boards.ts", import.meta.url), [], env);
    try {
      const opened: Page[] = [];
      for (const cookie of cookies.slice(0, pages)) opened.push(await openBoardPage(browser, { url, cookie }));
      return await placeAndLook(sides, opened);
    } finally {
      await others.stop();
    }
  });
}

async function placeAndLook(
  { placedAt, shownBy, place, databaseUrl }: Sides,
  opened: readonly Page[],
): Promise<Result> {
  const everyMs = 1000 / ordersPerSecond;
  for (const page of opened) await forgetTones(page);
  await placePaced(place, warmUpOrders, everyMs);
  await pause(settleMs);
  const { cpuMs: ofPlacing, result } = await cpuDuring(placedAt, () =>
    cpuDuring(shownBy, async () => {
      const all = await placePaced(place, seconds * ordersPerSecond, everyMs);
      await pause(settleMs);
      return all;
    }),
  );
  const { cpuMs: ofShowing, result: placed } = result;
  const looks = await Promise.all(opened.map(async (page) => delaysOf(placed, await seenOrders(page))));
  return {
    delaysMs: looks.flatMap(({ delaysMs }) => delaysMs),
    ringsMs: await ringsOf(placedAt, databaseUrl, placed),
    begun: median(looks.map(({ begun }) => begun)),
    cpuMs: cpuEach(placedAt === shownBy ? ofPlacing : ofPlacing + ofShowing, placed.size),
  };
}

/** Milliseconds from each order's 201 to the ring of each board, from the acknowledgements. */
async function ringsOf({ dataDir }: ShopProgram, databaseUrl: string | null, placed: PlacedOrders) {
  const store = openStore({ databaseUrl, dataDir, onError: () => undefined });
  try {
    const acks = await store.db.selectFrom("board_acks").select(["order_id", "at"]).execute();
    const rang = acks.flatMap(({ order_id: id, at }) => {
      const from = placed.get(id);
      return from === undefined ? [] : [Number(at) - from];
    });
    const missing = boards * placed.size - rang.length;
    return [...rang, ...Array.from({ length: missing }, () => Number.POSITIVE_INFINITY)];
  } finally {
    await store.close();
  }
}

function rowsOf(where: string, { delaysMs, ringsMs, begun, cpuMs }: Result, limitMs: number): readonly Row[] {
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
