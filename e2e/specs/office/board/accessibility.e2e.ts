import type { Page } from "@playwright/test";
import { byCallOf } from "../../../fixtures/by-call.ts";
import { COLOUR_RULES } from "../../../fixtures/faults-of-page.ts";
import { kitchenOf } from "../../../fixtures/kitchen.ts";
import {
  expect,
  OFFICE_WINDOWS,
  type OfficeLanguage,
  officeText,
  officeViolations,
  test,
} from "../../../fixtures/office.ts";
import { enrolTablet } from "../../../fixtures/office-calls.ts";
import { lostByKeyboard, outOfSight, smallTargets, ZOOMED } from "../../../fixtures/office-eyes.ts";
import { dishes } from "../../../known/dishes.ts";
import { addresses, points } from "../../../known/places.ts";
import { WEDNESDAY_EVENING } from "../../../known/times.ts";
import { WHOLE_CHROMIUM } from "../../../known/whole-chromium.ts";
import {
  type OfficeTour,
  overTheBoard,
  overTheOffice,
  overTheStops,
  throughTheDoor,
} from "../../../pages/office/tour.ts";

const PIN = "7351";
const branch = points.sobornaya.warehouseId;

// The board fills the screen when a shift begins; only the whole browser takes another size then.
test.use({
  ...WHOLE_CHROMIUM,
  testNow: WEDNESDAY_EVENING,
  contextOptions: { reducedMotion: "reduce" },
  // A spent link, a wrong page, requests before sign-in, an aborted request.
  expectedErrors: [/status of 40[0134]|ERR_FAILED/],
});

test("OFFICE-4 axe, touch and zoom find nothing on any screen or window, in both languages and themes", {
  tag: "@desktop",
}, async ({ page, request, shop, operatorKeys }) => {
  test.slow();
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await enrolTablet(page.request, shop.url, { branch, pin: PIN, name: "Планшет на кухне" });
  const ticket = await fullBoard(request, kitchenOf(request, operatorKeys));
  const welcome = new URL((await shop.staff(["link"])).trim()).hash;
  await page.goto("/office/sign-in");
  for (const [language, theme] of [
    ["ru", "dark"],
    ["en", "light"],
  ] as const) {
    await chooseLook(page, language, theme);
    const look = lookAt(page, { language, theme });
    const tour: OfficeTour = { page, text: (key) => officeText(language, key), look };
    await test.step(`${language}, ${theme}`, async () => {
      await throughTheDoor(tour, welcome);
      await overTheBoard(tour);
      if (language === "ru") await withoutColours(page);
      await overTheStops(tour);
      await overTheOffice(tour, ticket);
    });
  }
});

type Theme = "dark" | "light";
type Look = { readonly language: OfficeLanguage; readonly theme: Theme };

/**
 * Checks axe and targets in the computer's window. English has the same elements in the other theme, so only its
 * colours are checked. Then checks both zooms in Russian, which has the longer words.
 */
function lookAt(page: Page, { language, theme }: Look): OfficeTour["look"] {
  const rules = language === "ru" ? "all" : COLOUR_RULES;
  return async (screen) => {
    expect.soft(await officeViolations(page, rules), `${screen}, ${language} ${theme}`).toEqual([]);
    expect.soft(await smallTargets(page), `${screen}, ${language}, targets`).toEqual([]);
    if (language !== "ru") return;
    for (const [zoom, size] of Object.entries(ZOOMED)) {
      await page.setViewportSize(size);
      expect.soft(await outOfSight(page), `${screen}, ${zoom}`).toEqual([]);
    }
    await page.setViewportSize(OFFICE_WINDOWS.computer);
  };
}

/**
 * Checks the board by keyboard alone, in forced colours and with reduced motion: a frame shows the state without
 * colour.
 */
async function withoutColours(page: Page): Promise<void> {
  expect.soft(await lostByKeyboard(page), "the board by keyboard").toEqual([]);
  const formOf = (asks: string) =>
    page
      .locator(asks)
      .first()
      .evaluate((card) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(card);
        return `${borderTopWidth} ${borderTopStyle}`;
      });
  await page.emulateMedia({ forcedColors: "active" });
  const forms = [
    await formOf("[data-asks=confirm]"),
    await formOf("[data-asks=cancel]"),
    await formOf("article:not([data-asks])"),
  ];
  expect.soft(new Set(forms).size, `frames of a new, an asked and another order: ${forms}`).toBe(3);
  const links = page.getByRole("navigation").first().getByRole("link");
  const colours = await links.evaluateAll((each) => each.slice(0, 2).map((link) => getComputedStyle(link).color));
  expect.soft(new Set(colours).size, "the link of the open page").toBe(2);
  await page.emulateMedia({ forcedColors: "none" });
  const moving = () => page.evaluate(() => document.getAnimations().length);
  expect.soft(await moving(), "moves where motion is reduced").toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect.poll(moving, "a new order breathes").toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
}

async function chooseLook(page: Page, language: OfficeLanguage, theme: Theme): Promise<void> {
  await page.getByText(language === "ru" ? "Русский" : "English", { exact: true }).click();
  await page.getByText(officeText(language, `theme.${theme}`), { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** Places an order in each column, one of them with a cancel request. Returns the id of the new order. */
async function fullBoard(
  request: Parameters<typeof byCallOf>[0],
  kitchen: ReturnType<typeof kitchenOf>,
): Promise<number> {
  const byCall = byCallOf(request);
  const lines = [dishes.mash, dishes.borscht, dishes.burger].map(({ id }, at) => ({
    product_id: id,
    quantity: at + 1,
  }));
  const place = async (more: object) => {
    const address = await byCall.orderAddress({ lines, warehouse: branch, key: crypto.randomUUID(), ...more });
    return { id: Number(/\d+/.exec(address)?.[0]), address };
  };
  const delivery = { to: addresses.centre.point };
  const pickup = { pickup: points.sobornaya.id };
  const [fresh, , cooking, ready, left, done] = [
    await place(delivery),
    await place({ ...pickup, at: { date: "18.11.2026", from: "20:30" } }),
    await place(delivery),
    await place(delivery),
    await place(delivery),
    await place(pickup),
  ];
  for (const { id } of [cooking, ready, left, done]) await kitchen.move(id, "cooking");
  for (const { id } of [ready, left, done]) await kitchen.move(id, "ready");
  await kitchen.move(left.id, "on-the-way");
  await kitchen.move(done.id, "completed");
  const asked = await request.post(
    cooking.address.replace("/order/", "/wp-json/checkout/order/").replace("?", "/cancel?"),
  );
  expect(asked.ok(), await asked.text()).toBe(true);
  return fresh.id;
}
