import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { median, quantile } from "../arithmetic.ts";
import { withWindows } from "../browser/chromium.ts";
import type { Family } from "../family.ts";
import { ordersOf } from "../load/order-load.ts";
import { placePaced } from "../load/paced-orders.ts";
import { finishOrder } from "../office/answer-order.ts";
import { openBoardPage } from "../office/board-page.ts";
import { confirmByPress, watchPresses } from "../office/press.ts";
import { openTablets } from "../office/tablets.ts";
import { type ShopProgram, withShop } from "../programs/shop-program.ts";
import { atMost, type Row, reading } from "../row.ts";
import { menuShop } from "../shops/menu-shop.ts";

const cards = 200;
const presses = 25;
const slowdown = 4;
const limitMs = 100;
/** Pause between two presses, so that the answer, the feed and the garbage collector do not delay the next one. */
const restMs = 600;

const shiftHours = 8;
const shiftOrders = 500;
const parts = 48;
const maxGrowthMb = 20;
const settleMs = 2000;

/** The board's page in Chromium: how soon a press is painted, and its memory after a long shift. */
export const boardPage: Family = {
  name: "board-page",
  title: `The board's page with ${cards} cards, and after ${shiftHours} hours`,
  async measure(bench) {
    const files = menuShop(bench.demo, { shown: 200, others: 0, coupons: 10 });
    return [
      ...(await withShop(files, bench.workspace, paintRows)),
      ...(await withShop(files, bench.workspace, memoryRows)),
    ];
  },
};

function paintRows(shop: ShopProgram): Promise<readonly Row[]> {
  return withWindows(async (browser) => {
    const [cookie = ""] = await openTablets(shop, null, 1);
    const placed = await placePaced(await ordersOf(shop), cards, 0);
    const page = await openBoardPage(browser, { url: shop.url, cookie });
    await page.evaluate(watchPresses);
    const [first = 0, ...others] = [...placed.keys()].sort((a, b) => a - b);
    // The first press compiles the code of all of them.
    await confirmByPress(page, first);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const measured: number[] = [];
    for (const id of others.slice(0, presses)) {
      await pause(restMs);
      measured.push(await confirmByPress(page, id));
    }
    const name = `confirming an order among ${cards}, ${slowdown}× slowdown, release to paint`;
    return [
      atMost(`${name}, p95 of ${presses}`, quantile(measured, 0.95), "ms", limitMs),
      reading("median of it", median(measured), "ms"),
      reading("the quickest", Math.min(...measured), "ms"),
    ];
  });
}

/**
 * Fast-forwards the page's timers through a shift. Meanwhile its orders are placed, confirmed and finished by the
 * shop's calls.
 */
function memoryRows(shop: ShopProgram): Promise<readonly Row[]> {
  return withWindows(async (browser) => {
    const [cookie = ""] = await openTablets(shop, null, 1);
    const prepare = (opened: Page) => opened.clock.install();
    const page = await openBoardPage(browser, { url: shop.url, cookie, prepare });
    const before = await memoryOf(page);
    const place = await ordersOf(shop);
    let done = 0;
    for (let part = 1; part <= parts; part += 1) {
      const count = Math.floor((shiftOrders * part) / parts) - done;
      const placed = await placePaced(place, count, 0);
      done += count;
      const last = page.locator(`article[data-order="${Math.max(...placed.keys())}"]`);
      await page.clock.runFor((shiftHours * 3_600_000) / parts / 2);
      await last.waitFor();
      for (const id of placed.keys()) await finishOrder(shop.url, id, cookie);
      await page.clock.runFor((shiftHours * 3_600_000) / parts / 2);
    }
    await pause(settleMs);
    const after = await memoryOf(page);
    return [
      atMost(`growth of the board's memory by ${shiftOrders} orders`, after.heapMb - before.heapMb, "MB", maxGrowthMb),
      reading("its memory before", before.heapMb, "MB"),
      reading("nodes of its documents before", before.nodes, ""),
      reading("after", after.nodes, ""),
      reading("listeners before", before.listeners, ""),
      reading("after", after.listeners, ""),
    ];
  });
}

/** The page's memory after the garbage collector. */
async function memoryOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  // The second collection frees objects released by finalizers of the first.
  for (let count = 0; count < 2; count += 1) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners: listeners } = await session.send("Memory.getDOMCounters");
  await session.detach();
  return { heapMb: usedSize / 1e6, nodes, listeners };
}
