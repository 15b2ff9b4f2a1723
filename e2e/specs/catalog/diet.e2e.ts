import { expect, test } from "../../fixtures/walk.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });

test("APP-2 a guest without an account hides an allergen once: in every section, in the search, after a reload", {
  tag: "@phone",
}, async ({ shopper, page }) => {
  const main = page.getByRole("main");
  const seen = main.getByRole("article").filter({ visible: true });
  const milky = main.getByRole("article").filter({ hasText: "Груша и горгонзола" });
  await shopper.open("/");
  await main.getByRole("button", { name: "Аллергены" }).click();
  const dialog = page.getByRole("dialog", { name: "Без аллергенов" });
  await dialog.getByRole("button", { name: "молоко" }).click();
  await dialog.getByRole("button", { name: "Готово" }).click();
  // Closing goes back in the history, which would abort the next load.
  await expect(dialog).toBeHidden();
  await expect(milky.first()).toBeHidden();
  await expect(seen.first()).toBeVisible();

  await shopper.open("/menu/pizza");
  await expect(milky).toBeHidden();
  await expect(main.getByRole("button", { name: /^Фильтры/ })).toHaveAttribute("aria-pressed", "true");

  await shopper.open("/search?q=горгонзола");
  await expect(milky).toBeHidden();
  await main.getByRole("button", { name: "Показать", exact: true }).click();
  await expect(milky).toBeVisible();

  await shopper.open("/menu/pizza");
  await expect(milky).toBeHidden();
  await main.getByRole("button", { name: /^Фильтры/ }).click();
  await page.getByRole("dialog").locator("label").filter({ hasText: "молоко" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Показать/ })
    .click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(milky).toBeVisible();
  await shopper.open("/menu/pizza");
  await expect(milky).toBeVisible();
});
