import { test as base, expect, languageBy } from "../fixtures/walk.ts";
import { dishes } from "../known/dishes.ts";
import { addresses } from "../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../known/times.ts";
import { type AccountPages, accountOn } from "../pages/account.ts";
import { words } from "../pages/words.ts";

const test = base.extend<{ readonly account: AccountPages }>({
  account: async ({ shopper, shop }, use) => use(accountOn(shopper, shop.dataDir)),
});

test.use({ testNow: WEDNESDAY_AFTERNOON, language: languageBy("ru", "en") });

/** Accounts that the demo starts with. */
const mikhail = { phone: "+79000000002", points: 1200 };
const timur = { phone: "+79000000004" };

test.describe("signing in", () => {
  test.use({ expectedErrors: [/status of 400/] });

  test("ROLE-2 a wrong number and a wrong code are told beside their field; the right code signs in", async ({
    shopper,
    account,
    page,
  }) => {
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
    await field.fill(code === "000000" ? "000001" : "000000");
    await expect(dialog.getByRole("alert").filter({ hasText: say.wrongCode })).toBeVisible();
    await field.fill(code);
    await page.waitForURL(/\/lk$/);
    expect(await page.evaluate(() => document.cookie)).not.toContain("session");
  });
});

test("API-6 a guest's favourites join those of the account, and leave the browser with its owner (STATE-5, STATE-8)", async ({
  shopper,
  account,
  page,
}) => {
  const { menu, language } = shopper;
  const { say } = account;
  const like = async (dish: typeof dishes.burger | typeof dishes.borscht) => {
    await menu
      .card(dish)
      .getByRole("button", { name: say.like(dish.name[language]) })
      .click();
    await shopper.isTold(say.liked);
  };
  await shopper.open("/");
  await account.enter(timur.phone);
  await shopper.open("/");
  const saved = page.waitForResponse(
    (answer) => answer.url().includes("user_favorites") && answer.request().method() === "POST",
  );
  await like(dishes.burger);
  await saved;
  await account.open("");
  await page.getByRole("button", { name: say.signOut, exact: true }).click();
  await page.waitForURL(/\/$/);
  await expect(
    menu.card(dishes.burger).getByRole("button", { name: say.like(dishes.burger.name[language]) }),
  ).toHaveAttribute("aria-pressed", "false");

  await like(dishes.borscht);
  await account.enter(timur.phone);
  await account.open("favorite");
  await expect(menu.card(dishes.burger)).toBeVisible();
  await expect(menu.card(dishes.borscht)).toBeVisible();
});

test("VALID-8 points pay for a part of the order, and the order earns points once it is handed over", async ({
  shopper,
  account,
  kitchen,
  page,
}) => {
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

  const spend = page.getByRole("main").locator("label").filter({ hasText: account.say.spend });
  await expect(spend).toBeVisible();
  const full = sumIn(await checkout.submit.innerText());
  await spend.locator("span").first().click();
  await expect.poll(async () => sumIn(await checkout.submit.innerText())).toBeLessThan(full);
  await checkout.fill({ name: "Михаил", phone: "9000000002", payment: say.card, consent: true });
  const spent = full - sumIn(await checkout.submit.innerText());
  // By the demo's rule at most 30 % of the dishes.
  expect(spent).toBeLessThanOrEqual((dishes.burger.price + dishes.borscht.price) * 0.3);
  await checkout.submit.click();
  const orderId = await order.appears();
  for (const status of ["cooking", "ready", "on-the-way", "completed"] as const) await kitchen.move(orderId, status);

  await account.open("bonuses");
  const { balance, changes } = await account.points();
  expect(changes).toContain(-spent);
  const earned = changes.filter((change) => change > 0 && change < mikhail.points);
  expect(earned).toHaveLength(1);
  expect(balance).toBe(changes.reduce((sum, change) => sum + change, 0));
  expect(balance).toBe(mikhail.points - spent + (earned[0] ?? 0));

  await account.open("orders");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(`${orderId}`) })
      .first(),
  ).toBeVisible();
});

test("APP-2 one turn of the wheel is one prize, from however many tabs it is asked for", async ({
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

test("ROUTE-10 a guest of the account goes home, an unknown page of it is none, nobody sees another's (ROLE-3)", async ({
  shopper,
  account,
  page,
  browser,
  shop,
}) => {
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

/** Whole roubles of a text like "Order for 1,230 ₽". */
function sumIn(text: string): number {
  return Number(text.replace(/\D/g, ""));
}
