import type { Locator, Page } from "@playwright/test";
import { test as base, expect } from "../../fixtures/walk.ts";
import { dishes, supplements } from "../../known/dishes.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { type AccountPages, accountOn } from "../../pages/account.ts";

const test = base.extend<{ readonly account: AccountPages }>({
  account: async ({ shopper, shop }, use) => use(accountOn(shopper, shop.dataDir)),
});
test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });

const mustard = "Горчица";

/** The answer to a save. The page also asks for the preferences. */
function saved(page: Page): Promise<unknown> {
  return page.waitForResponse(
    (answer) => answer.url().includes("user_preferences") && answer.request().method() === "POST",
  );
}

/** Text of a mark, which the page's own text does not contain. */
function markOf(name: Locator): Promise<string> {
  return name.evaluate((element) => getComputedStyle(element, "::after").content);
}

test(
  "APP-2 dishes and options that a shopper avoids or likes are marked in the whole menu, or hidden",
  { tag: "@phone" },
  async ({ shopper, account, page }, { project }) => {
    const { menu } = shopper;
    const main = page.getByRole("main");
    const borscht = menu.card(dishes.borscht);
    const option = (name: string) => menu.sheet.getByRole("listitem").filter({ hasText: name });
    const choose = async (word: string) => {
      const chip = main.getByRole("button", { name: word, exact: true });
      const isSaved = saved(page);
      await chip.click();
      await expect(chip).toHaveAttribute("aria-pressed", "true");
      await isSaved;
    };
    await shopper.open("/");
    await account.enter(`+7912000810${project.name.length % 10}`);
    await account.open("preferences");
    await choose("сельдерей");
    await choose("молоко");
    await choose("хит");

    await shopper.open("/");
    await expect.poll(() => markOf(borscht.getByRole("heading"))).toContain("Есть: молоко, сельдерей");
    await menu.openSheet(dishes.borscht);
    const sourCream = option(supplements.sourCream.name.ru);
    await expect.poll(() => markOf(sourCream.locator("[data-supplement]"))).toContain("Есть: молоко");
    expect(await markOf(option(mustard).locator("[data-supplement]"))).toBe("none");

    await account.open("preferences");
    const isSaved = saved(page);
    await main.locator("label").filter({ hasText: "Не показывать такие блюда в меню" }).locator("span").first().click();
    await isSaved;
    await shopper.open("/");
    await expect(borscht).toBeHidden();
    await expect(main.getByRole("article").filter({ visible: true }).first()).toBeVisible();
    await shopper.open(`/?product_id=${dishes.borscht.id}`);
    await expect(option(mustard)).toBeVisible();
    await expect(sourCream).toBeHidden();

    await account.open("");
    await page.getByRole("button", { name: account.say.signOut, exact: true }).click();
    await page.waitForURL(({ pathname }) => pathname === "/");
    await expect(borscht).toBeVisible();
    await expect.poll(() => markOf(borscht.getByRole("heading"))).toBe("none");
  },
);

test.describe("when the shop does not answer", () => {
  test.use({ expectedErrors: [/status of 503/] });

  test(
    "STATE-1 a choice that could not be saved is reverted, with a notice",
    { tag: "@phone" },
    async ({ shopper, account, page }, { project }) => {
      const chip = page.getByRole("main").getByRole("button", { name: "соя", exact: true });
      await shopper.open("/");
      await account.enter(`+7912000811${project.name.length % 10}`);
      await account.open("preferences");
      await page.route("**/user_preferences*", (route) => route.fulfill({ status: 503, body: "" }));
      await shopper.isTold("Не получилось. Попробуйте ещё раз", () => chip.click());
      await expect(chip).toHaveAttribute("aria-pressed", "false");
    },
  );
});
