import { expect, test } from "../../fixtures/walk.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { topAtRest } from "../../pages/at-rest.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });

/** The demo menu has more results for it than two pages of the search show. */
const search = `/search?q=${encodeURIComponent("без мяса")}`;

test("APP-1 a search reaches all its results; focus, position, reload and Back keep the longer list", {
  tag: "@phone",
}, async ({ shopper: { open }, page }) => {
  await open(search);
  const cards = page.getByRole("main").getByRole("article");
  const more = page.getByRole("link", { name: /^Показать ещё \d+$/ });
  const topOf = async (at: number) => Math.round((await cards.nth(at).boundingBox())?.y ?? -1);
  await expect(cards).toHaveCount(48);
  const said = await page.getByText(/^Нашлось \d+/).textContent();
  const found = Number(/\d+/.exec(said ?? "")?.[0]);
  expect(found).toBeGreaterThan(100);

  await more.focus();
  await page.keyboard.press("Enter");
  await expect(cards).toHaveCount(96);
  await expect(page.getByRole("status").filter({ hasText: "Показаны первые 96" })).toBeAttached();
  await expect(cards.nth(48).getByRole("link")).toBeFocused();
  await expect(cards.nth(48)).toBeInViewport();
  await page.reload();
  await expect(cards).toHaveCount(96);

  await open(`${search}&page=2`);
  await more.scrollIntoViewIfNeeded();
  const last = await topAtRest(cards.nth(95));
  await more.click();
  await expect(cards).toHaveCount(found);
  await expect(more, "nothing is left").toHaveCount(0);
  // The browser corrects the position for a shorter line above in its next frame.
  await expect.poll(async () => Math.abs((await topOf(95)) - last), "the position stays").toBeLessThan(3);
  await expect(cards.nth(96).getByRole("link")).toBeFocused();

  await cards.nth(98).scrollIntoViewIfNeeded();
  const before = await topAtRest(cards.nth(98));
  await page.getByRole("contentinfo").getByRole("link", { name: "Доставка и оплата" }).dispatchEvent("click");
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect(cards).toHaveCount(found);
  await expect.poll(async () => Math.abs((await topOf(98)) - before), "Back keeps the place").toBeLessThan(3);
});
