import { type APIRequestContext, expect } from "@playwright/test";
import { kitchenOf } from "../../e2e/fixtures/kitchen.ts";
import type { ConsumerKeys } from "../../e2e/fixtures/server.ts";
import { dishes, gifts, sizes, supplements } from "../../e2e/known/dishes.ts";
import { addresses } from "../../e2e/known/places.ts";
import type { Shopper } from "../../e2e/pages/shopper.ts";

export type Operator = { readonly request: APIRequestContext; readonly keys: ConsumerKeys };

/** A screen, and the steps from the previous one. */
export type Screen = { readonly name: string; readonly show: (shopper: Shopper, operator: Operator) => Promise<void> };

/** The screens of one order, in the shopper's order. */
export const screens: readonly Screen[] = [
  { name: "home", show: home },
  { name: "category", show: category },
  { name: "product", show: product },
  { name: "cart", show: cart },
  { name: "checkout", show: checkout },
  { name: "order", show: order },
];

async function home(shopper: Shopper): Promise<void> {
  const { open, place, menu } = shopper;
  await open("/menu/goryachee/myaso-i-ptica");
  await place.open();
  await place.deliverTo(addresses.centre, { apartment: "12", entrance: "2", floor: "3" });
  await menu.add(dishes.cheeks);
  await open("/");
  await cartIsShown(shopper);
}

async function category(shopper: Shopper): Promise<void> {
  await shopper.open("/menu/picca");
  await cartIsShown(shopper);
}

async function cartIsShown({ isPhone, cart: basket }: Shopper): Promise<void> {
  await expect(isPhone ? basket.bar : basket.lines.first()).toBeVisible();
}

async function product({ menu }: Shopper): Promise<void> {
  await menu.openSheet(dishes.margherita);
  await menu.pickSize(sizes.middle);
  await menu.addSupplement(supplements.mozzarella);
  await menu.addSupplement(supplements.mushrooms);
}

async function cart(shopper: Shopper): Promise<void> {
  const { open, menu, discounts, cart: basket } = shopper;
  await menu.addFor("840 ₽").click();
  await open("/menu/supy/goryachie-supy");
  await menu.openSheet(dishes.borscht);
  await menu.addSupplement(supplements.sourCream);
  await menu.addFor("390 ₽").click();
  await open("/menu/deserty");
  await menu.add(dishes.fondant);
  await basket.open();
  await basket.box.getByRole("button", { name: "Выбрать", exact: true }).click();
  await discounts.choice(gifts.mors).click();
  await discounts.choices.getByRole("button", { name: "Готово" }).click();
  await expect(basket.box.getByText(gifts.mors.name.ru, { exact: true })).toBeVisible();
}

async function checkout({ page, cart: basket, checkout: form }: Shopper): Promise<void> {
  await basket.checkoutLink.click();
  await expect(form.title).toBeVisible();
  await form.pickSlot("19:00");
  await form.fill({ name: "Вера", phone: "89123456789", payment: "Картой при получении", consent: true });
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function order({ checkout: form, order: page }: Shopper, { request, keys }: Operator): Promise<void> {
  await form.submit.click();
  const id = await page.appears();
  const kitchen = kitchenOf(request, keys);
  for (const status of ["cooking", "ready", "on-the-way"] as const) {
    await kitchen.move(id, status);
    await page.shows(status);
  }
  await page.isLive();
}
