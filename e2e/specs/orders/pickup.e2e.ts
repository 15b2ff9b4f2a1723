import { expect, languageBy, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { lounge, points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { roubles, words } from "../../pages/words.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, language: languageBy("en", "ru") });

/** The branch has its own prices, which load a moment after it is chosen. */
const burgerAtVokzalny = 480;

test("APP-1 a pickup: the point from the list, no courier among the stages (ENT-2, ENT-6)", {
  tag: ["@phone", "@core"],
}, async ({ shopper, kitchen, page }) => {
  const { place, menu, cart, checkout, order, language } = shopper;
  const say = words[language];
  await shopper.open("/");
  await place.open();
  await place.collectAt(points.vokzalny.name[language]);
  await expect(place.line).toContainText({ ru: "Вокзальный проспект, 6", en: "6 Vokzalny Avenue" }[language]);

  await menu.add(dishes.burger);
  await cart.open();
  await expect(cart.line(dishes.burger)).toBeVisible();
  await expect(cart.checkoutLink).toBeVisible();
  await expect.poll(cart.totalInRoubles).toBe(burgerAtVokzalny);
  await cart.checkoutLink.click();

  await expect(checkout.section(say.pickup)).toContainText(points.vokzalny.name[language]);
  await checkout.fill({ name: "Олег", phone: "+7 912 000-11-22", payment: say.card, consent: true });
  await expect(checkout.submit).toHaveText(say.placeFor(roubles(burgerAtVokzalny, language)));
  await checkout.submit.click();

  const orderId = await order.appears();
  await expect(order.headline).toHaveText(say.headlines.accepted);
  await order.isLive();
  expect(await order.stages()).toEqual([
    say.stages.accepted,
    say.stages.cooking,
    say.stages.ready,
    say.stages.completed,
  ]);
  await expect(page.getByRole("main")).toContainText(
    { ru: "Вокзальный проспект, 6", en: "6 Vokzalny Avenue" }[language],
  );
  await order.staysLoaded(async () => {
    for (const status of ["cooking", "ready", "completed"] as const) {
      await kitchen.move(orderId, status);
      await order.shows(status);
      await expect(order.headline).toHaveText(say.headlines[status]);
    }
  });
});

test("APP-1 a table in the lounge is booked for four with an order of dishes", { tag: "@phone" }, async ({
  shopper,
  page,
}) => {
  const { place, menu, cart, checkout, order, language } = shopper;
  const say = words[language];
  await shopper.open("/");
  await place.open();
  await place.sitAt(lounge.name[language]);
  await menu.add(dishes.burger);
  await cart.open();
  await cart.checkoutLink.click();

  await expect(checkout.section({ ru: "В ресторане", en: "At the restaurant" }[language])).toContainText(
    lounge.name[language],
  );
  const slot = await checkout.pickSlot("20:00");
  await checkout.fill({ name: "Нина", phone: "8 (912) 000-33-44", payment: say.card, consent: true });
  await checkout.submit.click();

  await order.appears();
  await expect(order.headline).toHaveText(say.acceptedForTime);
  await expect(page.getByRole("main")).toContainText(slot);
  expect(await order.stages()).not.toContain(say.stages["on-the-way"]);
});
