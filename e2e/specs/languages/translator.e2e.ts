import { translator } from "../../fixtures/neighbour-scripts.ts";
import { shopWithNeighbour } from "../../fixtures/shop-with-neighbour.ts";
import { expect } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { backClosesTheDialog, outsideServicesAreThere } from "../../pages/at-rest.ts";

const test = shopWithNeighbour({
  settings: (url) => ({
    translate_active: true,
    use_google_translate: true,
    use_backend_translate: false,
    translate_only_interface: false,
    google_languages_list: ["ru", "eo", "sw"],
    google_translate_url: `${url}/translate.js`,
  }),
});

test.use({ testNow: WEDNESDAY_AFTERNOON });
test.beforeEach(({ neighbour }) => neighbour.become("well"));

for (const wraps of [false, true])
  test(`STATE-6 the shop works with a translator that ${wraps ? "wraps" : "replaces"} every text node`, {
    tag: "@phone",
  }, async ({ shopper: { open, place, isPhone }, page }) => {
    const card = page.getByRole("article").filter({ has: page.locator(`a[href*="product_id=${dishes.mash.id}"]`) });
    const count = card.locator("[data-count]");
    const dialog = page.locator("dialog[open]");

    await page.addInitScript(translator.replaceAll("WRAPS", String(wraps)));
    await open("/menu/garniry");
    await place.open();
    await place.collectAt(points.sobornaya.name.ru);
    await page.evaluate(() => Object(window)["translatePage"]("sw"));
    await expect(page.locator("font").first()).toBeAttached();

    await test.step("a dish added twice shows the right count and price", async () => {
      await card.locator("[data-add]").click();
      await expect(count).toHaveAttribute("data-count", "1");
      await card.locator("[data-add]").click();
      await expect(count).toHaveAttribute("data-count", "2");
      await expect(card).toContainText("2");
      await expect(page.getByText("320 ₽").filter({ visible: true }).first()).toBeVisible();
    });

    await test.step("the dish's sheet opens, and Back closes it", async () => {
      await card.getByRole("link").first().click();
      await expect(dialog).toBeVisible();
      await backClosesTheDialog(page);
      await page.goBack();
      await expect(dialog).toHaveCount(0);
    });

    await test.step("the dish keeps its count after another page and Back", async () => {
      await page.locator('footer a[href="/dostavka-i-oplata"]').click();
      await expect(page).not.toHaveURL(/garniry/);
      await page.goBack();
      await expect(count).toHaveAttribute("data-count", "2");
    });

    await test.step("the place dialog opens, changes tabs, and closes on Escape", async () => {
      await page
        .getByRole("banner")
        .locator("button")
        .filter({ hasText: /Соборн|sw·/ })
        .first()
        .click();
      await expect(dialog).toBeVisible();
      await dialog.getByRole("tab").nth(0).click();
      await dialog.getByRole("tab").nth(1).click();
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    });

    await test.step("reducing the quantity twice removes the dish from the cart", async () => {
      if (isPhone) await page.locator("button").filter({ hasText: "320" }).first().click();
      const fewer = page.getByRole("button", { name: `Уменьшить: ${dishes.mash.name.ru}` });
      await fewer.click();
      await expect(count).toHaveAttribute("data-count", "1");
      await fewer.click();
      await expect(count).toHaveCount(0);
    });
  });

test("STATE-6 another language is chosen: after consent the widget translates from ru on every page", {
  tag: "@desktop",
}, async ({ shopper, page, neighbour, context }) => {
  await shopper.open("/contacts");
  const select = page.getByRole("banner").getByRole("combobox");
  expect(neighbour.asked).toEqual([]);
  await page.getByRole("button", { name: "Разрешить" }).click();
  await Promise.all([page.waitForEvent("load"), select.selectOption("sw")]);
  await expect(page.locator("font").first()).toContainText("sw·");
  await expect(select).toHaveValue("sw");
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === "googtrans")?.value).toBe("/ru/sw");
  expect(await page.evaluate(() => Object(window)["translateOptions"])).toMatchObject({ pageLanguage: "ru" });

  await test.step("a translation turned off in the widget's own bar stays off on the next page load", async () => {
    await context.clearCookies({ name: "googtrans" });
    await shopper.open("/contacts");
    await outsideServicesAreThere(page);
    await expect(page.locator("font")).toHaveCount(0);
  });

  await test.step("choosing Russian again ends the translation", async () => {
    await Promise.all([page.waitForEvent("load"), select.selectOption("ru")]);
    await outsideServicesAreThere(page);
    expect(await page.evaluate(() => document.cookie)).not.toContain("googtrans");
    await expect(page.locator("font")).toHaveCount(0);
  });
});

test("STATE-6 a shop language whose cookie was lost is restored once", { tag: "@desktop" }, async ({
  shopper,
  page,
  context,
}) => {
  await shopper.open("/contacts");
  await page.getByRole("button", { name: "Не нужно" }).click();
  const select = page.getByRole("banner").getByRole("combobox");
  await Promise.all([page.waitForEvent("load"), select.selectOption("en")]);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await test.step("the menu stays in Russian, because the backend does not translate it", async () => {
    await expect(page.locator("html")).toHaveAttribute("data-content", "ru");
    await shopper.open("/menu/garniry");
    await expect(page.getByRole("article").first()).toContainText(/[а-я]/);
  });
  await context.clearCookies({ name: "lang" });
  await page.goto("/contacts");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await context.clearCookies({ name: "lang" });
  await page.goto("/contacts");
  await outsideServicesAreThere(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});

test("EXT-3 a chosen language waits for consent before another host translates", { tag: "@phone" }, async ({
  page,
  shopper,
  neighbour,
}) => {
  await page.addInitScript(() => localStorage.setItem("skatert-language", '{"state":{"chosen":"sw"},"version":1}'));
  await shopper.open("/contacts");
  await expect(page.getByRole("button", { name: "Разрешить" })).toBeVisible();
  expect(neighbour.asked).toEqual([]);
  await page.getByRole("button", { name: "Разрешить" }).click();
  await expect(page.locator("font").first()).toContainText("sw·");
});
