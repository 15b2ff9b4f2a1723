import { expect, test } from "../../fixtures/walk.ts";
import { dishes, giftCoupon, gifts, sizes, supplements } from "../../known/dishes.ts";
import { addresses, points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { buttonsWork, shopperOn } from "../../pages/shopper.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON });

test("CART-6 ENT-7 other sizes and supplements are separate lines; the cart survives a reload and is the same in a second tab", {
  tag: "@phone",
}, async ({ shopper, page, context }) => {
  const { place, menu, cart, open } = shopper;
  await open("/menu/picca");
  await place.open();
  await place.deliverTo(addresses.centre);
  await menu.takePizza(sizes.small);
  await menu.takePizza(sizes.small);
  await menu.takePizza(sizes.large);
  await menu.takePizza(sizes.small, [supplements.mozzarella]);

  await cart.open();
  await expect(cart.lines).toHaveCount(3);
  await expect(cart.line(dishes.margherita, "35 см")).toContainText("790 ₽");
  await expect(cart.line(dishes.margherita, "Моцарелла")).toContainText("610 ₽");
  await expect(cart.line(dishes.margherita, "25 см").first()).toContainText("980 ₽");
  await expect(cart.total).toHaveText("2 380 ₽");

  await page.reload();
  await buttonsWork(page);
  await cart.open();
  await expect(cart.lines).toHaveCount(3);

  const secondTab = shopperOn({ ...shopper, page: await context.newPage() });
  await secondTab.open("/");
  await secondTab.cart.open();
  await expect(secondTab.cart.lines).toHaveCount(3);
  await secondTab.cart.line(dishes.margherita, "35 см").getByRole("button", { name: "Уменьшить: Маргарита" }).click();
  await expect(cart.lines).toHaveCount(2);
  await expect(cart.total).toHaveText("1 590 ₽");
});

test("CART-2 CART-5 steps change a quantity, 0 removes the line, and clearing empties the cart after a confirmation", {
  tag: "@phone",
}, async ({ shopper: { place, menu, cart, open, isTold }, page }) => {
  await open("/menu/garniry");
  await menu.add(dishes.mash);
  await expect(place.dialog, "CART-1 without a place nothing is added").toBeVisible();
  await isTold(`Добавили в корзину: ${dishes.mash.name.ru}`, () => place.collectAt(points.sobornaya.name.ru));
  await cart.open();
  await cart.more(dishes.mash);
  await expect(cart.total).toHaveText("320 ₽");
  await cart.fewer(dishes.mash);
  await cart.fewer(dishes.mash);
  await expect(cart.box).toContainText("Пока пусто");
  await cart.close();

  await menu.add(dishes.mash);
  await cart.open();
  await cart.clear();
  await expect(cart.box).toContainText("Пока пусто");
  await page.reload();
  await buttonsWork(page);
  await expect(cart.lines).toHaveCount(0);
});

test("CART-7 a gift is offered, selected, exchanged and deselected, and is removed when the cart is no longer eligible", {
  tag: "@phone",
}, async ({ shopper: { place, menu, cart, discounts, open, isTold } }) => {
  await open("/menu/nabory");
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);
  await menu.add(dishes.rollSet);
  await cart.open();
  await expect(cart.box.getByText("Вам доступны скидка или подарок!")).toBeVisible();
  await cart.box.getByRole("button", { name: "Выбрать", exact: true }).click();

  const { choices } = discounts;
  await expect(choices).toHaveAccessibleName("Вам доступны скидка или подарок!");
  await discounts.choice(gifts.honeyCake).click();
  await expect(choices).toHaveAccessibleName("Вы выбрали 1 подарок из предложенных вариантов");
  await choices.getByRole("button", { name: "Готово" }).click();
  await expect(cart.box.getByText("Вы выбрали 1 подарок из предложенных вариантов")).toBeVisible();
  await expect(cart.box.getByText(`Ваш подарок: ${gifts.honeyCake.name.ru}`)).toBeVisible();
  await expect(cart.box.getByText(gifts.honeyCake.name.ru, { exact: true })).toBeVisible();

  await cart.box.getByRole("button", { name: "Изменить выбор" }).click();
  await discounts.choice(gifts.mors).click();
  await choices.getByRole("button", { name: "Готово" }).click();
  await expect(cart.box.getByText(gifts.mors.name.ru, { exact: true })).toBeVisible();
  await expect(cart.box.getByText(gifts.honeyCake.name.ru, { exact: true })).toBeHidden();

  await cart.box.getByRole("button", { name: `Отказаться от подарка: ${gifts.mors.name.ru}` }).click();
  await expect(cart.box.getByText(gifts.mors.name.ru, { exact: true })).toBeHidden();
  await cart.box.getByRole("button", { name: "Выбрать", exact: true }).click();
  await discounts.choice(gifts.cookie).click();
  await choices.getByRole("button", { name: "Готово" }).click();
  await expect(cart.box.getByText(gifts.cookie.name.ru, { exact: true })).toBeVisible();

  await cart.close();
  await open("/menu/garniry");
  await menu.add(dishes.mash);
  await cart.open();
  await expect(cart.box.getByRole("button", { name: "Изменить выбор" })).toBeVisible();
  await isTold(`Скидка «${giftCoupon.name}» больше не действует`, () => cart.fewer(dishes.rollSet));
  await expect(cart.box.getByText(gifts.cookie.name.ru, { exact: true })).toBeHidden();
});

