import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { accountOn } from "../../pages/account.ts";
import { backClosesTheDialog } from "../../pages/at-rest.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON });

const lines = [{ product_id: dishes.burger.id, quantity: 1 }];
const collected = { lines, warehouse: 501, pickup: points.sobornaya.id };
const barOn = (page: Page) => page.getByRole("region", { name: "Текущий заказ" });
const idOf = (address: string) => Number(/\d+/.exec(address)?.[0]);

test("ROUTE-4 a guest who closed the tab finds the active order on every page, up to date until it is final", {
  tag: ["@phone", "@core"],
}, async ({ shopper, byCall, kitchen, context, page }) => {
  const address = await byCall.orderAddress(collected);
  const id = idOf(address);
  await shopper.open(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(barOn(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("skatert-orders") ?? "")).toContain(String(id));
  const later = await context.newPage();
  await page.close();

  await later.goto("/menu/picca");
  const bar = barOn(later);
  await expect(bar).toContainText("Принят");
  await expect(bar).toContainText(`Заказ ${id}`);
  await expect(bar).toContainText(/\d+\sмин/);
  await kitchen.move(id, "cooking");
  await expect(bar).toContainText("Готовится");
  for (const path of ["/", "/contacts", "/search", "/order"]) {
    await later.goto(path);
    await expect(bar, path).toContainText("Готовится");
  }
  await bar.getByRole("link").click();
  await expect(later).toHaveURL(new RegExp(`/order/${id}\\?key=`));
  await expect(bar).toBeHidden();
  await later.goto("/");
  await expect(bar).toBeVisible();
  await kitchen.move(id, "ready");
  await kitchen.move(id, "completed");
  await expect(bar).toBeHidden();
  await later.goto("/contacts");
  await later.waitForLoadState("networkidle");
  await expect(bar).toBeHidden();
});

test("ROUTE-4 an order never opened after its payment page is found too, the latest of two first", {
  tag: "@phone",
}, async ({ shopper, byCall, page }) => {
  const { menu, place, cart, checkout, language } = shopper;
  await shopper.open(await byCall.orderAddress(collected));
  await shopper.open("/");
  await place.open();
  await place.collectAt(points.sobornaya.name[language]);
  await menu.add(dishes.burger);
  await cart.open();
  await cart.checkoutLink.click();
  await checkout.fill({ name: "Олег", phone: "+7 912 000-11-23", payment: "Онлайн", consent: true });
  await checkout.submit.click();
  await page.waitForURL(/sandbox/);

  await shopper.open("/contacts");
  await expect(barOn(page)).toContainText("Принят");
  await barOn(page).getByRole("button", { name: "и ещё 1" }).click();
  const sheet = page.getByRole("dialog", { name: "Заказы и избранное" });
  await expect(sheet.getByRole("listitem")).toHaveCount(2);
  await sheet.getByRole("link", { name: "Ожидает оплаты" }).click();
  await expect(page).toHaveURL(/\/order\/\d+\?key=/);
});

test("ROUTE-4 the bar moves nothing and covers neither the cart's bar nor a button", { tag: "@phone" }, async ({
  shopper,
  byCall,
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await shopper.open(await byCall.orderAddress(collected));
  await shopper.open("/");
  await shopper.place.open();
  await shopper.place.collectAt(points.sobornaya.name.ru);
  await shopper.menu.add(dishes.burger);
  await expect(shopper.cart.bar).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await shopper.open("/menu/garniry");
    const bar = barOn(page).getByRole("link");
    await expect(bar).toBeVisible();
    await expect.poll(() => areApart(bar, shopper.cart.bar), `${width} px`).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const shifted = await page.evaluate(() =>
      Reflect.get(window, "shifts").reduce((sum: number, each: number) => sum + each, 0),
    );
    expect(shifted, `${width} px`).toBeLessThan(0.02);
  }
});

test("ENT-7 orders and favorites of the device are reachable from the header without an account", {
  tag: "@phone",
}, async ({ shopper, byCall, page }) => {
  await shopper.open("/");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Войти" })).toBeVisible();
  await shopper.open("/menu/burgery-i-sendvichi");
  await page
    .getByRole("main")
    .getByRole("button", { name: new RegExp(`избранное: ${dishes.burger.name.ru}$`) })
    .first()
    .click();
  const address = await byCall.orderAddress(collected);
  await shopper.open(address);
  await shopper.open("/contacts");
  await header.getByRole("link", { name: "Заказы и избранное" }).click();
  const sheet = page.getByRole("dialog", { name: "Заказы и избранное" });
  await expect(sheet).toContainText(`Заказ ${idOf(address)}`);
  await expect(sheet).toContainText(dishes.burger.name.ru);
  await sheet.getByRole("button", { name: "Войти" }).click();
  await expect(page.getByRole("dialog", { name: "Вход" })).toBeVisible();
  await backClosesTheDialog(page);
  await page.goBack();
  await page.getByRole("banner").getByRole("link", { name: "Заказы и избранное" }).click();
  await sheet.getByRole("link", { name: new RegExp(`Заказ ${idOf(address)}`) }).click();
  await expect(page).toHaveURL(new RegExp(`/order/${idOf(address)}\\?key=`));
});

test("STATE-8 an order page that stays open during a sign-out in another tab stores nothing of the order", {
  tag: "@phone",
}, async ({ shopper, byCall, page, context, shop }) => {
  const account = accountOn(shopper, shop.dataDir);
  await shopper.open("/");
  await account.enter("+79125550177");
  const address = await byCall.orderAddress(collected);
  const key = new URL(address, shop.url).searchParams.get("key") ?? "";
  const left = await context.newPage();
  const storedOrders = () => left.evaluate(() => localStorage.getItem("skatert-orders") ?? "");
  await left.goto(new URL(address, shop.url).href);
  await expect.poll(storedOrders).toContain(key);
  await account.open("");
  await page.getByRole("button", { name: account.say.signOut, exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === "/");
  await expect.poll(() => left.evaluate(() => localStorage.getItem("skatert-user") ?? "")).not.toContain('"id"');
  await expect.poll(storedOrders).not.toContain(key);
});

async function areApart(first: Locator, second: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([first.boundingBox(), second.boundingBox()]);
  if (a === null || b === null) return false;
  return a.y + a.height <= b.y || b.y + b.height <= a.y;
}
