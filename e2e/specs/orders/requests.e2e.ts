import type { Locator, Page } from "@playwright/test";
import { byCallOf } from "../../fixtures/by-call.ts";
import { type Theme, violations } from "../../fixtures/faults-of-page.ts";
import { expect, languageBy, test } from "../../fixtures/walk.ts";
import { dishes, type KnownDish } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { accountOn } from "../../pages/account.ts";
import { requestWords } from "../../pages/request-words.ts";
import { words } from "../../pages/words.ts";

test.use({
  testNow: WEDNESDAY_AFTERNOON,
  language: languageBy("ru", "en"),
  contextOptions: { reducedMotion: "reduce" },
});

/** Made by request, not sold through the cart. */
const cake: KnownDish = { id: 114104, name: { ru: "Торт «Скатерть»", en: "Skatert cake" }, price: 2490 };

let numbers = 0;
/** A number that no other walk uses, because five requests an hour are accepted per number. */
function newPhone(): string {
  numbers += 1;
  return `9${String(Date.now()).slice(-7)}${String(numbers).padStart(2, "0")}`;
}

/** Checks the open content in both themes, with the page's own switch. */
async function hasNoFaults(page: Page, screen: string): Promise<void> {
  for (const theme of ["light", "dark"] as const satisfies readonly Theme[]) {
    await page.evaluate((chosen) => document.documentElement.setAttribute("data-theme", chosen), theme);
    expect.soft(await violations(page, theme), `${screen}, ${theme}`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "light"));
}

async function introduce(dialog: Locator, say: { readonly name: string; readonly phone: string }): Promise<void> {
  await dialog.getByLabel(say.name, { exact: true }).fill("Анна");
  await dialog.getByLabel(say.phone, { exact: true }).fill(newPhone());
}

test("CART-1 a dish made by request opens a form and never enters the cart; the restaurant reads the request", async ({
  shopper,
  page,
  shop,
}) => {
  const { menu, language } = shopper;
  const say = requestWords[language];
  const dialog = page.getByRole("dialog");
  await shopper.open("/menu/deserty");
  await menu
    .card(cake)
    .getByRole("button", { name: say.byRequest(cake.name[language]) })
    .click();
  await expect(dialog).toHaveAccessibleName(say.dishTitle);
  await expect(dialog).toContainText(cake.name[language]);
  await dialog.getByRole("button", { name: say.send }).click();
  await expect(dialog.getByLabel(words[language].name, { exact: true })).toBeFocused();
  await expect(dialog.getByRole("alert").filter({ hasText: say.wrongPhone })).toBeVisible();
  await hasNoFaults(page, "request with faults");
  await introduce(dialog, words[language]);
  await dialog.getByRole("button", { name: say.send }).click();
  await expect(dialog).toHaveAccessibleName(say.sent);
  await hasNoFaults(page, "request sent");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("skatert-cart") ?? "")).not.toContain(String(cake.id));

  const keys = await shop.keys("requests");
  const listed = await page.request.get("/wp-json/systeminfo/v1/requests", { params: { ...keys, kind: "dish" } });
  expect((await listed.json())[0]).toMatchObject({ state: "new", name: "Анна", product: { id: cake.id } });

  await menu.openSheet(cake);
  await dialog.getByRole("button", { name: say.ask }).click();
  await expect(page.getByRole("dialog", { name: say.dishTitle })).toBeVisible();
});

test("MODAL-1 a call back can be requested from the footer of any page", async ({ shopper, page }) => {
  const say = requestWords[shopper.language];
  await shopper.open("/contacts");
  await page.getByRole("contentinfo").getByRole("button", { name: say.callMe }).click();
  const dialog = page.getByRole("dialog", { name: say.callTitle });
  await introduce(dialog, words[shopper.language]);
  await dialog.getByRole("button", { name: say.send }).click();
  await expect(page.getByRole("dialog", { name: say.sent })).toBeVisible();
});

