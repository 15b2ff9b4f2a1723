import type { Locator, Page } from "@playwright/test";
import { burgersWith } from "../../fixtures/burgers-shop.ts";
import { expect } from "../../fixtures/walk.ts";
import { seesNotice } from "../../pages/told.ts";

const shopName = "Бургерная и смокинг-бар «Два огня на набережной у моста»";
const sectionName = "Бургеры из мраморной говядины и другие сытные блюда на гриле";
const branchName = "На Правом берегу, второй этаж торгового центра «Правобережный»";
const dishName = "Двойной чизбургер с беконом, карамелизированным луком, трюфельным соусом и яйцом на гриле";
const germanName = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzburger mit Käse und Zwiebel";

const test = burgersWith({
  "Два огня": shopName,
  Бургеры: sectionName,
  "На Правом берегу": branchName,
  Классический: dishName,
  "Двойной огонь": germanName,
});
test.use({ testNow: "2026-11-18T15:00:00+03:00" });

/** Lines of text that an element shows. */
const linesOf = (text: Locator) =>
  text.evaluate((element) =>
    Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
  );

async function fitsAcross(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(overhang).toBeLessThanOrEqual(0);
}

for (const language of ["ru", "de"] as const)
  test(`long names of shop, section, dish and branch fit the screen, in ${language}`, async ({ page, viewport }) => {
    const isPhone = (viewport?.width ?? 0) < 992;
    await page.goto(`/?lang=${language}`);
    await page.waitForFunction(() => document.documentElement.dataset["ready"] !== undefined);

    await test.step("the header of a shop without a logo fits the shop's name and the delivery time", async () => {
      const header = page.getByRole("banner");
      const name = header.getByText(shopName, { exact: true }).locator("visible=true");
      await expect(name).toHaveCount(1);
      await expect.poll(() => linesOf(name)).toBeLessThanOrEqual(isPhone ? 1 : 2);
      await expect(header.getByText(/^30\s(мин|Min)/)).toBeInViewport();
      await fitsAcross(page);
    });

    await test.step("the section's chip leaves room for its neighbour", async () => {
      const chip = page.getByRole("main").getByRole("link", { name: sectionName, exact: true }).first();
      const width = (await chip.boundingBox())?.width ?? 0;
      expect(width).toBeLessThan(isPhone ? 260 : 340);
    });

    await test.step("a card shows three lines of a dish's name, and its sheet shows the whole name", async () => {
      for (const dish of [dishName, germanName])
        await expect.poll(() => linesOf(page.getByRole("heading", { level: 3, name: dish }))).toBe(3);
      await page.getByRole("link", { name: germanName }).click();
      const sheet = page.getByRole("dialog");
      // The first one is the dialog's title for screen readers.
      const name = sheet.getByText(germanName, { exact: true }).last();
      await expect(name).toBeInViewport();
      expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await page.keyboard.press("Escape");
    });

    await test.step("the dish's name fits the notice; the names of dish and branch fit the checkout", async () => {
      await page
        .getByRole("banner")
        .getByRole("button", { name: /30\s(мин|Min)/ })
        .click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("tab").nth(1).click();
      await dialog.locator("label").filter({ hasText: branchName }).click();
      await dialog.locator('button[type="submit"]').click();
      await expect(dialog).toBeHidden();
      const add = page.getByRole("article").filter({ hasText: germanName }).getByRole("button").first();
      await Promise.all([seesNotice(page, germanName), add.click()]);
      await fitsAcross(page);
      await page.goto("/order");
      await expect(page.getByRole("main").getByText(germanName)).toBeVisible();
      await expect(page.getByRole("main").getByText(branchName)).toBeVisible();
      await fitsAcross(page);
    });
  });
