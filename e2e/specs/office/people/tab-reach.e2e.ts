import type { Page } from "@playwright/test";
import { expect, OFFICE_WINDOWS, test } from "../../../fixtures/office.ts";
import { eveningAt } from "../../../known/times.ts";

test.use({ testNow: eveningAt(36), expectedErrors: [/status of 401/], contextOptions: { reducedMotion: "reduce" } });

const screens = [
  "stops",
  "settings",
  "menu/categories",
  "menu/import",
  "shop/branches",
  "people",
  "devices",
  "journal",
];

test("OFFICE-3 Tab reaches every link, button and field of the office's screens", { tag: "@desktop" }, async ({
  page,
  door,
}) => {
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await page.goto("/office/");
  await door.signIn();
  await expect(page.getByRole("navigation").first()).toBeVisible();
  for (const screen of screens) {
    await page.goto(`/office/${screen}`);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect(await unreached(page), screen).toEqual([]);
  }
});

/**
 * Names of the visible controls that Tab never focuses. Parts of a composite widget are left out, because arrows reach
 * them: tabs, rows, unchosen radios, the steps of a number.
 */
async function unreached(page: Page): Promise<readonly string[]> {
  const total = await page.evaluate(() => {
    const parts = [
      ...["[role=tablist] *", "[role=grid] *", "[role=listbox] *", "[role=toolbar] *", "[type=radio]:not(:checked)"],
      "[role=group]:has(> input) > button[tabindex='-1']",
    ];
    const composite = parts.join();
    const controls = document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, [role=button]");
    let count = 0;
    for (const each of controls) {
      const isShown = each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0;
      if (
        !isShown ||
        each.matches(":disabled") ||
        each.closest("[inert], [aria-hidden=true]") ||
        each.matches(composite)
      )
        continue;
      each.dataset["wanted"] = "";
      count += 1;
    }
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof HTMLElement) delete target.dataset["wanted"];
    });
    return count;
  });
  expect(total).toBeGreaterThan(8);
  await page.locator("body").press("Home");
  for (let step = 0; step < 3 * total; step += 1) {
    await page.keyboard.press("Tab");
    if ((await page.locator("[data-wanted]").count()) === 0) break;
  }
  return page
    .locator("[data-wanted]")
    .evaluateAll((left) => left.map((each) => each.getAttribute("aria-label") ?? each.textContent ?? each.outerHTML));
}
