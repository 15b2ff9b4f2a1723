import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { median, quantile } from "../arithmetic.ts";
import { withWindows } from "../browser/chromium.ts";
import { mousePress } from "../browser/mouse-press.ts";
import type { Family } from "../family.ts";
import { paintedAfter } from "../office/grid-input.ts";
import { openGrid, priceCell } from "../office/grid-page.ts";
import { openTablets } from "../office/tablets.ts";
import { type ShopProgram, withShop } from "../programs/shop-program.ts";
import { atMost, type Row, reading } from "../row.ts";
import { menuShop } from "../shops/menu-shop.ts";

const dishes = 1_000;
/** Dishes and supplements of the shop. */
const lines = dishes + 20;
const slowdown = 4;
const limitMs = 100;
const rounds = 12;
/** Pause between two inputs, so that answers and the garbage collector do not delay the next one. */
const restMs = 400;

/** The grid for bulk work in Chromium: how soon each kind of input is painted. */
export const grid: Family = {
  name: "grid",
  title: `The grid with ${dishes} dishes, ${slowdown}× slowdown, input to paint`,
  measure: (bench) =>
    withShop(menuShop(bench.demo, { shown: 200, others: dishes - 200, coupons: 10 }), bench.workspace, measure),
};

function measure(shop: ShopProgram): Promise<readonly Row[]> {
  return withWindows(async (browser) => {
    const [cookie = ""] = await openTablets(shop, null, 1);
    const page = await openGrid(browser, shop.url, cookie);
    // The first round compiles the code of all inputs.
    await everyInput(page, 0);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const times = new Map<string, number[]>();
    for (let round = 1; round <= rounds; round += 1) {
      for (const [name, ms] of await everyInput(page, round)) times.set(name, [...(times.get(name) ?? []), ms]);
    }
    return [...times].flatMap(([name, each]) => [
      atMost(`${name}, p95 of ${rounds}`, quantile(each, 0.95), "ms", limitMs),
      reading("median of it", median(each), "ms"),
    ]);
  });
}

type Timed = readonly [name: string, ms: number];

/** One input of each kind, in the order of a person's work. Each round uses its own prices. */
async function everyInput(page: Page, round: number): Promise<readonly Timed[]> {
  const timed: Timed[] = [];
  const time = async (name: string, input: () => Promise<unknown>, selector: string, text?: string) => {
    await pause(restMs);
    timed.push([name, await paintedAfter(page, input, { selector, ...(text === undefined ? {} : { text }) })]);
  };
  const press = (key: string) => () => page.keyboard.press(key);
  const price = String(1_500 + round);
  const title = page.locator('th[data-kind="price"]').first();

  await page.locator(priceCell(2)).click();
  await time("an arrow", press("ArrowDown"), `${priceCell(3)}[data-active]`);
  await time("a range by Shift", press("Shift+ArrowDown"), `${priceCell(4)}[aria-selected="true"]`);
  await page.keyboard.press("ArrowUp");
  await time("the first letter in a cell", press("1"), `${priceCell(2)} input`, "1");
  await time("the next letter", press("5"), `${priceCell(2)} input`, "15");
  await page.keyboard.type(price.slice(2));
  await time("saving a cell", press("Enter"), `${priceCell(2)} span`, `${price.slice(0, 1)} ${price.slice(1)}`);
  await dragAndFill(page, time, price);
  const release = await mousePress(page, title);
  await time("sorting", release, 'th[data-kind="price"][aria-sort="ascending"]');
  // Each press selects the next sort order, so the test waits for the last one.
  for (const order of ["descending", "none"]) {
    await title.click();
    await page.locator(`th[data-kind="price"][aria-sort="${order}"]`).first().waitFor();
  }
  await page.getByRole("searchbox").focus();
  await time("a letter of the filter", press("7"), `[role="grid"]:not([aria-rowcount="${lines + 1}"])`);
  await page.getByRole("searchbox").fill("");
  await page.locator(priceCell(2)).waitFor();
  return timed;
}

/** Drags the fill handle of the saved cell three lines down, and releases it. */
async function dragAndFill(
  page: Page,
  time: (name: string, input: () => Promise<unknown>, selector: string, text?: string) => Promise<void>,
  price: string,
): Promise<void> {
  await page.keyboard.press("ArrowUp");
  const handle = await page.locator("[data-fill]").boundingBox();
  if (handle === null) throw new Error("the selection has no handle");
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await time("a move of the drag", () => page.mouse.move(x, y + 110), `${priceCell(4)}[aria-selected="true"]`);
  const written = `${price.slice(0, 1)} ${price.slice(1)}`;
  await time("letting go, which fills", () => page.mouse.up(), `${priceCell(4)} span`, written);
}
