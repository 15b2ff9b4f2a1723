import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { openStore } from "../../apps/server/src/database/store.ts";
import { cpuEach, median } from "../arithmetic.ts";
import { withWindows } from "../browser/chromium.ts";
import { ordersOf } from "../load/order-load.ts";
import { type PlacedOrders, placePaced } from "../load/paced-orders.ts";
import { cpuDuring, startProbed } from "../programs/probed-program.ts";
import type { ShopProgram } from "../programs/shop-program.ts";
import { forgetTones, openBoardPage, seenOrders } from "./board-page.ts";
import { delaysOf } from "./delays.ts";
import { openTablets } from "./tablets.ts";

export const boards = 20;
/** The other boards run the office's code without a page: twenty pages are too many for the machine of the server. */
const pages = 2;
const orders = 150;
/** Orders before the measured ones, so that both programs are compiled. */
const warmUpOrders = 20;
export const ordersPerSecond = 5;
/** Late enough for each board to ring, early enough to keep the list short. */
const confirmAfterMs = 600;
const settleMs = 1500;

/** An evening of orders, placed at one process and shown by the boards of another, or of the same. */
export interface Rush {
  /** The process that accepts the orders. */
  readonly placedAt: ShopProgram;
  /** The process with the boards. */
  readonly shownBy: ShopProgram;
  /** Null: SQLite. */
  readonly databaseUrl: string | null;
}

export interface RushResult {
  /** By page and order: milliseconds from the order's 201 until it is visible and sounding. */
  readonly delaysMs: readonly number[];
  /** By board and order: milliseconds until the board acknowledged its ring; infinite if it never did. */
  readonly ringsMs: readonly number[];
  /** Share of the orders that found the bell silent. */
  readonly begun: number;
  readonly cpuMs: number;
}

/** Opens the boards, places the orders and measures when each board shows and rings them. */
export async function rush({ placedAt, shownBy, databaseUrl }: Rush): Promise<RushResult> {
  const cookies = await openTablets(placedAt, databaseUrl, boards);
  return withWindows(async (browser) => {
    const { url } = shownBy;
    const setting = { url, cookies: cookies.slice(pages), confirmAfterMs };
    const env = { BENCH_BOARDS: JSON.stringify(setting) };
    const others = await startProbed(new URL("../programs/boards.ts", import.meta.url), [], env);
    try {
      const opened: Page[] = [];
      for (const cookie of cookies.slice(0, pages)) opened.push(await openBoardPage(browser, { url, cookie }));
      return await placeAndLook({ placedAt, shownBy, databaseUrl }, opened);
    } finally {
      await others.stop();
    }
  });
}

async function placeAndLook({ placedAt, shownBy, databaseUrl }: Rush, opened: readonly Page[]): Promise<RushResult> {
  const place = await ordersOf(placedAt);
  const everyMs = 1000 / ordersPerSecond;
  for (const page of opened) await forgetTones(page);
  await placePaced(place, warmUpOrders, everyMs);
  await pause(settleMs);
  const { cpuMs: ofPlacing, result } = await cpuDuring(placedAt, () =>
    cpuDuring(shownBy, async () => {
      const all = await placePaced(place, orders, everyMs);
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
