import { test as base, expect, languageBy } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { addresses } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { type AccountPages, accountOn } from "../../pages/account.ts";
import { words } from "../../pages/words.ts";

const test = base.extend<{ readonly account: AccountPages }>({
  account: async ({ shopper, shop }, use) => use(accountOn(shopper, shop.dataDir)),
});

test.use({ testNow: WEDNESDAY_AFTERNOON, language: languageBy("ru", "en") });

/** Accounts that the demo starts with. */
const mikhail = { phone: "+79000000002", points: 1200 };
const timur = { phone: "+79000000004" };

test.describe("signing in", () => {
  test.use({ expectedErrors: [/status of 400/] });

  test("ROLE-2 a wrong number and a wrong code are reported beside their field; the right code signs in, also after a reload", {
    tag: "@phone",
  }, async ({ shopper, account, page }) => {
    const { say, dialog } = account;
    await shopper.open("/");
    await account.link.click();
    await dialog.getByLabel(say.phone).fill("8 912");
    await dialog.getByRole("button", { name: say.getCode }).click();
    await expect(dialog.getByRole("alert").filter({ hasText: say.wrongPhone })).toBeVisible();
    await dialog.getByLabel(say.phone).fill("8 (912) 000-77-01");
    await dialog.getByRole("button", { name: say.getCode }).click();
    const field = dialog.getByLabel(say.code, { exact: true });
    await expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await expect(field).toHaveAttribute("inputmode", "numeric");
    const code = account.lastCode("+79120007701");
    // Simulates a phone that discards the page while the shopper reads the message in another application.
    await shopper.open("/");
    await account.link.click();
    await field.fill(code === "000000" ? "000001" : "000000");
    await expect(dialog.getByRole("alert").filter({ hasText: say.wrongCode })).toBeVisible();
    await field.fill(code);
    await page.waitForURL(/\/lk$/);
    expect(await page.evaluate(() => document.cookie)).not.toContain("session");
  });
});

test("API-6 a guest's favorites join those of the account, and leave the browser at sign-out (STATE-5, STATE-8)", {
  tag: ["@phone", "@core"],
}, async ({ shopper, account, page }) => {
  const { menu, language } = shopper;
  const { say } = account;
  const heart = (dish: typeof dishes.burger | typeof dishes.borscht) =>
    menu.card(dish).getByRole("button", { name: say.like(dish.name[language]) });
  const like = (dish: typeof dishes.burger | typeof dishes.borscht) =>
    shopper.isTold(say.liked, () => heart(dish).click());
  const storedFavorites = async () => (await page.request.get("/wp-json/systeminfo/v2/user_favorites")).json();
  await shopper.open("/");
  await like(dishes.burger);
  await like(dishes.borscht);
  await account.enter(timur.phone);
  expect(await storedFavorites()).toEqual({ favorites: [dishes.burger.id, dishes.borscht.id] });

  await account.open("favorite");
  await expect(menu.card(dishes.borscht)).toBeVisible();
  await heart(dishes.burger).click();
  await expect(menu.card(dishes.burger)).toBeHidden();
  await expect.poll(storedFavorites).toEqual({ favorites: [dishes.borscht.id] });

  await account.open("");
  await page.getByRole("button", { name: say.signOut, exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === "/");
  await expect(heart(dishes.borscht)).toHaveAttribute("aria-pressed", "false");
});

test("VALID-8 points pay for a part of the order, and the order earns points after its handover", {
  tag: ["@phone", "@core"],
}, async ({ shopper, account, kitchen, page }) => {
  const { place, menu, cart, checkout, order, language } = shopper;
  const say = words[language];
  await shopper.open("/");
  await place.open();
  await place.deliverTo(addresses.centre);
  await menu.add(dishes.burger);
  await menu.add(dishes.borscht);
  await cart.open();
  await cart.checkoutLink.click();
  await page.getByRole("button", { name: account.say.signInToSpend }).click();
  await account.signIn(mikhail.phone);
  // The shopper's own discount applies after the sign-in and lowers the maximum of points.
  await expect(page.getByRole("main").getByRole("term").filter({ hasText: account.say.ownDiscount })).toBeVisible();

  await page.getByRole("main").locator("label").filter({ hasText: account.say.spend }).locator("span").first().click();
  await expect(page.getByRole("main").getByRole("term").filter({ hasText: account.say.points })).toBeVisible();
  await checkout.fill({ name: "Михаил", phone: "9000000002", payment: say.card, consent: true });
  await checkout.submit.click();
  const orderId = await order.appears();
  for (const status of ["cooking", "ready", "on-the-way", "completed"] as const) await kitchen.move(orderId, status);

  await account.open("bonuses");
  const { balance, changes } = await account.points();
  const spent = changes.filter((change) => change < 0);
  const earned = changes.filter((change) => change > 0 && change < mikhail.points);
  expect([spent.length, earned.length]).toEqual([1, 1]);
  // By the demo's rule at most 30 % of the dishes.
  expect(-(spent[0] ?? 0)).toBeLessThanOrEqual((dishes.burger.price + dishes.borscht.price) * 0.3);
  expect(balance).toBe(changes.reduce((sum, change) => sum + change, 0));

  await account.open("orders");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(`${orderId}`) })
      .first(),
  ).toBeVisible();
});

test("APP-2 one turn of the wheel gives one prize, from any number of tabs", { tag: "@phone" }, async ({
  shopper,
  account,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await shopper.open("/");
  await account.enter("+79120007702");
  await account.open("game");
  await page.getByRole("button", { name: account.say.spin }).click();
  await expect(page.getByRole("status").filter({ hasText: account.say.prize })).toBeVisible();
  await expect(page.getByText(account.say.noSpinsLeft)).toBeVisible();
  const answers = await Promise.all(Array.from({ length: 5 }, () => page.request.post("/wheel/spin", { data: {} })));
  expect(answers.map((answer) => answer.status())).toEqual([409, 409, 409, 409, 409]);
});

test("ROUTE-10 a guest is redirected home from the account, an unknown account page is not found, and no page shows another's data (ROLE-3)", {
  tag: "@phone",
}, async ({ shopper, account, page, browser, shop }) => {
  for (const path of [
    "",
    "game",
    "orders",
    "bonuses",
    "favorite",
    "referals",
    "promocodes",
    "preferences",
    "notifications",
    "no-such",
  ]) {
    const answer = await page.request.get(`/lk/${path}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]], path).toEqual([302, "/"]);
  }
  await shopper.open("/");
  await account.enter("+79120007703");
  expect((await page.request.get("/lk/no-such")).status()).toBe(404);
  const mine = await page.request.get("/lk");
  expect(mine.headers()["cache-control"]).toContain("no-store");
  expect(await mine.text()).toContain("+7 912 000-77-03");

  const other = await browser.newContext({ baseURL: shop.url });
  const answer = await other.request.get("/lk", { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(await (await other.request.get("/")).text()).not.toContain("912 000-77-03");
  await other.close();
});
