import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { byCallOf } from "../../../fixtures/by-call.ts";
import { noPromotionsTest as test } from "../../../fixtures/no-promotions.ts";
import { expect, type OpenWindow, officeText } from "../../../fixtures/office.ts";
import { smallTargets, tooWide } from "../../../fixtures/office-eyes.ts";
import { dishes } from "../../../known/dishes.ts";
import { points } from "../../../known/places.ts";
import { WEDNESDAY_LUNCH } from "../../../known/times.ts";
import { type Shopper, shopperOn } from "../../../pages/shopper.ts";

test.use({
  apart: false,
  testNow: WEDNESDAY_LUNCH,
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [/status of 401/],
});

const { cheeks } = dishes;
const { sobornaya } = points;
const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);

test("PROMO-1 PROMO-2 by touch, an owner with no promotions makes 15 % on lunch, then 200 codes, and guests use both", {
  tag: "@phone",
}, async ({ page, door, request, openWindow }) => {
  for (const quantity of [1, 2]) {
    const lines = [{ product_id: cheeks.id, quantity }];
    await byCallOf(request).places({ lines, warehouse: sobornaya.warehouseId, pickup: sobornaya.id });
  }
  await page.goto("/office/menu/promotions");
  await door.signIn();
  await expect(page.getByRole("heading", { name: text("promo.recipe.empty") })).toBeVisible();

  await test.step("a recipe becomes 15 % on lunch", () => makesLunch(page));

  await test.step("past orders tell its cost, and it is published", async () => {
    const past = page.getByRole("region", { name: text("promo.dry.title") });
    await past.getByRole("button", { name: text("promo.dry.start") }).tap();
    await expect(past.getByText("207 ₽").first()).toBeVisible();
    await expect(past.getByText("1 из 2")).toBeVisible();
    await page.getByRole("button", { name: text("promo.edit.save") }).tap();
    await expect(page.getByText(text("promo.edit.unsaved.none"))).toBeVisible();
    await publishes(page);
  });

  const guest = await guestIn(openWindow);
  await test.step("a guest gets it from the promised sum on", async () => {
    await guest.menu.add(cheeks);
    await guest.cart.open();
    await expect(guest.cart.total).toHaveText("690 ₽");
    await guest.cart.more(cheeks);
    await guest.cart.box.getByRole("button", { name: "Выбрать", exact: true }).tap();
    await guest.discounts.choices.getByRole("button", { name: /Скидка 15/ }).tap();
    await guest.discounts.choices.getByRole("button", { name: "Готово" }).tap();
    await expect(guest.cart.total).toHaveText("1 173 ₽");
    await guest.cart.fewer(cheeks);
    await expect(guest.cart.total).toHaveText("690 ₽");
  });

  const code = await test.step("200 codes are drawn, downloaded and published", async () => {
    const drawn = await drawsCodes(page);
    expect(new Set(drawn).size).toBe(200);
    await publishes(page);
    return drawn[100] ?? "";
  });

  await test.step("a guest uses one of them", async () => {
    await guest.discounts.enterPromo(code);
    await expect(guest.cart.total).toHaveText("586,50 ₽");
    await guest.cart.checkoutLink.tap();
    await guest.checkout.fill({ name: "Ольга", phone: "+79120007862", payment: "Картой при получении", consent: true });
    await guest.checkout.submit.tap();
    await expect(guest.page).toHaveURL(/\/order\//);
  });

  await test.step("another guest is told that it is used", async () => {
    const other = await guestIn(openWindow);
    await other.menu.add(cheeks);
    await other.cart.open();
    await other.discounts.enterPromo(code);
    await expect(other.cart.box.getByText("Промокод уже использован")).toBeVisible();
    await expect(other.cart.total).toHaveText("690 ₽");
  });
});

async function makesLunch(page: Page): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${text("promo.recipe.happyHour")}`) }).tap();
  const form = page.getByRole("form", { name: text("promo.edit.parts") });
  const part = async (name: "cart" | "sum" | "where" | "when" | "shown") => {
    await form.getByRole("button", { name: new RegExp(`^${text(`promo.edit.${name}`)} `) }).tap();
  };
  await part("when");
  await form.getByLabel(text("promo.edit.from")).fill("12:00");
  await form.getByLabel(text("promo.edit.to")).fill("16:00");
  await part("cart");
  await form.getByLabel(text("promo.edit.section.find")).first().fill("мясо и");
  await form.getByRole("button", { name: "Добавить: Мясо и птица" }).tap();
  await part("sum");
  await form.getByLabel(text("promo.edit.minimum")).fill("700");
  await part("where");
  await form.getByText(text("promo.edit.forPickup"), { exact: true }).tap();
  await part("shown");
  await form.getByLabel(text("promo.edit.name"), { exact: true }).fill("Обед");
  const what = "Скидка 15 %, если в заказе есть что-нибудь из раздела «Мясо и птица»";
  await expect(form.getByText(`${what}, по будням с 12 до 16, на заказ больше 700 ₽, только самовывоз`)).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
}

async function drawsCodes(page: Page): Promise<readonly string[]> {
  await page.goto("/office/menu/promotions?new=1");
  await page.getByRole("button", { name: new RegExp(`^${text("promo.recipe.flyer")}`) }).tap();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: text("promo.recipe.codes") }).fill("200");
  await dialog.getByRole("button", { name: text("promo.recipe.do") }).tap();
  await page.getByRole("button", { name: new RegExp(`^${text("promo.edit.codes")} `) }).tap();
  const file = page.getByRole("link", { name: text("promo.edit.codes.file") });
  const [download] = await Promise.all([page.waitForEvent("download"), file.tap()]);
  const [, ...rows] = (await readFile(await download.path(), "utf8")).trim().split(/\r?\n/);
  return rows.map((row) => row.split(";")[0] ?? "");
}

async function publishes(page: Page): Promise<void> {
  await page.goto("/office/changes");
  await page.getByRole("button", { name: text("draft.publish.now") }).tap();
  await expect(page.getByRole("heading", { name: text("draft.empty.title") })).toBeVisible();
}

/** A guest who collects at Sobornaya as soon as possible. */
async function guestIn(openWindow: OpenWindow): Promise<Shopper> {
  const guest = shopperOn({ page: await openWindow("phone"), language: "ru", isPhone: true });
  await guest.open("/");
  await guest.place.open();
  await guest.place.collectAt(sobornaya.name.ru);
  return guest;
}
