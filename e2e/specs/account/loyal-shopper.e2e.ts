import type { Page } from "@playwright/test";
import { shopWithWheel, wheelPoints } from "../../fixtures/shop-with-wheel.ts";
import { expect } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { type AccountPages, accountOn } from "../../pages/account.ts";
import { requestWords } from "../../pages/request-words.ts";
import { type Shopper, shopperOn } from "../../pages/shopper.ts";
import { words } from "../../pages/words.ts";

const test = shopWithWheel.extend<{ readonly account: AccountPages }>({
  account: async ({ shopper, shop }, use) => use(accountOn(shopper, shop.dataDir)),
});
test.use({
  testNow: WEDNESDAY_AFTERNOON,
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [/status of 409/],
});

const say = words.ru;
const phone = "+79120008801";
const phoneAsShown = "+7 912 000-88-01";
const friendPhone = "+79120008802";
/** The code of the wheel's discount. */
const wheelCode = "Колесо: 7 %";
/** By the demo's rules. */
const reward = 300;

/** A pickup order of two dishes through the cart. Ends on the order's page. */
async function ordersTwoDishes(
  { open, place, menu, cart, checkout, discounts }: Shopper,
  spend: string | null,
): Promise<void> {
  await open("/");
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);
  await menu.add(dishes.burger);
  await menu.add(dishes.fondant);
  await cart.open();
  if (spend !== null) await discounts.enterPromo(wheelCode);
  await cart.checkoutLink.click();
  await expect(checkout.title).toBeVisible();
  await checkout.fill({ name: "Алиса", payment: say.card, consent: true });
  const main = checkout.submit.page().getByRole("main");
  // The signed-in shopper is known.
  await expect(checkout.phone).toHaveValue(phoneAsShown);
  if (spend !== null) {
    await expect(
      main
        .getByRole("term")
        .filter({ hasText: /7|Колесо/ })
        .first(),
    ).toBeVisible();
    await main.locator("label").filter({ hasText: spend }).locator("span").first().click();
    await expect(main.getByRole("term").filter({ hasText: "Бонусы" })).toBeVisible();
  }
  await checkout.submit.click();
}

/** Turns the wheel until it has given both prizes. Returns how many times it gave points. */
async function spinsForBoth(page: Page, account: AccountPages): Promise<number> {
  const kinds: string[] = [];
  await account.open("game");
  await page.getByRole("button", { name: account.say.spin }).click();
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: account.say.prize })).toBeVisible();
  const first = await (await page.request.get("/wheel/", { headers: { accept: "application/json" } })).json();
  kinds.push(first.last.prize.kind);
  while (!(kinds.includes("points") && kinds.includes("coupon"))) {
    const answer = await page.request.post("/wheel/spin", { data: {} });
    expect(answer.status(), await answer.text()).toBe(200);
    kinds.push((await answer.json()).prize.kind);
  }
  return kinds.filter((kind) => kind === "points").length;
}

