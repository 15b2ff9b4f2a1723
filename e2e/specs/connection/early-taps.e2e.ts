import { startSlowLine } from "../../fixtures/slow-document.ts";
import { expect, test } from "../../fixtures/walk.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { showsWaiting } from "../../pages/slow-line.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });

const moments = 10;

test(`a tap at each of ${moments} moments of an arriving page is answered`, { tag: "@phone" }, async ({
  browser,
  shop,
}) => {
  test.slow();
  const line = await startSlowLine(shop.url);
  for (let moment = 0; moment < moments; moment += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on("pageerror", ({ message }) => faults.push(message));
    const letCome = line.stopNext("Куда доставить?", moment / moments);
    await page.goto(line.url, { waitUntil: "commit" });
    const address = page.getByRole("button", { name: "Куда доставить?" }).first();
    await address.waitFor();
    const script = page.waitForResponse(/\/assets\/entry\.client-[\w-]+\.js/);
    await address.tap({ noWaitAfter: true });
    expect(await showsWaiting(page)).toBe(true);
    await (await script).finished();
    // The script has arrived before the HTML's end: the idle page would have run it.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    letCome();
    await expect(page.getByRole("dialog"), `tapped at ${moment} tenths of the page`).toBeVisible();
    expect(faults).toEqual([]);
    await context.close();
  }
  await line.stop();
});
