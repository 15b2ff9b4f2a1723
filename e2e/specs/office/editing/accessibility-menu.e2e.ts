import type { Page } from "@playwright/test";
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
  for (const [language, theme] of [
    ["ru", "dark"],
    ["en", "light"],
  ] as const) {
    await page.evaluate(
      ([chosen, look]) => {
        localStorage.setItem("office-language", chosen);
        localStorage.setItem("office-theme", look);
      },
      [language, theme] as const,
    );
    for (const screen of screens) await test.step(`${screen}, ${language} ${theme}`, () => looksAt(page, screen));
  }
});

async function looksAt(page: Page, screen: string): Promise<void> {
  await page.goto(`/office/${screen}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  for (const [name, size] of Object.entries({ ...OFFICE_WINDOWS, ...ZOOMED })) {
    await page.setViewportSize(size);
    if (name in ZOOMED) expect.soft(await outOfSight(page), `${screen}, ${name}`).toEqual([]);
    else {
      expect.soft(await officeViolations(page), `${screen}, ${name}`).toEqual([]);
      expect.soft(await tooWide(page), `${screen}, ${name}`).toEqual([]);
    }
  }
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  expect.soft(await smallTargets(page), `${screen}, targets`).toEqual([]);
}
