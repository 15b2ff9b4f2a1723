import type { Page } from "@playwright/test";
import { COLOUR_RULES, LAYOUT_RULES, type Rules } from "../../../fixtures/faults-of-page.ts";
import { expect, OFFICE_WINDOWS, officeViolations, test } from "../../../fixtures/office.ts";
import { outOfSight, smallTargets, tooWide, ZOOMED } from "../../../fixtures/office-eyes.ts";
import { dishes } from "../../../known/dishes.ts";
import { eveningAt } from "../../../known/times.ts";

test.use({
  testNow: eveningAt(49),
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [/status of 401/],
});

const screens = [
  "menu",
  `menu?dish=${dishes.borscht.id}`,
  "menu/categories",
  "menu/grid",
  "menu/prices",
  "menu/promotions",
  "menu/promotions?new=1",
  "menu/promotions?open=7001",
  "menu/files",
  "shop",
  "shop?zone=centr",
  "shop/branches",
  "shop/branches?branch=501",
  "shop/branches?branch=new",
  "shop/payments",
  "shop/settings",
  "shop/look",
  "shop/content",
  "shop/content/pages",
  "shop/content/pages?open=802",
  "changes",
  "changes/history",
];

test("OFFICE-4 EDIT-1 EDIT-4 EDIT-6 axe, touch and zoom find nothing on the screens that edit the shop", {
  tag: "@desktop",
}, async ({ page, door }) => {
  test.slow();
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await page.goto("/office/menu");
  await door.signIn();
  // Leaving the page earlier would cancel the sign-in, and every screen would be the sign-in.
  await expect(door.title).toBeHidden();
  for (const [index, screen] of screens.entries()) {
    // Another language changes no element, so each has every other screen.
    const language = index % 2 === 0 ? "ru" : "en";
    await page.evaluate((chosen) => localStorage.setItem("office-language", chosen), language);
    await test.step(`${screen}, ${language}`, () => looksAt(page, screen));
  }
});

/** A phone and a computer have elements of their own. A tablet has the same ones elsewhere. */
const rulesOf: Readonly<Record<keyof typeof OFFICE_WINDOWS, Rules>> = {
  phone: "all",
  tablet: LAYOUT_RULES,
  computer: "all",
};

async function looksAt(page: Page, screen: string): Promise<void> {
  await page.goto(`/office/${screen}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  for (const name of ["phone", "tablet", "computer"] as const) {
    await page.setViewportSize(OFFICE_WINDOWS[name]);
    await wears(page, "dark");
    expect.soft(await officeViolations(page, rulesOf[name]), `${screen}, ${name}, dark`).toEqual([]);
    if (name !== "tablet") {
      await wears(page, "light");
      expect.soft(await officeViolations(page, COLOUR_RULES), `${screen}, ${name}, light`).toEqual([]);
    }
    expect.soft(await tooWide(page), `${screen}, ${name}`).toEqual([]);
  }
  for (const [name, size] of Object.entries(ZOOMED)) {
    await page.setViewportSize(size);
    expect.soft(await outOfSight(page), `${screen}, ${name}`).toEqual([]);
  }
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  expect.soft(await smallTargets(page), `${screen}, targets`).toEqual([]);
}

/** The theme of the page as it stands, without loading it again. */
async function wears(page: Page, theme: "dark" | "light"): Promise<void> {
  await page.evaluate((look) => document.documentElement.setAttribute("data-theme", look), theme);
}
