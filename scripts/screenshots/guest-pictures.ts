import { expect, type Page } from "@playwright/test";
import { OFFICE_PATHS } from "@skatert/contract";
import { doorOf, officeText } from "../../e2e/fixtures/office.ts";
import { dishes, gifts, sizes, supplements } from "../../e2e/known/dishes.ts";
import { addresses, points } from "../../e2e/known/places.ts";
import { type Shopper, shopperOn } from "../../e2e/pages/shopper.ts";
import { roubles, words } from "../../e2e/pages/words.ts";
import type { Evening } from "./evening.ts";
import { vera } from "./guests.ts";
import type { Kitchen } from "./kitchen.ts";
import { frames, takePicture } from "./picture.ts";

const chooseWords = { ru: ["Выбрать", "Готово"], en: ["Choose", "Done"] } as const;

/** The guest of the tour with her order. */
export type Vera = { readonly shopper: Shopper; readonly page: Page; readonly order: number };

/** The guest's way from the menu to the order, with its pictures. */
export async function veraOrders(evening: Evening): Promise<Vera> {
  const { language } = evening;
  const page = await evening.window(frames.phone, "light");
  const shopper = shopperOn({ page, language, isPhone: true });
  const { open, place, menu, cart, discounts, checkout, order } = shopper;
  await open("/");
  await place.open();
  await place.deliverTo(addresses.centre, { apartment: "12", entrance: "2", floor: "3" });
  // The menu and the minutes of the branch follow the address.
  await expect(page.getByRole("banner").getByText(/40/)).toBeVisible();
  await takePicture(page, language, "shop");
  await open("/menu/goryachee/myaso-i-ptica");
  await menu.add(dishes.ribeye);
  await open("/menu/picca");
  await menu.openSheet(dishes.margherita);
  await menu.pickSize(sizes.middle);
  await menu.addSupplement(supplements.mozzarella);
  await menu.addSupplement(supplements.mushrooms);
  // The picture of the dish is above the extras.
  await menu.sheet.evaluate((sheet) => {
    for (const each of [sheet, ...sheet.querySelectorAll("*")]) each.scrollTop = 0;
  });
  await takePicture(page, language, "dish");
  await menu.addFor(roubles(840, language)).click();
  await cart.open();
  const [choose, done] = chooseWords[language];
  await cart.box.getByRole("button", { name: choose, exact: true }).click();
  await discounts.choice(gifts.mors).click();
  await discounts.choices.getByRole("button", { name: done }).click();
  await expect(cart.box.getByText(gifts.mors.name[language], { exact: true })).toBeVisible();
  await takePicture(page, language, "cart");
  await cart.checkoutLink.click();
  await checkout.fill({
    name: vera.name[language],
    phone: vera.phone,
    payment: words[language].card,
    consent: true,
  });
  await checkout.submit.click();
  return { shopper, page, order: await order.appears() };
}

/** A courier with the ready orders on a phone. */
export async function courierOf(evening: Evening, kitchen: Kitchen): Promise<void> {
  const { language, url } = evening;
  const roles = [{ role: "courier", branch_id: points.sobornaya.warehouseId }];
  const name = language === "ru" ? "Павел" : "Pavel";
  const password = "a courier's long password";
  const invited = Object(await kitchen.posts(OFFICE_PATHS.staff, { name, login: "pavel", roles }));
  const page = await evening.window(frames.phone, "dark");
  const token = new URL(invited.link.link).hash.slice(1);
  const headers = { origin: url, "idempotency-key": crypto.randomUUID() };
  await page.request.post(OFFICE_PATHS.linkUse, { headers, data: { token, password } });
  await page.goto("/office/");
  const start = page.getByRole("button", { name: officeText(language, "shift.title") });
  const card = page.getByRole("article").first();
  const door = doorOf(page, language);
  await start.or(door.title).first().waitFor();
  if (await door.title.isVisible()) await door.signIn({ login: "pavel", password });
  await start.click();
  await card.waitFor();
  await takePicture(page, language, "courier");
}

export async function guestWaits(evening: Evening, { shopper, page }: Vera): Promise<void> {
  await page.reload();
  await shopper.order.shows("on-the-way");
  await shopper.order.isLive();
  await takePicture(page, evening.language, "order");
}

export async function guestSeesTheStop(evening: Evening, { shopper, page }: Vera): Promise<void> {
  await shopper.open("/menu/supy/goryachie-supy");
  const { menu } = shopper;
  await expect(menu.card(dishes.borscht).getByRole("button", { name: words[evening.language].add("") })).toHaveCount(0);
  await takePicture(page, evening.language, "stopped-dish");
}
