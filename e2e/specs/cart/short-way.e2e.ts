import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { addresses } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import type { Shopper } from "../../pages/shopper.ts";
import { countTaps, type Taps } from "../../pages/taps.ts";
import { words } from "../../pages/words.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON });

const say = words.ru;
const fourHoursMs = 4 * 3_600_000;
/** Above the order minimum on its own. */
const dish = dishes.cheeks;

function toCheckout({ page, isPhone, cart }: Shopper) {
  return isPhone ? page.getByRole("link", { name: /^Оформить за \d/ }) : cart.checkoutLink;
}

function addButton({ menu }: Shopper) {
  return menu.card(dish).getByRole("button", { name: say.add(dish.name.ru) });
}

async function firstOrder(shopper: Shopper, taps: Taps): Promise<void> {
  const { page, place, checkout, order } = shopper;
  const main = page.getByRole("main");
  await taps.tap(addButton(shopper));
  await taps.type("ул театральная 18 кв 12");
  await taps.tap(place.dialog.getByRole("button", { name: say.deliverHere }));
  await taps.tap(toCheckout(shopper));
  await taps.tap(main.getByLabel(say.name, { exact: true }));
  await taps.type("Вера");
  await taps.tap(checkout.phone);
  await taps.type("9123456789");
  await taps.tap(checkout.choice(say.cash));
  await taps.tap(main.locator("label").filter({ hasText: say.consent }).locator("span").first());
  await taps.tap(checkout.submit);
  await order.appears();
}

test("a first guest orders in nine taps, the next order takes three, the same one again two", async ({
  shopper,
  page,
}) => {
  test.slow();
  const taps = await countTaps(page);
  const { checkout, order } = shopper;
  await test.step("the first order takes at most nine taps", async () => {
    await shopper.open("/");
    await firstOrder(shopper, taps);
    expect(await taps.count()).toBeLessThanOrEqual(9);
  });

  await test.step("the next order takes at most three taps, because the form is filled in and shown as rows", async () => {
    await shopper.open("/");
    const before = await taps.count();
    await taps.tap(addButton(shopper));
    await taps.tap(toCheckout(shopper));
    for (const [title, value] of [
      ["Куда", `${addresses.centre.written.ru}Квартира 12`],
      ["Когда", "Как можно скорее"],
      ["Контакты", "Вера+7 912 345-67-89"],
      ["Оплата", say.cash],
      ["Согласие", "Принято при прошлом заказе"],
    ] as const)
      await expect(checkout.section(title).getByRole("button", { expanded: false })).toContainText(value);
    await expect(checkout.submit).toBeInViewport();
    await taps.tap(checkout.submit);
    await order.appears();
    expect((await taps.count()) - before).toBeLessThanOrEqual(3);
  });

  await test.step("the same order takes at most two taps four hours later", async () => {
    await page.clock.setFixedTime(Date.now() + fourHoursMs);
    await shopper.open("/");
    const before = await taps.count();
    await taps.tap(page.getByRole("button", { name: /^Повторить прошлый заказ/ }));
    await taps.tap(checkout.submit);
    await order.appears();
    expect((await taps.count()) - before).toBeLessThanOrEqual(2);
  });
});

test("a row opens for editing, and a fault opens its own", { tag: "@phone" }, async ({ shopper, page }) => {
  const taps = await countTaps(page);
  const { checkout } = shopper;
  const main = page.getByRole("main");
  await shopper.open("/");
  await firstOrder(shopper, taps);
  await shopper.open("/");
  await addButton(shopper).click();
  await toCheckout(shopper).click();
  await checkout.section("Контакты").getByRole("button", { expanded: false }).click();
  await expect(checkout.section("Контакты")).toBeFocused();
  await expect(main.getByLabel(say.name, { exact: true })).toHaveValue("Вера");
  await expect(main.getByRole("checkbox", { name: say.consent })).toHaveCount(0);
  await checkout.section("Согласие").getByRole("button").click();
  const consent = main.getByRole("checkbox", { name: say.consent });
  await expect(consent).toBeChecked();
  await consent.press("Space");
  await checkout.submit.click();
  await expect(main.getByText("Без согласия заказ не принять")).toBeVisible();
});
