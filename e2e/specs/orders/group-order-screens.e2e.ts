import { hasNoFaults, hasNoFaultsWhenWide, LAYOUT_RULES } from "../../fixtures/faults-of-page.ts";
import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { backClosesTheDialog } from "../../pages/at-rest.ts";
import { bar, groupTitle, hostDialog, opensGroup, patient, person } from "../../pages/group-order.ts";
import { shopperOn } from "../../pages/shopper.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });

test("VALID-1 axe finds nothing on any screen of a group order, in either theme", { tag: "@phone" }, async ({
  shopper,
  page,
  browser,
  shop,
}) => {
  await shopper.open("/");
  await shopper.place.open();
  await shopper.place.collectAt(points.sobornaya.name.ru);
  await shopper.menu.add(dishes.burger);
  await shopper.cart.open();
  await shopper.cart.box.getByRole("button", { name: groupTitle }).click();
  await expect(hostDialog(page).getByLabel("Ваше имя")).toBeVisible();
  await hasNoFaults(page, "opening");
  await hasNoFaultsWhenWide(page, "opening", LAYOUT_RULES);
  await backClosesTheDialog(page);
  await page.goBack();
  await shopper.cart.close();
  const link = await opensGroup(shopper, "Анна");
  const mine = { secret: "Zm9yIHRoZSBob3N0IG9ubHk", name: "Олег", done: true };
  const lines = [{ product_id: dishes.fondant.id, quantity: 2, name: "Шоколадный фондан" }];
  await page.request.put(`${shop.url}/wp-json/systeminfo/v1/group_orders/${link.split("/").at(-1)}/mine`, {
    data: { ...mine, lines },
  });
  await expect(person(page, "Олег")).toBeVisible();
  await hasNoFaults(page, "host");
  await hasNoFaultsWhenWide(page, "host", "all");

  const other = await browser.newContext({ viewport: page.viewportSize(), locale: "ru-RU" });
  const guest = shopperOn({ page: await other.newPage(), language: "ru", isPhone: shopper.isPhone });
  await guest.open(link);
  await hasNoFaults(guest.page, "invitation");
  await hasNoFaultsWhenWide(guest.page, "invitation", LAYOUT_RULES);
  await guest.page.getByLabel("Ваше имя").fill("Ира");
  await guest.page.getByRole("button", { name: "Добавить свои блюда" }).click();
  await guest.menu.add(dishes.burger);
  await expect(bar(guest.page)).toContainText("Ваших блюд на 450 ₽", patient);
  await hasNoFaults(guest.page, "guest's menu");
  await hasNoFaultsWhenWide(guest.page, "guest's menu and cart", "all");
  await guest.cart.open();
  await expect(guest.cart.box.getByRole("button", { name: "Готово", exact: true })).toBeVisible();
  await hasNoFaults(guest.page, "guest's cart");
  await guest.open(link);
  await expect(guest.page.getByRole("button", { name: "Выйти из заказа" })).toBeVisible();
  await hasNoFaults(guest.page, "guest's part");
  await hasNoFaultsWhenWide(guest.page, "guest's part", LAYOUT_RULES);

  await expect(person(page, "Ира")).toContainText("450 ₽");
  await hostDialog(page).getByRole("button", { name: "Закрыть и оформить" }).click();
  await expect(shopper.checkout.title).toBeVisible();
  await hasNoFaults(page, "checkout");
  await hasNoFaultsWhenWide(page, "checkout", "all");
  await shopper.open("/menu/picca");
  await hasNoFaultsWhenWide(page, "host's cart beside the menu", "all");
  await shopper.cart.open();
  await expect(shopper.cart.box.getByRole("list", { name: "Олег" })).toBeVisible();
  await hasNoFaults(page, "host's cart");
  await guest.page.close();
});
