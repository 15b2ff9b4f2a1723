import { accountAt, accountScreens, collects, guestScreens, hostWalk, opensAll } from "../../fixtures/host-walk.ts";
import { dishes } from "../../fixtures/spec-host/shop-data.ts";
import { expect } from "../../fixtures/walk.ts";

const test = hostWalk();

test("API-3 a guest of a host of section 7 alone sees every screen, and reads at the first dish that it takes orders by phone", {
  tag: "@phone",
}, async ({ shopper, page, host }) => {
  await opensAll(page, guestScreens);
  await shopper.open("/");
  await expect(page.locator('main img[src*="banner.svg"]').first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Перезвоните мне" })).toHaveCount(0);
  await collects(page);
  await shopper.open("/menu/supy");
  await page.getByRole("button", { name: "Добавить в корзину: Борщ" }).click();
  await shopper.open("/order");
  await expect(page.getByText("Оформить заказ на сайте пока нельзя")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Позвонить +7 (495) 000-00-10" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Заказать" })).toHaveCount(0);
  expect(host.log.filter(({ path }) => path.includes("prodcat")).map(({ path }) => path.split("/").at(-1))[0]).toBe(
    "prodcat_main_categories_only.json",
  );
});

test("API-6 a person signs in there, keeps the favourites of both, sees every page of the account, and signs out", {
  tag: "@phone",
}, async ({ shopper, page, host }) => {
  const account = accountAt(shopper, host);
  const person = host.holdings.people.byPhone("9161234567");
  person.favorites = [dishes.pie.id];
  await shopper.open("/menu/supy");
  const heart = page.getByRole("button", { name: account.say.like(dishes.soup.name) });
  await shopper.isTold(account.say.liked, () => heart.click());
  await account.enter("+79161234567");
  await expect.poll(() => person.favorites).toEqual([dishes.pie.id, dishes.soup.id]);
  await opensAll(page, accountScreens);
  await account.open("favorite");
  for (const dish of [dishes.soup, dishes.pie])
    await expect(page.getByRole("link", { name: dish.name }).first()).toBeVisible();
  await account.open("bonuses");
  await expect(page.getByText("На сайте баллами пока не оплатить.")).toBeVisible();
  await account.open("");
  await page.getByRole("button", { name: account.say.signOut, exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === "/");
  expect((await page.goto("/lk"))?.url()).toMatch(/\/$/);
  expect(person.favorites).toEqual([dishes.pie.id, dishes.soup.id]);
});
