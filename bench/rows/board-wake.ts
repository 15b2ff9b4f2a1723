import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { withWindows } from "../browser/chromium.ts";
import type { CallMaker } from "../load/callers.ts";
import { type PlacedOrders, placePaced } from "../load/paced-orders.ts";
import { confirmOrder } from "../office/answer-order.ts";
import { openBoardPage, seenOrders } from "../office/board-page.ts";
import type { ShopProgram } from "../programs/shop-program.ts";
import { atMost, type Row } from "../row.ts";

const missed = 5;
const everyMs = 200;
const sleepMs = 5000;
const times = 3;
const maxWaitMs = 5000;
const lookMs = 50;

/** A tablet without any realtime message, asleep or offline while orders arrive. */
export function wakeRows(shop: ShopProgram, place: CallMaker, cookie: string): Promise<readonly Row[]> {
  return withWindows(async (browser) => {
    const page = await openBoardPage(browser, { url: shop.url, cookie, prepare: loseMessages });
    const caughtUpAfter = async (interrupted: (meanwhile: () => Promise<PlacedOrders>) => Promise<Interrupted>) => {
      const all: number[] = [];
      for (let count = 0; count < times; count += 1) {
        const { placed, wokeAt } = await interrupted(() => placedMeanwhile(place));
        all.push(await caughtUp(page, placed, wokeAt));
        // The page draws only the first cards of a column, so these orders make room for the next ones.
        for (const id of placed.keys()) await confirmOrder(shop.url, id, cookie);
      }
      return Math.max(...all);
    };
    const frozen = await caughtUpAfter((meanwhile) => asleep(page, meanwhile));
    const cut = await caughtUpAfter((meanwhile) => offline(page, meanwhile));
    const name = "orders caught up after";
    return [
      atMost(`${name} a tablet wakes, every message lost, longest of ${times}`, frozen, "ms", maxWaitMs),
      atMost(`${name} the line returns, every message lost, longest of ${times}`, cut, "ms", maxWaitMs),
    ];
  });
}

/** Opens the realtime socket and drops its messages. */
async function loseMessages(page: Page): Promise<void> {
  await page.routeWebSocket(/\/app\//, (socket) => {
    socket.connectToServer().onMessage(() => undefined);
  });
}

interface Interrupted {
  readonly placed: PlacedOrders;
  /** Time at which the page resumed, milliseconds since 1970. */
  readonly wokeAt: number;
}

/** Stops the page's processes, as a tablet's sleep does, and resumes them. */
async function asleep(page: Page, meanwhile: () => Promise<PlacedOrders>): Promise<Interrupted> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (session === undefined) throw new Error("the page has no browser");
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const renderers = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  for (const id of renderers) process.kill(id, "SIGSTOP");
  try {
    return { placed: await meanwhile(), wokeAt: Date.now() };
  } finally {
    for (const id of renderers) process.kill(id, "SIGCONT");
    await session.detach();
  }
}

async function offline(page: Page, meanwhile: () => Promise<PlacedOrders>): Promise<Interrupted> {
  await page.context().setOffline(true);
  const placed = await meanwhile();
  const wokeAt = Date.now();
  await page.context().setOffline(false);
  return { placed, wokeAt };
}

async function placedMeanwhile(place: CallMaker): Promise<PlacedOrders> {
  const placed = await placePaced(place, missed, everyMs);
  await pause(sleepMs);
  return placed;
}

/** Milliseconds from the wake-up until the last of the orders was painted; infinite after the limit. */
async function caughtUp(page: Page, placed: PlacedOrders, wokeAt: number): Promise<number> {
  while (Date.now() - wokeAt < 2 * maxWaitMs) {
    const seen = await seenOrders(page);
    const painted = [...placed.keys()].map((id) => seen.get(id)?.paintedAt ?? Number.POSITIVE_INFINITY);
    if (Math.max(...painted) < Number.POSITIVE_INFINITY) {
      // Orders painted before the wake-up show that the page did not sleep.
      if (Math.min(...painted) < wokeAt) throw new Error("the page was awake");
      return Math.max(...painted) - wokeAt;
    }
    await pause(lookMs);
  }
  return Number.POSITIVE_INFINITY;
}
