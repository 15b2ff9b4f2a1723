import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { addresses } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { arrowsWork } from "../../pages/at-rest.ts";
import { roubles } from "../../pages/words.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON });

const name = dishes.margherita.name.ru;

test("APP-1 a dish is found by a mistyped name from the header, opened and added to the cart", async ({
  shopper: { open, menu, place, cart, language },
  page,
}) => {
  await open("/contacts");
  await place.open();
  await place.deliverTo(addresses.centre);
  await page.getByRole("banner").getByRole("link", { name: "Поиск по меню" }).click();
  const field = page.getByRole("searchbox", { name: "Поиск по меню" });
  await expect(field).toBeFocused();
  await field.pressSequentially("маргорита");
  // On a slow device a part of the word is searched first.
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent("маргорита")}`);
  await expect(page.getByRole("status").filter({ hasText: "Нашлось 1 блюдо" })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(menu.card(dishes.margherita)).toContainText(roubles(490, language));
  await menu.takePizza({ ...dishes.margherita, name: { ru: "25 см", en: "25 cm" } });
  await expect(page).toHaveURL(/\/search\?q=[^&]*$/);
  await cart.open();
  await expect(cart.lines.first()).toContainText(name);
});

test("APP-1 a search is an address: it survives a reload and Back, in either keyboard layout", {
  tag: "@desktop",
}, async ({ shopper: { open, menu }, page }) => {
  await open("/search?q=vfhufhbnf");
  const field = page.getByRole("searchbox");
  await expect(field).toHaveValue("vfhufhbnf");
  await expect(page.getByRole("status").filter({ hasText: "по запросу «маргарита»" })).toBeVisible();
  await expect(menu.card(dishes.margherita)).toBeVisible();
  await field.fill("том ям");
  await expect(page).toHaveURL(/q=%D1%82%D0%BE%D0%BC/);
  await page.reload();
  await expect(field).toHaveValue("том ям");
  await open("/contacts");
  await page.goBack();
  await expect(field).toHaveValue("том ям");
});

test("STATE-1 a search without results offers the menu; the browser keeps recent queries and can delete them", {
  tag: "@phone",
}, async ({ shopper: { open }, page }) => {
  await open("/search");
  const field = page.getByRole("searchbox");
  const recent = page.getByRole("region", { name: "Недавние запросы" });
  await expect(page.getByRole("heading", { name: "Разделы меню" })).toBeVisible();
  await field.fill("борщ");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article").first()).toBeVisible();
  await field.fill("ъъъъъъ");
  await expect(page.getByText("По запросу «ъъъъъъ» ничего нет")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Смотреть меню" })).toHaveAttribute("href", "/");
  await page.getByRole("button", { name: "Очистить поиск" }).click();
  await expect(field).toBeFocused();
  await recent.getByRole("link", { name: "борщ" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Очистить поиск" }).click();
  await recent.getByRole("button", { name: "Забыть" }).click();
  await expect(recent).toHaveCount(0);
});

test("MODAL-3 by keyboard: Ctrl+K opens the field, a single key does not, arrows reach the dishes, Enter opens one", {
  tag: "@desktop",
}, async ({ shopper: { open }, page }) => {
  await open("/contacts");
  await arrowsWork(page);
  await page.keyboard.press("/");
  await page.keyboard.press("k");
  await expect(page).toHaveURL(/\/contacts$/);
  await page.keyboard.press("Control+k");
  const field = page.getByRole("searchbox");
  await expect(field).toBeFocused();
  // At once, because results of a part of the word would be replaced under the arrows.
  await field.fill("пицца");
  await expect(page.getByRole("status").filter({ hasText: /Нашл/ })).toBeVisible();
  const links = page.getByRole("article").getByRole("link");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).toBeFocused();
});

test("ENT-7 viewed dishes appear as a row, latest first", { tag: "@phone" }, async ({
  shopper: { open, menu },
  page,
}) => {
  await open("/menu/picca");
  await menu.openSheet(dishes.margherita);
  await page.keyboard.press("Escape");
  // Closing goes back in the history, which would abort the next load.
  await expect(menu.sheet).toBeHidden();
  await open("/?product_id=105101");
  const sheetRow = menu.sheet.getByRole("region", { name: "Вы смотрели" });
  await expect(sheetRow.getByRole("article")).toHaveCount(1);
  await expect(sheetRow.getByRole("article")).toContainText(name);
  await page.keyboard.press("Escape");
  await expect(menu.sheet).toBeHidden();
  await open("/search");
  const row = page.getByRole("region", { name: "Вы смотрели" });
  await expect(row.getByRole("article").first()).toContainText("Борщ");
  await expect(row.getByRole("article")).toHaveCount(2);
});
