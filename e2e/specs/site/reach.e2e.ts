import { expect, test } from "../../fixtures/walk.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { pressAtRest } from "../../pages/at-rest.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });

test("ENT-2 a table is booked from the menu, the footer, the page of the lounge and the search", async ({
  shopper,
  page,
}) => {
  const form = page.getByRole("dialog", { name: "Бронь стола" });
  // Closing goes back in the history, which would abort the next load.
  const closes = async () => {
    await form.getByRole("button", { name: "Закрыть" }).click();
    await expect(form).toBeHidden();
  };
  await shopper.open("/");
  await pressAtRest(page.getByRole("contentinfo").getByRole("button", { name: "Забронировать стол" }));
  await expect(form).toBeVisible();
  await closes();

  await shopper.open("/information/page/loundzh");
  await page.getByRole("main").getByRole("link", { name: "забронировать столик" }).click();
  await expect(form).toBeVisible();
  await closes();
  await expect(page).toHaveURL(/loundzh$/);

  await shopper.open("/search?q=бронь");
  await page.getByRole("main").getByRole("link", { name: "Забронировать стол" }).click();
  await expect(form).toBeVisible();
});

test("APP-1 a phone's menu shows phone, address and hours at once, before the sections", { tag: "@phone" }, async ({
  shopper,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.open("/");
  await page.getByRole("button", { name: "Открыть меню" }).click();
  const menu = page.getByRole("dialog");
  await expect(menu.getByRole("link", { name: "+7" }).first()).toBeInViewport();
  await expect(menu.getByRole("link", { name: /Соборная/ }).first()).toBeInViewport();
  await expect(menu.getByRole("button", { name: "Забронировать стол" })).toBeInViewport();
});
