import type { Page } from "@playwright/test";
import { OFFICE_PATHS } from "@skatert/contract";
import { hasNoFaults } from "../../fixtures/faults-of-page.ts";
import { shopWithGroups as test } from "../../fixtures/shop-with-groups.ts";
import { expect } from "../../fixtures/walk.ts";
import type { KnownDish } from "../../known/dishes.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { keyboardOf } from "../../pages/keyboard.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON });

const dish = (id: number, name: string, price: number): KnownDish => ({ id, name: { ru: name, en: name }, price });
const lunch = dish(401, "Обед", 650);
const pizza = dish(304, "Из половинок", 600);
const steak = dish(201, "Стейк", 900);

const group = (page: Page, name: string) => page.getByRole("dialog").getByRole("region", { name, exact: true });
const option = (page: Page, of: string, name: string) => group(page, of).locator("label").filter({ hasText: name });

test("MENU-18 MENU-11 MENU-10 a guest builds a lunch and a pizza of two halves, meets each refusal once, and orders them", {
  tag: "@phone",
}, async ({ shopper, page }) => {
  const { place, menu, cart, checkout, order } = shopper;
  await shopper.open("/");
  await place.open();
  await place.collectAt("На Кирова");

  await test.step("the lunch asks for its hot dish, and the steak in it for its doneness", async () => {
    await menu.openSheet(lunch);
    await expect(group(page, "Напиток").getByRole("radio", { name: "Кола" })).toBeChecked();
    await menu.addFor("650 ₽").click();
    await expect(group(page, "Горячее").getByRole("alert")).toHaveText("Горячее: выбрано 0 из 1");
    await expect(group(page, "Горячее").getByRole("heading", { name: "Горячее" })).toBeFocused();
    await option(page, "Горячее", "Стейк").click();
    const inside = group(page, "Горячее").locator("summary").filter({ hasText: "Стейк" });
    await inside.click();
    await expect(group(page, "Прожарка")).toBeHidden();
    await menu.addFor("1 100 ₽").click();
    await expect(group(page, "Прожарка").getByRole("alert")).toHaveText("Прожарка: выбрано 0 из 1");
    await option(page, "Прожарка", "Well done").click();
    await option(page, "Гарнир", "Салат").click();
    await page.keyboard.press("Escape");
    await expect(group(page, "Прожарка")).toBeHidden();
    await expect(inside).toBeFocused();
    await expect(inside).toContainText("Well done и Салат");
    await option(page, "Напиток", "Смузи").click();
    await hasNoFaults(page, "a lunch");
    await menu.addFor("1 250 ₽").click();
    await expect(menu.sheet).toBeHidden();
  });

  await test.step("the halves cost their average, and the larger size keeps them", async () => {
    await menu.openSheet(pizza);
    const half = (number: number) => menu.sheet.getByRole("group", { name: `Половина ${number}` });
    await half(1).locator("label").filter({ hasText: "Маргарита" }).click();
    await expect(menu.sheet.getByRole("img", { name: "Половина" })).toHaveCount(0);
    await half(2).locator("label").filter({ hasText: "Пепперони" }).click();
    await expect(menu.sheet.getByRole("img", { name: "Половина 1: Маргарита" })).toBeVisible();
    await expect(menu.sheet.getByRole("img", { name: "Половина 2: Пепперони" })).toBeVisible();
    await expect(menu.addFor("645 ₽")).toBeVisible();
    await menu.pickSize(dish(3043, "35 см", 750));
    await expect(half(2).getByRole("radio", { name: "Пепперони" })).toBeChecked();
    await hasNoFaults(page, "two halves");
    await menu.addFor("805 ₽").click();
    await expect(menu.sheet).toBeHidden();
  });

  await cart.open();
  await expect(cart.line(lunch)).toContainText("Стейк, Well done, Салат, Смузи");
  await expect(cart.line(pizza)).toContainText("Маргарита, Пепперони");
  await expect.poll(cart.totalInRoubles).toBe(1250 + 805);
  await cart.checkoutLink.click();
  await checkout.fill({ name: "Олег", phone: "+7 912 000-11-22", payment: "Наличными", consent: true });
  await checkout.submit.click();
  await order.appears();
  const lines = page.getByRole("main").getByRole("listitem");
  await expect(lines.filter({ hasText: "Обед" })).toContainText("Стейк (Well done, Салат), Смузи");
  await expect(lines.filter({ hasText: "Из половинок" })).toContainText("½ Маргарита + ½ Пепперони");
});

