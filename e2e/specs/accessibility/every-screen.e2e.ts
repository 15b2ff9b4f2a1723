import type { Page } from "@playwright/test";
import { byCallOf } from "../../fixtures/by-call.ts";
import {
  COLOUR_RULES,
  dress,
  hideFurtherEntries,
  LAYOUT_RULES,
  type Rules,
  skipNothing,
  violations,
} from "../../fixtures/faults-of-page.ts";
import { test as base, expect } from "../../fixtures/walk.ts";
import { accountPages, missingPages, pageTypes, publicPages } from "../../known/addresses-of-pages.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { accountOn } from "../../pages/account.ts";
import { buttonsWork } from "../../pages/shopper.ts";

type Look = { readonly width: number; readonly light: Rules };

/**
 * A desktop and a phone have elements of their own, which all rules must see, in both themes. A small tablet has those
 * of the phone, elsewhere.
 */
const looks: readonly Look[] = [
  { width: 1280, light: "all" },
  { width: 768, light: LAYOUT_RULES },
  { width: 390, light: "all" },
];

/** Accounts that the demo starts with, the first with points. */
const phone = "+79000000002";
const otherPhone = "+79000000001";

type ScreenFixtures = {
  /** Checks of the specification that axe lacks. */
  readonly wanted: readonly string[];
  /** Whether the dishes of the page are checked on another one. */
  readonly dishesAreKnown: boolean;
  readonly look: (path: string) => Promise<void>;
};

const test = base.extend<ScreenFixtures>({
  wanted: [[], { option: true }],
  dishesAreKnown: [false, { option: true }],
  look: async ({ page, wanted, dishesAreKnown }, use) => {
    await use(async (path) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await buttonsWork(page);
      await skipNothing(page);
      for (const { width } of looks) await fits(page, path, width);
      if (dishesAreKnown) await hideFurtherEntries(page);
      for (const each of looks.toReversed()) await lookAt(page, each, { path, wanted });
    });
  },
});

type Screen = { readonly path: string; readonly wanted: readonly string[] };

async function lookAt(page: Page, { width, light }: Look, { path, wanted }: Screen): Promise<void> {
  const check = async (rules: Rules, theme: string) => {
    const faults = await violations(page, rules);
    const unwanted = faults.filter((fault) => !wanted.some((rule) => fault.startsWith(rule)));
    expect.soft(unwanted, `${path} ${width} px ${theme}`).toEqual([]);
  };
  await page.setViewportSize({ width, height: 900 });
  await check(light, "light");
  await dress(page, "dark");
  await check(COLOUR_RULES, "dark");
  await dress(page, "light");
}

async function fits(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth: whole, clientWidth: seen } = document.documentElement;
    return { scrollWidth: whole, clientWidth: seen };
  });
  expect.soft(scrollWidth, `${path} ${width} px is scrolled sideways`).toBeLessThanOrEqual(clientWidth);
}

/** Page types with small cards of their own. */
const groceryTypes: ReadonlySet<string> = new Set(["samokat", "lavka"]);

test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ mode: "parallel", timeout: 480_000 });

/** Number of pages per walk, so that two parallel walks take about the same time. */
const pagesInWalk = 8;
const walks = Array.from({ length: Math.ceil(publicPages.length / pagesInWalk) }, (_, index) =>
  publicPages.slice(index * pagesInWalk, (index + 1) * pagesInWalk),
);

test.describe("SCREEN-1 no error and no axe violation in either theme at any width", { tag: "@desktop" }, () => {
  for (const pages of walks) {
    test(`on ${pages.join(" ")}`, async ({ look }) => {
      for (const path of pages) await look(path);
    });
  }

  test("on the account's pages", async ({ look, shopper, shop }) => {
    await shopper.open("/contacts");
    await accountOn(shopper, shop.dataDir).enter(phone);
    for (const path of accountPages) await look(path);
  });

  test("on an order's page and related pages", async ({ look, shopper, shop, kitchen, page }) => {
    await shopper.open("/contacts");
    await accountOn(shopper, shop.dataDir).enter(otherPhone);
    const lines = [dishes.burger, dishes.borscht].map(({ id }) => ({ product_id: id, quantity: 1 }));
    const address = await byCallOf(page.request).orderAddress({ lines, warehouse: 501, pickup: points.sobornaya.id });
    for (const status of ["cooking", "ready", "completed"] as const)
      await kitchen.move(Number(/\d+/.exec(address)?.[0]), status);
    for (const path of [address, "/lk/orders", "/lk/bonuses", "/lk/notifications"]) await look(path);
  });

  test.describe("on missing pages", () => {
    // The answer's status causes a console error.
    test.use({ expectedErrors: [/status of 404/], wanted: ["meta-viewport"] });

    test("CONST-8 on the not-found screens, whose scale is limited", async ({ look }) => {
      for (const path of missingPages) await look(path);
    });
  });

  for (const pageType of pageTypes) {
    test.describe(`on the page type ${pageType}`, () => {
      // All but the grocery types show the dishes of the first one, on the same cards.
      test.use({ dishesAreKnown: !groceryTypes.has(pageType) });

      test(`LAYOUT-1 on the home page and a section of ${pageType}`, async ({ look, context }) => {
        await context.addCookies([{ name: "page_type", value: pageType, domain: "127.0.0.1", path: "/" }]);
        for (const path of ["/", "/menu/picca"]) await look(path);
      });
    });
  }
});
