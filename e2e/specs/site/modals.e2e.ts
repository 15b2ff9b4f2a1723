import type { Page } from "@playwright/test";
import { byCallOf } from "../../fixtures/by-call.ts";
import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { WITH_MOTION } from "../../known/motion.ts";
import { addresses, points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { accountOn } from "../../pages/account.ts";
import { backClosesTheDialog } from "../../pages/at-rest.ts";
import { keyboardOf } from "../../pages/keyboard.ts";
import { modalPlaces } from "../../pages/modal-places.ts";
import { buttonsWork } from "../../pages/shopper.ts";
import { type Speaker, speakerOn } from "../../pages/spoken.ts";

test.use({ ...WITH_MOTION, testNow: WEDNESDAY_AFTERNOON });

for (const { modal, title, address, before, opener, fromEnd, only } of modalPlaces) {
  // The keys are the same on every screen. A modal that only a phone has is tested there.
  const tag = `@${only ?? "desktop"}`;
  test(`MODAL-1 MODAL-3 ${modal} opens by keyboard, closes by Escape and by Back, and returns the focus`, {
    tag,
  }, async ({ shopper, page }) => {
    const { tabTo, tabBackTo, press } = keyboardOf(page);
    await shopper.open(address);
    await before?.(shopper);
    const pressed = opener(shopper);
    const dialog = page.getByRole("dialog", { name: title });
    await (fromEnd ? tabBackTo : tabTo)(pressed);
    for (const close of [() => press("Escape"), () => page.goBack()]) {
      await press("Enter");
      await expect(dialog).toBeVisible();
      await expect
        .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)), "focus inside")
        .toBe(true);
      await backClosesTheDialog(page);
      await close();
      await expect(dialog).toBeHidden();
      await expect(pressed).toBeFocused();
    }
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });
}

test("MODAL-1 MODAL-3 order opens from the list of orders by keyboard, and returns the focus", {
  tag: "@desktop",
}, async ({ shopper, shop, page }) => {
  const account = accountOn(shopper, shop.dataDir);
  const { tabTo, press } = keyboardOf(page);
  await shopper.open("/");
  await account.enter("+79120007744");
  await byCallOf(page.request).places({
    lines: [{ product_id: dishes.burger.id, quantity: 1 }],
    warehouse: points.sobornaya.warehouseId,
    pickup: points.sobornaya.id,
  });
  await account.open("orders");
  const details = page.getByRole("main").getByRole("button", { name: "Подробнее" });
  const dialog = page.getByRole("dialog", { name: /^Заказ/ });
  await tabTo(details);
  for (const close of [() => press("Escape"), () => page.goBack()]) {
    await press("Enter");
    await expect(dialog).toContainText(dishes.burger.name.ru);
    await backClosesTheDialog(page);
    await close();
    await expect(dialog).toBeHidden();
    await expect(details).toBeFocused();
  }
});

test("MODAL-3 Back closes a dialog although the page has not rendered its history entry yet", {
  tag: "@phone",
}, async ({ shopper: { open }, page }) => {
  const filters = page.getByRole("button", { name: "Фильтры" }).first();
  const dialog = page.getByRole("dialog");
  await open("/menu/garniry");
  await filters.click();
  await expect(dialog).toBeVisible();
  await backClosesTheDialog(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);

  // The dialog's script is loaded now, so the next press opens it at once.
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      history.pushState = push;
      push(...entry);
      history.back();
    };
    addEventListener("popstate", () => document.documentElement.setAttribute("data-back", ""));
  });
  await filters.click();
  await expect(page.locator("html")).toHaveAttribute("data-back");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/menu\/garniry$/);
});

test("MODAL-3 VALID-1 a field filled in before its dialog is modal keeps the focus and its suggestions", {
  tag: "@desktop",
}, async ({ shopper: { place, open, language }, page }) => {
  const idle = await holdIdleTurns(page);
  await open("/menu/garniry");
  await place.line.click();
  await place.street.evaluate((field) => {
    field.addEventListener("blur", () => field.setAttribute("data-left", ""));
  });
  // By voice, clipboard or autofill: no key is pressed.
  await place.street.fill(addresses.centre.typed[language]);
  const suggestion = place.dialog.getByRole("option", { name: addresses.centre.written[language] });
  await expect(suggestion).toBeVisible();
  const isModal = () => place.dialog.evaluate((dialog) => dialog.matches(":modal"));
  expect(await isModal()).toBe(false);
  await idle.come();
  await expect.poll(isModal).toBe(true);
  await expect(place.street).toBeFocused();
  await expect(place.street).not.toHaveAttribute("data-left");
  await suggestion.click();
  await expect(place.street).toHaveValue(addresses.centre.written[language]);
});

