import { nextBuildBefore } from "../../../fixtures/next-build.ts";
import { doorOf, expect, OFFICE_WINDOWS, test } from "../../../fixtures/office.ts";
import { WEDNESDAY_EVENING } from "../../../known/times.ts";
import { boardOn } from "../../../pages/office/board.ts";

test.use({ testNow: WEDNESDAY_EVENING });

test("OFFICE-1 a new build of the office loads automatically before a shift, and is only offered during it", {
  tag: "@desktop",
}, async ({ browser, shop }) => {
  const front = await nextBuildBefore(shop.url);
  const viewport = OFFICE_WINDOWS.computer;
  const context = await browser.newContext({ baseURL: front.url, viewport, locale: "ru-RU", serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.clock.install();
  const board = boardOn(page, "ru");
  const start = board.button("shift.start");
  const isServed = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await page.goto("/office/");
  await doorOf(page, "ru").signIn();
  await expect(start).toBeVisible();
  await expect.poll(isServed).toBe(true);
  const loads: string[] = [];
  page.on("domcontentloaded", (loaded) => loads.push(loaded.url()));

  await test.step("before a shift the new build loads automatically", async () => {
    front.deploy();
    await page.clock.fastForward("10:01");
    await expect.poll(() => loads.length).toBe(1);
    await expect(start).toBeVisible();
  });

  await test.step("during a shift the new build loads only after a press", async () => {
    await board.startShift();
    front.deploy();
    const offer = page.getByText("Готова новая версия офиса. После обновления начните смену снова");
    // The ten minutes begin when the worker has started, which the page does not show.
    await expect(async () => {
      await page.clock.fastForward("10:01");
      await expect(offer).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(loads).toHaveLength(1);
    await board.press("newBuild.take");
    await expect(start).toBeVisible();
    await expect(offer).toBeHidden();
    expect(loads).toHaveLength(2);
  });
  await context.close();
  await front.close();
});
