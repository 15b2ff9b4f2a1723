import { shopWithSettings } from "../fixtures/shop-with-settings.ts";
import { expect } from "../fixtures/walk.ts";
import { points } from "../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../known/times.ts";

const test = shopWithSettings({ fragmentedCatalog: true });
const addressFirst = shopWithSettings({ fragmentedCatalog: true, need_to_choose_address_first: true });
test.use({ testNow: WEDNESDAY_AFTERNOON });
addressFirst.use({ testNow: WEDNESDAY_AFTERNOON });

const secondPass = "**/second-pass/_payload.json*";
const lastSection = "section#deserty";

test("STATE-2 the first sections come with the page, the others in a second pass, and nothing moves", async ({
  page,
  shopper,
}) => {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(secondPass, async (route) => {
    await held;
    await route.continue();
  });
  await shopper.open("/");
  await expect(page.locator("section#novinki article").first()).toBeVisible();
  const later = page.locator(lastSection);
  await expect(later.locator('[aria-busy="true"]')).toHaveCount(1);
  await expect(later.locator("article")).toHaveCount(0);
  letCome();
  await expect(later.locator("article").first()).toBeAttached();
  await expect(later.locator('[aria-busy="true"]')).toHaveCount(0);
  await later.scrollIntoViewIfNeeded();
});

test.describe("without an answer", () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test("STATE-1 STATE-2 a second pass that fails says so in its sections, and is asked for again", async ({
    page,
    shopper,
  }) => {
    await page.route(secondPass, (route) => route.abort());
    await shopper.open("/");
    const later = page.locator(lastSection);
    await expect(later.getByText("Эта часть меню не загрузилась")).toBeAttached();
    await page.unroute(secondPass);
    await later.getByRole("button", { name: "Попробовать ещё раз" }).click();
    await expect(later.locator("article").first()).toBeAttached();
  });
});

addressFirst("STATE-2 where an address is chosen first, the second pass waits for it", async ({ page, shopper }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/second-pass/")) asked.push(request.url());
  });
  await shopper.open("/");
  await expect(shopper.place.dialog).toBeVisible();
  await expect(shopper.place.dialog.getByRole("tab").first()).toBeVisible();
  expect(asked).toEqual([]);
  await shopper.place.collectAt(points.sobornaya.name.ru);
  await expect(page.locator(`${lastSection} article`).first()).toBeAttached();
});