test("MODAL-1 a table is booked without dishes, found by its link and called off", { tag: "@phone" }, async ({
  shopper,
  page,
}) => {
  const { language } = shopper;
  const say = requestWords[language];
  const dialog = page.getByRole("dialog", { name: say.bookingTitle });
  await shopper.open("/contacts");
  await page.getByRole("main").getByRole("button", { name: say.book }).click();
  await dialog.locator("label").filter({ hasText: say.lounge }).click();
  await dialog.getByRole("button", { name: words[language].more(say.guests) }).click();
  await dialog.getByRole("button", { name: say.tomorrow }).click();
  await expect(dialog.getByRole("button", { name: "19:00" })).toBeEnabled();
  await dialog.getByRole("button", { name: say.bookNow, exact: true }).click();
  await expect(dialog.getByRole("alert").filter({ hasText: say.chooseTime })).toBeVisible();
  await hasNoFaults(page, "booking with faults");
  await introduce(dialog, words[language]);
  await dialog.getByRole("button", { name: "19:00" }).click();
  await dialog.getByRole("button", { name: say.bookNow, exact: true }).click();
  const done = page.getByRole("dialog", { name: say.booked });
  await expect(done).toContainText(/19:00.*21:00/);
  await expect(done).toContainText(say.lounge);
  await hasNoFaults(page, "table booked");

  await done.getByRole("link", { name: say.link }).click();
  await page.waitForURL(/\/booking\/\d+\?key=/);
  const main = page.getByRole("main");
  await expect(main).toContainText(say.waits);
  await hasNoFaults(page, "booking page");
  await main.getByRole("button", { name: say.callOff }).click();
  await page.getByRole("dialog").getByRole("button", { name: say.callOff }).click();
  await expect(main.getByText(say.calledOff, { exact: true })).toBeVisible();
  await page.reload();
  await expect(main.getByText(say.calledOff, { exact: true })).toBeVisible();
});

test("STATE-8 a booking opened by its link while signed in is stored, and removed at sign-out", {
  tag: "@phone",
}, async ({ shopper, page, shop }) => {
  const { isPhone } = shopper;
  const account = accountOn(shopper, shop.dataDir);
  await shopper.open("/");
  await account.enter(`+7${newPhone()}`);
  const answer = await page.request.post("/wp-json/systeminfo/v1/requests", {
    data: {
      ...{ kind: "booking", restaurant_id: 401, date: isPhone ? "24.11.2026" : "25.11.2026", time: "19:00", seats: 2 },
      ...{ name: "Б", phone: newPhone(), consent: true },
    },
  });
  const { id, key } = await answer.json();
  const storedBookings = () => page.evaluate(() => localStorage.getItem("skatert-bookings") ?? "");
  await page.goto(`/booking/${id}?key=${key}`);
  await expect.poll(storedBookings).toContain(key);
  await account.open("");
  await page.getByRole("button", { name: account.say.signOut, exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === "/" || pathname === "/en");
  await expect.poll(storedBookings).not.toContain(key);
});

test.describe("a full hall", () => {
  // The walk tests the refusal of a booking.
  test.use({ expectedErrors: [/status of 409/] });

  test("MODAL-1 a table taken meanwhile is reported with the remaining times; a full time cannot be chosen", {
    tag: "@phone",
  }, async ({ shopper, page }) => {
    const { language, place, isPhone } = shopper;
    const say = requestWords[language];
    const date = isPhone ? "21.11.2026" : "22.11.2026";
    const book = (seats: number, phone: string) =>
      page.request.post("/wp-json/systeminfo/v1/requests", {
        data: { kind: "booking", restaurant_id: 401, date, time: "19:00", seats, name: "Б", phone, consent: true },
      });
    await shopper.open("/");
    await place.open();
    await page.getByRole("dialog").getByRole("tab", { name: words[language].lounge }).click();
    await page.getByRole("dialog").getByRole("button", { name: say.bookOnly }).click();
    const dialog = page.getByRole("dialog", { name: say.bookingTitle });
    const days = dialog.getByRole("group").filter({ has: page.getByRole("button", { name: say.tomorrow }) });
    await days
      .getByRole("button")
      .nth(isPhone ? 3 : 4)
      .click();
    await dialog.getByRole("button", { name: /^19:00/ }).click();
    await introduce(dialog, words[language]);
    expect((await book(59, newPhone())).status()).toBe(201);
    await dialog.getByRole("button", { name: say.bookNow, exact: true }).click();
    await expect(dialog.getByRole("alert").filter({ hasText: /\b1\b/ })).toBeVisible();
    await expect(dialog.getByRole("button", { name: new RegExp(`^19:00.*${say.noSeats}`) })).toBeDisabled();
    await expect(dialog.getByRole("button", { name: /^21:00/ })).toBeEnabled();
  });
});

test("MODAL-1 an order is rated once after its handover; everybody sees the dish's stars", async ({
  shopper,
  page,
  byCall,
  kitchen,
}) => {
  // Others see a state of at most a minute ago.
  test.slow();
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
  await expect(async () => {
    await shopper.open(section);
    await expect(menu.card(dish).getByText(say.rated)).toBeAttached({ timeout: 1_000 });
  }).toPass({ timeout: 90_000, intervals: [5_000] });
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
