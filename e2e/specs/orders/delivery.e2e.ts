import { expect, languageBy, test } from "../../fixtures/walk.ts";
import { dishes, sizes, supplements } from "../../known/dishes.ts";
import { WITH_MOTION } from "../../known/motion.ts";
import { addresses } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { roubles, words } from "../../pages/words.ts";

test.use({ ...WITH_MOTION, testNow: WEDNESDAY_AFTERNOON, language: languageBy("ru", "en") });

const pizza = { ru: "Пицца", en: "Pizza" };

test("APP-1 the page of a delivery shows each stage until it is delivered (ENT-6, API-8)", {
  tag: ["@phone", "@core"],
}, async ({ shopper, kitchen, page }) => {
  const { place, menu, cart, checkout, order, language } = shopper;
  const say = words[language];
  const price = (amount: number) => roubles(amount, language);

  await test.step("a typed address inside a zone is accepted", async () => {
    await shopper.open("/");
    await place.open();
    await place.deliverTo(addresses.centre, { apartment: "12", entrance: "2", floor: "3" });
  });

  await test.step("a chip links to its section and follows the scroll position", async () => {
    await menu.chip(pizza[language]).click();
    await expect(menu.card(dishes.margherita)).toBeInViewport();
    await expect(menu.chip(pizza[language])).toHaveAttribute("aria-current", "true");
    await menu.section({ ru: "Десерты", en: "Desserts" }[language]).scrollIntoViewIfNeeded();
    await expect(menu.chip(pizza[language])).not.toHaveAttribute("aria-current");
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(page.getByRole("main").locator("nav a[aria-current]")).toHaveCount(0);
  });

  await test.step("the button shows the price of a pizza with another size and supplements", async () => {
    await menu.openSheet(dishes.margherita);
    await expect(menu.addFor(price(sizes.small.price))).toBeVisible();
    await menu.pickSize(sizes.middle);
    await expect(menu.addFor(price(640))).toBeVisible();
    await menu.addSupplement(supplements.mozzarella);
    await menu.addSupplement(supplements.mushrooms);
    await shopper.isTold(dishes.margherita.name[language], () => menu.addFor(price(640 + 120 + 80)).click());
    await expect(menu.sheet).toBeHidden();
  });

  await test.step("the first supplement of a soup is free (PRICE-3)", async () => {
    await menu.openSheet(dishes.borscht);
    await menu.addSupplement(supplements.sourCream);
    await menu.addFor(price(390)).click();
    await expect(menu.sheet).toBeHidden();
  });

  await test.step("the cart's adjustments add up to its total (PRICE-1)", async () => {
    await cart.open();
    await expect(cart.lines).toHaveCount(2);
    await expect(cart.line(dishes.margherita)).toContainText(sizes.middle.name[language]);
    await expect(cart.line(dishes.margherita)).toContainText(supplements.mushrooms.name[language]);
    await expect(cart.total).toHaveText(price(840 + 390));
    const steps = await cart.steps();
    expect([...steps.values()].reduce((sum, step) => sum + step, 0)).toBe(1230);
    await cart.checkoutLink.click();
  });

  const slot = await test.step("the checkout shows address and total, and the shopper fills it in", async () => {
    await expect(checkout.title).toBeVisible();
    await expect(checkout.section(say.where)).toContainText(addresses.centre.written[language]);
    const chosen = await checkout.pickSlot("19:00");
    await checkout.fill({
      name: { ru: "Вера", en: "Vera" }[language],
      phone: "89123456789",
      email: "vera@example.org",
      morePeople: 1,
      comment: { ru: "Не звонить в дверь", en: "Do not ring the bell" }[language],
      payment: say.cash,
      changeFrom: "2000",
      consent: true,
    });
    await expect(checkout.phone).toHaveValue("+7 912 345-67-89");
    await expect(checkout.submit).toHaveText(say.placeFor(price(1230)));
    await checkout.submit.click();
    return chosen;
  });

  const orderId = await order.appears();
  await test.step("the order's page shows the stages, the address, the slot and the pizza's size", async () => {
    await expect(order.headline).toHaveText(say.acceptedForTime);
    expect(await order.stages()).toEqual(Object.values({ ...say.stages, ...say.carried }));
    await expect(page.getByRole("main")).toContainText(addresses.centre.written[language]);
    await expect(page.getByRole("main")).toContainText(slot);
    await expect(page.getByRole("main")).toContainText(sizes.middle.name[language]);
    await order.isLive();
  });

  await test.step("the page shows each new stage without a reload", async () => {
    await order.staysLoaded(async () => {
      for (const status of ["cooking", "ready", "on-the-way", "completed"] as const) {
        await kitchen.move(orderId, status);
        await order.shows(status);
        const carried = { ready: say.readyForCourier, completed: say.delivered };
        await expect(order.headline).toHaveText({ ...say.headlines, ...carried }[status]);
      }
    });
  });
});
