import type { Locator } from "@playwright/test";
import { hasNoFaults } from "../../fixtures/faults-of-page.ts";
import { expect, languageBy, test } from "../../fixtures/walk.ts";
import type { KnownDish } from "../../known/dishes.ts";
import { newPhone } from "../../known/new-phone.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { accountOn } from "../../pages/account.ts";
import { requestWords } from "../../pages/request-words.ts";
import { words } from "../../pages/words.ts";

test.use({
  testNow: WEDNESDAY_AFTERNOON,
  language: languageBy("ru", "en"),
  contextOptions: { reducedMotion: "reduce" },
});

/** A dish made by request, not sold through the cart. */
const cake: KnownDish = { id: 114104, name: { ru: "Торт «Скатерть»", en: "Skatert cake" }, price: 2490 };

async function introduce(dialog: Locator, say: { readonly name: string; readonly phone: string }): Promise<void> {
  await dialog.getByLabel(say.name, { exact: true }).fill("Анна");
  await dialog.getByLabel(say.phone, { exact: true }).fill(newPhone());
}

test("CART-1 a dish made by request opens a form and never enters the cart; the restaurant reads the request", {
  tag: "@phone",
}, async ({ shopper, page, shop }) => {
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

test("MODAL-1 a call back can be requested from the footer of any page", { tag: "@phone" }, async ({
  shopper,
  page,
}) => {
  const say = requestWords[shopper.language];
  await shopper.open("/contacts");
  await page.getByRole("contentinfo").getByRole("button", { name: say.callMe }).click();
  const dialog = page.getByRole("dialog", { name: say.callTitle });
  await introduce(dialog, words[shopper.language]);
  await dialog.getByRole("button", { name: say.send }).click();
  await expect(page.getByRole("dialog", { name: say.sent })).toBeVisible();
});

test("MODAL-1 a table is booked without dishes, found by its link and cancelled", { tag: "@phone" }, async ({
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
  // Closing goes back in the history, which would abort the reload.
  await expect(page.getByRole("dialog")).toHaveCount(0);
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
      kind: "booking",
      restaurant_id: 401,
      date: isPhone ? "24.11.2026" : "25.11.2026",
      time: "19:00",
      seats: 2,
      name: "Б",
      phone: newPhone(),
      consent: true,
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
    // Guests may hold 40 of the 60 seats until the restaurant confirms them.
    expect((await book(39, newPhone())).status()).toBe(201);
    await dialog.getByRole("button", { name: say.bookNow, exact: true }).click();
    await expect(dialog.getByRole("alert").filter({ hasText: /\b1\b/ })).toBeVisible();
    await expect(dialog.getByRole("button", { name: new RegExp(`^19:00.*${say.noSeats}`) })).toBeDisabled();
    await expect(dialog.getByRole("button", { name: /^21:00/ })).toBeEnabled();
  });
});