test("CART-7 COUP-9 a coupon that does not apply yet shows what is missing; a promo code lowers the total by its percent", {
  tag: "@phone",
}, async ({ shopper: { place, menu, cart, discounts, open } }) => {
  await open("/");
  await place.open();
  await place.deliverTo(addresses.centre);
  await menu.add(dishes.burger);
  await cart.open();
  await cart.more(dishes.burger);
  await cart.more(dishes.burger);
  const hints = cart.box.getByRole("region", { name: "Можно получить ещё" });
  await expect(hints.getByRole("listitem").filter({ hasText: "К заказу больше 2 000 ₽" })).toContainText("Ещё 650 ₽");
  await expect(cart.box).toContainText("До подарка ещё");

  await discounts.enterPromo("stol10");
  await expect(cart.box.getByRole("status").filter({ hasText: "Промокод STOL10 действует" })).toBeVisible();
  await expect(cart.amount("Скидка «STOL10»")).toHaveText("−135 ₽");
  await expect(cart.total).toHaveText("1 215 ₽");
  const steps = await cart.steps();
  expect(
    [...steps.values()].reduce((sum, step) => sum + step, 0),
    "PRICE-1",
  ).toBe(1215);
  await cart.box.getByRole("button", { name: "Убрать промокод STOL10" }).click();
  await expect(cart.total).toHaveText("1 350 ₽");
});

test("CART-4 a new address lowers quantities above its branch's stock and removes unavailable dishes, each by name", {
  tag: "@phone",
}, async ({ shopper: { place, menu, cart, open } }) => {
  await open("/menu/goryachee");
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);
  await menu.add(dishes.ribeye);
  await menu.add(dishes.crab);
  await cart.open();
  for (let portions = 1; portions < 6; portions += 1) await cart.more(dishes.ribeye);
  await expect(cart.total).toHaveText("12 630 ₽");
  await cart.close();

  await place.open();
  await place.collectAt(points.vokzalny.name.ru);
  await cart.open();
  const changes = cart.box.getByRole("alert").filter({ hasText: "По новому адресу корзина изменилась" });
  await expect(changes).toContainText("Стейк рибай: осталось только 4, было 6");
  await expect(changes).toContainText("Фаланги камчатского краба: здесь этого нет, убрали из корзины");
  await changes.getByRole("button", { name: "Понятно" }).click();
  await expect(changes).toBeHidden();
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.line(dishes.ribeye).getByRole("status")).toHaveText("4");
});

test("CART-3 a late answer for an older cart changes nothing", { tag: "@desktop" }, async ({
  shopper: { place, menu, cart, open },
  page,
}) => {
  await open("/menu/garniry");
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);

  const late = Promise.withResolvers<void>();
  const delivered = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route("**/checkout/quote", async (route) => {
    const isHeld = isFirst;
    isFirst = false;
    const answer = await route.fetch();
    if (isHeld) await late.promise;
    // The page may have aborted it.
    await route.fulfill({ response: answer }).catch(() => undefined);
    if (isHeld) delivered.resolve();
  });
  const asked = page.waitForRequest("**/checkout/quote");
  await menu.add(dishes.mash);
  await asked;
  const answered = page.waitForResponse("**/checkout/quote");
  await cart.more(dishes.mash);
  await answered;
  await expect(cart.total).toHaveText("320 ₽");
  late.resolve();
  await delivered.promise;
  await expect(cart.total).toHaveText("320 ₽");
  await cart.more(dishes.mash);
  await expect(cart.total).toHaveText("480 ₽");
  await expect(cart.line(dishes.mash).getByRole("status")).toHaveText("3");
});
