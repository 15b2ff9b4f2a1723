import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { withWindows } from "../browser/chromium.ts";
import type { CallMaker } from "../load/callers.ts";
import { type PlacedOrders, placePaced } from "../load/paced-orders.ts";
import { openBoardPage, seenOrders } from "../office/board-page.ts";
import type { ShopProgram } from "../programs/shop-program.ts";
import { atMost, type Row } from "../row.ts";

const missed = 5;
const everyMs = 200;
const sleepMs = 5000;
const times = 3;
const maxWaitMs = 5000;
const lookMs = 50;

/** A tablet that receives no message at all, asleep or without a line while orders arrive. */
export function wakeRows(shop: ShopProgram, place: CallMaker, cookie: string): Promise<readonly Row[]> {
  return withWindows(async (browser) => {
    const page = await openBoardPage(browser, { url: shop.url, cookie, prepare: loseMessages });
    const frozen = await longestOf(() => asleep(page, place));
    const cut = await longestOf(() => offline(page, place));
    const name = "orders caught up after";
    return [
      atMost(`${name} a tablet wakes, every message lost, longest of ${times}`, frozen, "ms", maxWaitMs),
      atMost(`${name} the line returns, every message lost, longest of ${times}`, cut, "ms", maxWaitMs),
    ];
  });
}

/** The realtime socket opens and never says anything. */
async function loseMessages(page: Page): Promise<void> {
  await page.routeWebSocket(/\/app\//, (socket) => {
    socket.connectToServer().onMessage(() => undefined);
  });
}

/** Stops the page's processes, as a tablet's sleep does, and lets them go on. */
async function asleep(page: Page, place: CallMaker): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (session === undefined) throw new Error("the page has no browser");
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const renderers = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  for (const id of renderers) process.kill(id, "SIGSTOP");
  try {
    const placed = await placedMeanwhile(place);
    const wokeAt = Date.now();
    for (const id of renderers) process.kill(id, "SIGCONT");
    return await caughtUp(page, placed, wokeAt);
  } finally {
    for (const id of renderers) process.kill(id, "SIGCONT");
    await session.detach();
  }
}

async function offline(page: Page, place: CallMaker): Promise<number> {
  await page.context().setOffline(true);
  const placed = await placedMeanwhile(place);
  const wokeAt = Date.now();
  await page.context().setOffline(false);
  return caughtUp(page, placed, wokeAt);
}

async function placedMeanwhile(place: CallMaker): Promise<PlacedOrders> {
  const placed = await placePaced(place, missed, everyMs);
  await pause(sleepMs);
  return placed;
}

/** Milliseconds from the waking until the last of the orders was painted; infinite after the limit. */
async function caughtUp(page: Page, placed: PlacedOrders, wokeAt: number): Promise<number> {
  while (Date.now() - wokeAt < 2 * maxWaitMs) {
    const seen = await seenOrders(page);
    const painted = [...placed.keys()].map((id) => seen.get(id)?.paintedAt ?? Number.POSITIVE_INFINITY);
    if (Math.max(...painted) < Number.POSITIVE_INFINITY) {
      // A page that has shown them before did not sleep.
      if (Math.min(...painted) < wokeAt) throw new Error("the page was awake");
      return Math.max(...painted) - wokeAt;
    }
    await pause(lookMs);
  }
  return Number.POSITIVE_INFINITY;
}

async function longestOf(run: () => Promise<number>): Promise<number> {
  const all: number[] = [];
  for (let count = 0; count < times; count += 1) all.push(await run());
  return Math.max(...all);
}
