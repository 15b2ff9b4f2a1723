import { LANGUAGES, type LanguageCode } from "@skatert/contract";
import { money } from "@skatert/domain";
import { foreignPieces } from "../../../apps/storefront/app/page-data/shop/testing-demo-texts.ts";
import { commonWord } from "../../../apps/storefront/app/page-data/words/common-word.ts";
import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { saidOn, speakerOn } from "../../pages/spoken.ts";
import { words } from "../../pages/words.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON });

/** Languages that use no letters of Russian. */
const withoutCyrillic = LANGUAGES.filter((language) => !["ru", "be", "kk", "tt"].includes(language));
const screens = ["/", "/menu/garniry", "/menu/picca?product_id=106101", "/contacts", "/order"];
const dinner = money(dishes.mash.price * 100);

for (const language of ["de", "zh-CN", "hi"] as const satisfies readonly LanguageCode[])
  test(`APP-3 an order in ${language}, from the menu to the order's page`, { tag: "@phone" }, async ({ page }) => {
    const { t, formatPrice, open, collectAt, add, openCart } = speakerOn(page, language);
    const main = page.getByRole("main");
    await open("/menu/garniry");
    await collectAt(points.sobornaya);
    await add(dishes.mash);
    await openCart(1);
    const cart = page.getByRole("dialog");
    await expect(cart).toContainText(t("cart.total"));
    await cart.getByRole("link", { name: t("cart.checkoutFor", { price: formatPrice(dinner) }) }).click();

    await expect(main.getByRole("heading", { level: 1, name: t("checkout.title") })).toBeVisible();
    await main.getByLabel(t("checkout.name"), { exact: true }).fill("Anna");
    await main.getByRole("textbox", { name: t("checkout.phone") }).fill("+7 912 000-11-22");
    await main
      .locator("label")
      .filter({ hasText: commonWord(words.ru.card, language) })
      .click();
    const documents = { offer: t("checkout.consentOffer"), personal: t("checkout.consentPersonal") };
    await main
      .locator("label")
      .filter({ hasText: t("checkout.consent", documents) })
      .locator("span")
      .first()
      .click();
    await expect(main.locator('button[type="submit"]')).toHaveText(t("checkout.place", { price: formatPrice(dinner) }));
    await main.locator('button[type="submit"]').click();

    await page.waitForURL(/\/order\/\d+\?key=/);
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(t("orders.now.accepted"));
    await expect(main).toContainText(t("orders.pickup"));
    expect((await saidOn(page)).flatMap(foreignPieces)).toEqual([]);
  });

/**
 * One language of each script, and those with the longest words. i18n/messages.test.ts checks every message of all
 * languages.
 */
const walked = ["ru", "de", "hy", "kk", "hi", "vi", "zh-CN"] as const;

for (const language of walked)
  test(`APP-3 the screens in ${language} fit a phone and contain no other language`, { tag: "@phone" }, async ({
    page,
  }) => {
    const speaker = speakerOn(page, language);
    await speaker.open("/menu/garniry");
    await speaker.collectAt(points.sobornaya);
    await speaker.add(dishes.mash);
    await speaker.openCart(1);
    const widest = () => page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
    expect(await widest(), "the cart").toBeLessThanOrEqual(390);
    if (withoutCyrillic.includes(language)) expect((await saidOn(page)).flatMap(foreignPieces), "the cart").toEqual([]);
    for (const screen of screens) {
      await speaker.open(screen);
      await expect(page.getByRole("main")).toBeVisible();
      expect(await widest(), screen).toBeLessThanOrEqual(390);
      if (withoutCyrillic.includes(language)) expect((await saidOn(page)).flatMap(foreignPieces), screen).toEqual([]);
    }
  });

test("APP-3 the choice names every language in itself, and page and cart stay after a change", {
  tag: "@phone",
}, async ({ page }) => {
  const russian = speakerOn(page, "ru");
  await russian.open("/menu/garniry");
  await russian.collectAt(points.sobornaya);
  await russian.add(dishes.mash);
  await page.getByRole("button", { name: russian.t("site.burger") }).click();
  const choice = page.getByLabel(russian.t("site.language")).filter({ visible: true });
  await expect(choice.locator("option")).toHaveText([
    "Русский",
    "Беларуская",
    "English",
    "Deutsch",
    "Français",
    "Português",
    "Español",
    "Italiano",
    "Հայերեն",
    "Tiếng Việt",
    "Bahasa Indonesia",
    "简体中文",
    "Қазақша",
    "हिन्दी",
    "Türkçe",
    "Татарча",
    "Azərbaycanca",
    "Oʻzbekcha",
  ]);
  await choice.selectOption("hy");
  const armenian = speakerOn(page, "hy");
  await expect(page.locator("html")).toHaveAttribute("lang", "hy");
  await expect(page).toHaveURL(/\/menu\/garniry$/);
  await armenian.openCart(1);
  await expect(page.getByRole("dialog")).toContainText(dishes.mash.name.en);
});