test("APP-2 a new shopper plays, pays with the prize and points, rates, repeats, invites: all points add up", {
  tag: "@desktop",
}, async ({ shopper, account, kitchen, page, browser, shop, operatorKeys }) => {
  test.slow();
  const main = page.getByRole("main");
  const sum = (changes: readonly number[]) => changes.reduce((total, change) => total + change, 0);
  await shopper.open("/");
  await account.enter(phone);
  const wonPoints = (await spinsForBoth(page, account)) * wheelPoints;
  await account.open("bonuses");
  expect(await account.points()).toEqual({ balance: wonPoints, changes: expect.anything() });

  await test.step("the prize coupon and points reduce the order's price", async () => {
    await ordersTwoDishes(shopper, account.say.spend);
  });
  const orderId = await shopper.order.appears();
  await shopper.order.isLive();
  for (const status of ["cooking", "ready", "completed"] as const) await kitchen.move(orderId, status);
  await shopper.order.shows("completed");
  const placed = await (await page.request.get(`/wp-json/checkout/order/${orderId}`)).json();
  const kinds = placed.adjustments.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["percent", "bonuses"]));

  await test.step("the shopper rates the order", async () => {
    const rate = requestWords.ru;
    await main.getByRole("button", { name: rate.rate }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("group", { name: rate.whole }).locator("label").nth(4).click();
    await shopper.isTold(rate.thanks, () => dialog.getByRole("button", { name: rate.sendRating }).click());
  });

  let afterOrder = 0;
  await test.step("the changes on the points page follow the rules and add up to the balance", async () => {
    await account.open("bonuses");
    const { balance, changes } = await account.points();
    const spent = -sum(changes.filter((change) => change < 0));
    const earned = sum(changes.filter((change) => change > 0)) - wonPoints;
    // At most 30 % of the goods after the discount; 5 % of what was paid for them.
    const goods = Math.round((dishes.burger.price + dishes.fondant.price) * 0.93);
    expect(spent).toBe(Math.min(wonPoints, Math.floor(goods * 0.3)));
    expect(earned).toBeGreaterThan(0);
    expect(earned).toBeLessThanOrEqual(goods * 0.05);
    expect(balance).toBe(sum(changes));
    afterOrder = balance;
  });

  await test.step("repeating the order names the unavailable dish and leaves it out", async () => {
    const gone = await page.request.put(`${shop.backendUrl}/wp-json/wc/v3/products/${dishes.fondant.id}`, {
      params: { ...operatorKeys },
      data: { stock_status: "outofstock" },
    });
    expect(gone.status(), await gone.text()).toBe(200);
    await account.open("orders");
    await expect(main.getByText(`Сейчас нет в меню: ${dishes.fondant.name.ru}`)).toBeVisible();
    await main.getByRole("button", { name: "Повторить остальное" }).click();
    await page.waitForURL(/\/order$/);
    // The address changes before the list of orders, which names both dishes, is removed.
    await expect(shopper.checkout.title).toBeVisible();
    await expect(main.getByText(dishes.burger.name.ru).first()).toBeVisible();
    await expect(main.getByText(dishes.fondant.name.ru)).toHaveCount(0);
  });

  await test.step("an invited friend gets points for a first order", async () => {
    const { link } = await (await page.request.get("/wp-json/systeminfo/v2/coupons/referal_info")).json();
    const context = await browser.newContext({ baseURL: shop.url, reducedMotion: "reduce" });
    const friendPage = await context.newPage();
    const friend = shopperOn({ page: friendPage, language: "ru", isPhone: false });
    await friend.open(new URL(link).pathname + new URL(link).search);
    await expect(friendPage.getByRole("complementary").filter({ hasText: "Вас пригласил друг" })).toBeVisible();
    await accountOn(friend, shop.dataDir).enter(friendPhone);
    await friend.open("/");
    await friend.place.open();
    await friend.place.collectAt(points.sobornaya.name.ru);
    await friend.menu.add(dishes.burger);
    await friend.cart.open();
    await friend.cart.checkoutLink.click();
    await friend.checkout.fill({ name: "Борис", payment: say.card, consent: true });
    await friend.checkout.submit.click();
    const friendOrder = await friend.order.appears();
    for (const status of ["cooking", "ready", "completed"] as const) await kitchen.move(friendOrder, status);
    const friendAccount = accountOn(friend, shop.dataDir);
    await friendAccount.open("bonuses");
    const theirs = await friendAccount.points();
    expect(theirs.balance).toBe(sum(theirs.changes));
    expect(theirs.changes).toContain(200);
    await context.close();
  });

  await account.open("bonuses");
  const { balance, changes } = await account.points();
  expect(balance).toBe(afterOrder + reward);
  expect(balance).toBe(sum(changes));
  await account.open("referals");
  await expect(main.getByText(String(reward)).first()).toBeVisible();
  await expect(main.getByRole("listitem").filter({ hasText: "За приглашённого друга" })).toContainText(`+${reward}`);
});
