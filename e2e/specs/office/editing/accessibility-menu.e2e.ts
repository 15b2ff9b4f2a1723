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
  for (const [language, theme, checks] of [
    ["ru", "dark", ofElements],
    ["en", "light", ofColours],
  ] as const) {
    await page.evaluate(
      ([chosen, look]) => {
        localStorage.setItem("office-language", chosen);
        localStorage.setItem("office-theme", look);
      },
      [language, theme] as const,
    );
    for (const screen of screens)
      await test.step(`${screen}, ${language} ${theme}`, () => looksAt(page, screen, checks));
  }
});

type Checks = { readonly [Window in keyof typeof OFFICE_WINDOWS]?: Rules };

/** A phone and a computer have elements of their own. A tablet has the same ones elsewhere. */
const ofElements: Checks = { phone: "all", tablet: LAYOUT_RULES, computer: "all" };
/** Another language changes no element. */
const ofColours: Checks = { phone: COLOUR_RULES, computer: COLOUR_RULES };

async function looksAt(page: Page, screen: string, checks: Checks): Promise<void> {
  await page.goto(`/office/${screen}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  for (const name of ["phone", "tablet", "computer"] as const) {
    await page.setViewportSize(OFFICE_WINDOWS[name]);
    const rules = checks[name];
    if (rules) expect.soft(await officeViolations(page, rules), `${screen}, ${name}`).toEqual([]);
    expect.soft(await tooWide(page), `${screen}, ${name}`).toEqual([]);
  }
  for (const [name, size] of Object.entries(ZOOMED)) {
    await page.setViewportSize(size);
    expect.soft(await outOfSight(page), `${screen}, ${name}`).toEqual([]);
  }
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  expect.soft(await smallTargets(page), `${screen}, targets`).toEqual([]);
}