test("MENU-18 MENU-8 MENU-7 MENU-15 by keyboard a steak gets its doneness, and a burger loses its onions and is to be cut", {
  tag: "@desktop",
}, async ({ shopper, page }) => {
  const { place, menu, cart } = shopper;
  await shopper.open("/");
  await place.open();
  await place.collectAt("На Кирова");
  await menu.openSheet(steak);
  await expect(menu.sheet.getByLabel("Пожелание к блюду")).toBeHidden();
  await menu.addFor("900 ₽").focus();
  await page.keyboard.press("Enter");
  await expect(group(page, "Прожарка").getByRole("heading")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(group(page, "Прожарка").getByRole("radio", { name: "Medium" })).toBeChecked();
  await expect(group(page, "Прожарка").getByRole("alert")).toBeHidden();
  await menu.addFor("900 ₽").focus();
  await page.keyboard.press("Enter");
  await expect(menu.sheet).toBeHidden();

  const burger = dish(202, "Бургер", 400);
  await menu.openSheet(burger);
  await menu.sheet.getByText("Убрать ингредиенты").click();
  await menu.sheet.locator("label").filter({ hasText: "Без лука" }).click();
  const sauces = group(page, "Соусы");
  await sauces.getByRole("button", { name: "Увеличить: Сырный" }).click();
  await expect(menu.addFor("400 ₽")).toBeVisible();
  await sauces.getByRole("button", { name: "Увеличить: Кетчуп" }).click();
  const note = menu.sheet.getByLabel("Пожелание к блюду");
  await note.fill("я".repeat(150));
  await expect(note).toHaveValue("я".repeat(140));
  await expect(menu.sheet.getByText("Осталось символов: 0")).toBeVisible();
  await note.fill("разрезать <b>пополам</b>");
  await hasNoFaults(page, "a note for a dish");
  await menu.addFor("430 ₽").click();
  await expect(menu.sheet).toBeHidden();
  await expect(cart.line(burger)).toContainText("Кетчуп, СырныйБез лука");
  await expect(cart.line(burger)).toContainText("«разрезать <b>пополам</b>»");
  await expect.poll(cart.totalInRoubles).toBe(900 + 430);
});

test.describe("in English", () => {
  test.use({ language: "en" });

  test("MENU-14 MENU-18 CART-6 by keyboard a guest changes a lunch in the cart, and a drink that the office stops leaves the open sheet", {
    tag: "@desktop",
  }, async ({ shopper, page, shop, request }) => {
    const cook = { login: "stopping", password: "correct horse battery" };
    await shop.staff(
      ["create", "--name", "Олег", "--role", "owner", "--login", cook.login, "--password-stdin"],
      cook.password,
    );
    const headers = { origin: new URL(shop.backendUrl).origin };
    expect((await request.post(OFFICE_PATHS.session, { data: cook, headers })).status()).toBe(200);

    const { place, menu, cart } = shopper;
    const { tabTo, press } = keyboardOf(page);
    await shopper.open("/");
    await place.open();
    await place.collectAt("На Кирова");
    await menu.openSheet(lunch);
    const hot = group(page, "Горячее");
    await tabTo(hot.getByRole("radio").first());
    await press("Space");
    await expect(hot.getByRole("radio", { name: "Бургер" })).toBeChecked();
    await tabTo(menu.addFor("₽650"));
    await press("Enter");
    await expect(menu.sheet).toBeHidden();
    await expect(cart.line(lunch)).toContainText("Бургер, Кола");

    await tabTo(cart.line(lunch).getByRole("button", { name: "Change: Обед" }));
    await press("Enter");
    await expect(menu.sheet).toHaveAccessibleName("Обед");
    await expect(hot.getByRole("radio", { name: "Бургер" })).toBeChecked();
    const drinks = group(page, "Напиток");
    const smoothie = drinks.getByRole("radio", { name: "Смузи" });
    await tabTo(drinks.getByRole("radio", { name: "Кола" }));
    await press("ArrowUp");
    await expect(smoothie).toBeChecked();
    const target = { kind: "product", id: 503 };
    const stopped = await request.post(OFFICE_PATHS.stops, {
      data: { branch_id: 1, target, until: "2026-11-18T15:00:00.000Z" },
      headers,
    });
    expect(stopped.ok(), await stopped.text()).toBe(true);
    await expect(smoothie).toBeDisabled();
    await expect(menu.sheet.getByRole("status").getByText("Напиток: 0 of 1 chosen")).toHaveCount(1);
    await expect(smoothie).not.toBeChecked();
    await expect(option(page, "Напиток", "Смузи")).toContainText("18:00");
    await expect(drinks.getByRole("paragraph").filter({ hasText: /^Смузи: .*18:00/ })).toBeVisible();
    await expect(hot.getByRole("radio", { name: "Бургер" })).toBeChecked();
    await tabTo(menu.sheet.getByRole("button", { name: "Save · ₽650" }));
    await press("Enter");
    await expect(drinks.getByRole("alert")).toHaveText("Напиток: 0 of 1 chosen");
    await expect(drinks.getByRole("heading")).toBeFocused();
    await tabTo(drinks.getByRole("radio", { name: "Кола" }));
    await press("ArrowDown");
    await expect(drinks.getByRole("radio", { name: "Морс" })).toBeChecked();
    await hasNoFaults(page, "a line that is changed");
    await tabTo(menu.sheet.getByRole("button", { name: "Save · ₽650" }));
    await press("Enter");
    await expect(menu.sheet).toBeHidden();
    await expect(cart.lines).toHaveCount(1);
    await expect(cart.line(lunch)).toContainText("Бургер, Морс");
  });
});
