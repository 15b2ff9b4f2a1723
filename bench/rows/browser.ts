import type { Page } from "@playwright/test";
import { median } from "../arithmetic.ts";
import { choosePlace } from "../browser/chosen-place.ts";
import { withBrowser } from "../browser/chromium.ts";
import { addDish, openDish, openDishAtOnce } from "../browser/clicks.ts";
import type { Bench, Family } from "../family.ts";
import { withShop } from "../programs/shop-program.ts";
import { atMost, reading } from "../row.ts";
import { menuShop, shownDishes, shownPath } from "../shops/menu-shop.ts";

const slowdown = 4;
const clicks = 12;
const listed = 200;
const cards = 1_000;

/** From a click to the frame that shows its effect, with the scripts already loaded. */
export const browser: Family = {
  name: "browser",
  title: `In Chromium at ${slowdown} times CPU slowdown, median of ${clicks} clicks`,
  async measure(bench) {
    const opened = await clicksOn(bench, listed, openDish);
    const atOnce = await clicksOn(bench, listed, openDishAtOnce);
    const added = await clicksOn(bench, cards, addDish);
    return [
      atMost(`opening a product over ${listed}, click to paint`, median(opened), "ms", 100),
      reading("the quickest of them", Math.min(...opened), "ms"),
      reading("the same without a press before the click", median(atOnce), "ms"),
      atMost(`adding to the cart among ${cards} cards, click to paint`, median(added), "ms", 60),
      reading("the quickest of them", Math.min(...added), "ms"),
    ];
  },
};

type Click = (page: Page, dishId: number) => Promise<number>;

/** Milliseconds of every click except the first, which fetches what only it needs. */
function clicksOn({ demo, workspace }: Bench, shown: number, click: Click): Promise<readonly number[]> {
  return withShop(menuShop(demo, { shown, others: 0, coupons: 0 }), workspace, ({ url }) =>
    withBrowser(workspace, async ({ context }) => {
      const page = await context.newPage();
      await choosePlace(page);
      await page.goto(url + shownPath, { waitUntil: "networkidle" });
      // Offline copies are made once, seconds after the first page has loaded.
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      const [first = 0, ...others] = shownDishes(clicks + 1);
      await click(page, first);
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      const measured: number[] = [];
      for (const dish of others) measured.push(await click(page, dish));
      return measured;
    }),
  );
}
