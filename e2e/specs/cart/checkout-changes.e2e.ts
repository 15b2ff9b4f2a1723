import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { shopperOn } from "../../pages/shopper.ts";
import { roubles } from "../../pages/words.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });

const phone = "+7 912 000-74-01";
/** Vokzalny sells it for 30 roubles more. */
const atVokzalny = dishes.burger.price + 30;

test("the checkout keeps the consent and reports a total changed by another branch or another tab (issue 14 A1, A19)", {
  tag: "@phone",
}, async ({ shopper, page, context }) => {
  const { checkout } = shopper;
  const agreed = page.getByRole("main").getByRole("checkbox");
  await shopper.open("/");
  await shopper.place.open();
  await shopper.place.collectAt(points.sobornaya.name.ru);
  await shopper.menu.add(dishes.burger);
  await shopper.cart.open();
  await shopper.cart.checkoutLink.click();
  await checkout.fill({ name: "Рита", phone, payment: "Наличными", consent: true });

  await test.step("Back and Forward keep the consent and the phone number", async () => {
    await page.goBack();
    await page.goForward();
    await expect(checkout.title).toBeVisible();
    await expect(agreed).toBeChecked();
    await expect(checkout.phone).toHaveValue(phone);
  });

  await test.step("a change to a branch with another price shows the old and the new price", async () => {
    await page.getByRole("main").getByRole("button", { name: "Изменить: Самовывоз" }).click();
    await shopper.place.collectAt(points.vokzalny.name.ru);
    const told = page.getByRole("main").getByRole("alert").filter({ hasText: dishes.burger.name.ru });
    await expect(told).toContainText(
      `${dishes.burger.name.ru} ${roubles(atVokzalny, "ru")} вместо ${roubles(dishes.burger.price, "ru")}`,
    );
    await told.getByRole("button", { name: "Понятно" }).click();
    await expect(told).toHaveCount(0);
    await expect(checkout.submit).toContainText(roubles(atVokzalny, "ru"));
  });

  await test.step("a dish added in another tab shows the old and the new total", async () => {
    const other = shopperOn({ page: await context.newPage(), language: "ru", isPhone: true });
    await other.open("/");
    await other.menu.add(dishes.burger);
    const told = page.getByRole("main").getByRole("alert").filter({ hasText: "Корзина изменилась в другой вкладке" });
    await expect(told).toContainText(`Было ${roubles(atVokzalny, "ru")}, стало ${roubles(2 * atVokzalny, "ru")}`);
    await other.page.close();
    await told.getByRole("button", { name: "Понятно" }).click();
    await expect(told).toHaveCount(0);
  });
  await expect(agreed).toBeChecked();
  await checkout.submit.click();
  await shopper.order.appears();
});
