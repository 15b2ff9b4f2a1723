import type { APIRequestContext } from "@playwright/test";
import { byCallOf } from "../../fixtures/by-call.ts";
import { hasNoFaults } from "../../fixtures/faults-of-page.ts";
import type { ConsumerKeys } from "../../fixtures/server.ts";
import { expect, languageBy, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { newPhone } from "../../known/new-phone.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { accountOn } from "../../pages/account.ts";
import { requestWords } from "../../pages/request-words.ts";

test.use({
  testNow: WEDNESDAY_AFTERNOON,
  language: languageBy("ru", "en"),
  contextOptions: { reducedMotion: "reduce" },
});

/** Pages ask for the ratings once a minute and after every edit; a walk does not wait for the minute. */
async function shopIsEdited(request: APIRequestContext, keys: ConsumerKeys): Promise<void> {
  const answer = await request.put(`/wp-json/wc/v3/products/${dishes.coldBeetSoup.id}`, {
    params: { ...keys },
    data: { regular_price: String(dishes.coldBeetSoup.price + 1) },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("MODAL-1 an order is rated once after its handover; everybody sees the dish's stars", { tag: "@phone" }, async ({
  shopper,
  page,
  byCall,
  kitchen,
  request,
  operatorKeys,
}) => {
  const { language, isPhone, menu } = shopper;
  const say = requestWords[language];
  const dish = isPhone ? dishes.cheeks : dishes.fondant;
  const lines = [{ product_id: dish.id, quantity: 1 }];
  const address = await byCall.orderAddress({ lines, warehouse: 501, pickup: points.sobornaya.id });
  const orderId = Number(/\d+/.exec(address)?.[0]);
  await shopper.open(address);
  const open = page.getByRole("main").getByRole("button", { name: say.rate });
  await expect(open).toBeHidden();
  await shopper.order.isLive();
  for (const status of ["cooking", "ready", "completed"] as const) await kitchen.move(orderId, status);
  await expect(open).toBeVisible();
  await open.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: say.sendRating }).click();
  await expect(dialog.getByRole("alert").filter({ hasText: say.chooseStars })).toBeVisible();
  await hasNoFaults(page, "rating with faults");
  const choose = async (group: string, count: number) => {
    const field = dialog.getByRole("group", { name: group });
    await field
      .locator("label")
      .nth(count - 1)
      .click();
    await expect(field.getByRole("radio", { name: say.stars(count) })).toBeChecked();
  };
  await choose(say.whole, 5);
  await dialog.getByRole("button", { name: say.tag }).click();
  await choose(dish.name.ru, 4);
  await dialog.getByLabel(say.more).fill("Очень <b>хорошо</b>");
  await hasNoFaults(page, "rating");
  await shopper.isTold(say.thanks, () => dialog.getByRole("button", { name: say.sendRating }).click());
  await expect(page.getByRole("main").getByText(say.given)).toBeVisible();
  await expect(open).toBeHidden();

  const section = isPhone ? "/menu/goryachee" : "/menu/deserty";
  await shopIsEdited(request, operatorKeys);
  await expect(async () => {
    await shopper.open(section);
    await expect(menu.card(dish).getByText(say.rated)).toBeAttached({ timeout: 1_000 });
  }, "a storefront beside the backend hears of the edit a moment later").toPass({
    timeout: 90_000,
    intervals: [1_000],
  });
  await menu.openSheet(dish);
  await menu.sheet.getByText(say.reviews).click();
  await expect(menu.sheet.getByRole("listitem").filter({ hasText: "Очень <b>хорошо</b>" })).toBeVisible();
  await hasNoFaults(page, "dish with reviews");
});

test("MODAL-1 the notification of a handover links to the rating, and so does the list of orders", {
  tag: "@phone",
}, async ({ shopper, page, shop, kitchen }) => {
  const { language } = shopper;
  const say = requestWords[language];
  const account = accountOn(shopper, shop.dataDir);
  await shopper.open("/");
  await account.enter(`+7${newPhone()}`);
  const byMe = byCallOf(page.request);
  const lines = [{ product_id: dishes.burger.id, quantity: 1 }];
  const address = await byMe.orderAddress({ lines, warehouse: 501, pickup: points.sobornaya.id });
  const orderId = Number(/\d+/.exec(address)?.[0]);
  for (const status of ["cooking", "ready", "completed"] as const) await kitchen.move(orderId, status);
  const dialog = page.getByRole("dialog", { name: new RegExp(`${orderId}`) });
  await account.open("notifications");
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`${orderId}`) })
    .first()
    .click();
  await expect(dialog.getByRole("group", { name: say.whole })).toBeVisible();
  await account.open("orders");
  await page.getByRole("main").getByRole("button", { name: say.rate }).click();
  await expect(dialog.getByRole("group", { name: say.whole })).toBeVisible();
});