test("STATE-4 a closed branch shows its hours once per visit, and Escape closes them permanently", {
  tag: "@phone",
}, async ({ shopper: { place, open }, page }) => {
  const notice = page.getByRole("dialog", { name: "Сейчас мы закрыты" });
  await open("/contacts");
  await place.open();
  await place.collectAt(points.embankment.name.ru);
  await expect(notice).toContainText("Ждём вас с 16:00 до 22:00");
  await page.keyboard.press("Escape");
  await expect(notice).toBeHidden();

  const answered = page.waitForResponse(/\/popups\/_payload\.json/);
  await page.reload();
  await buttonsWork(page);
  await answered;
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);
  await place.open();
  await place.collectAt(points.embankment.name.ru);
  await expect(place.line).toContainText("Тихая набережная");
  await expect(notice).toBeHidden();
});

test("MODAL-1 a link to a coupon opens its terms, and closing them restores the page's address", {
  tag: "@desktop",
}, async ({ shopper: { open }, page }) => {
  await open("/contacts?coupon=7004");
  const dialog = page.getByRole("dialog", { name: "Сам заберу" });
  await expect(dialog).toContainText("Дни недели: понедельник, вторник, среда, четверг и пятница");
  await expect(dialog).toContainText("С 14:00 до 18:00");
  await expect(dialog).toContainText("Самовывозом");
  await dialog.getByRole("button", { name: "Понятно" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/contacts$/);
});

test("STATE-7 clearing saved data removes the place, the language and the theme", {
  tag: "@phone",
}, async ({ shopper: { place, open }, page, context }) => {
  const [russian, english] = [speakerOn(page, "ru"), speakerOn(page, "en")];
  const openSettings = async ({ t }: Speaker) => {
    await page
      .getByRole("contentinfo")
      .getByRole("button", { name: t("site.settings") })
      .click();
    return page.getByRole("dialog", { name: t("site.settings") });
  };
  const spoken = page.locator("html");
  await open("/contacts");
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);
  await context.addCookies([{ name: "theme", value: "dark", domain: "127.0.0.1", path: "/" }]);
  await (await openSettings(russian)).getByLabel(russian.t("site.language")).selectOption("en");
  await expect(spoken).toHaveAttribute("lang", "en");
  await buttonsWork(page);
  await (await openSettings(english)).getByRole("button", { name: english.t("settings.clear") }).click();
  await page
    .getByRole("dialog", { name: english.t("settings.clearTitle") })
    .getByRole("button", { name: english.t("settings.clear") })
    .click();
  await page.waitForURL(/:\d+\/$/);
  await buttonsWork(page);
  await expect(spoken).toHaveAttribute("lang", "ru");
  await expect(spoken).not.toHaveAttribute("data-theme", "dark");
  await expect(place.line).toContainText(russian.t("place.where"));
  const kept = (await context.cookies()).map(({ name }) => name);
  expect(kept.filter((name) => ["lang", "theme", "location"].includes(name))).toEqual([]);
});

test("MODAL-1 another page type can be chosen among those the shop offers, and is stored", { tag: "@phone" }, async ({
  shopper: { open },
  page,
}) => {
  await open("/contacts");
  await page.getByRole("contentinfo").getByRole("button", { name: "Вид сайта" }).click();
  const dialog = page.getByRole("dialog", { name: "Выберите вид сайта" });
  await dialog.locator("label").filter({ hasText: "Полки" }).click();
  await dialog.getByRole("button", { name: "Показать так" }).click();
  await page.waitForURL(/:\d+\/$/);
  await expect(page.locator('[data-layout="samokat"]')).toBeVisible();
  await open("/menu/garniry");
  await expect(page.locator('[data-layout="samokat"]')).toBeVisible();
});

test("MODAL-1 the city opens the choice of a place", { tag: "@phone" }, async ({ shopper: { place, open }, page }) => {
  await open("/contacts");
  await page.getByRole("contentinfo").getByRole("button", { name: "Настройки" }).click();
  await page.getByRole("button", { name: "Выберите город" }).click();
  await page
    .getByRole("dialog", { name: "Ваш город Тихоград?" })
    .getByRole("button", { name: "Нет, указать адрес" })
    .click();
  await expect(place.dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(place.dialog).toBeHidden();
  await expect(page.getByRole("dialog", { name: "Настройки" })).toBeVisible();
});

/** Simulates a busy device: a painted dialog becomes modal only after its release. */
async function holdIdleTurns(page: Page): Promise<{ come(): Promise<void> }> {
  await page.addInitScript(() => {
    const request = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (callback, options) => {
      // Identifies the call: only this one has a timeout of 250 ms.
      if (options?.timeout !== 250) return request(callback, options);
      window.addEventListener("idle-turns", () => request(callback), { once: true });
      return 0;
    };
  });
  return { come: () => page.evaluate(() => void window.dispatchEvent(new Event("idle-turns"))) };
}
