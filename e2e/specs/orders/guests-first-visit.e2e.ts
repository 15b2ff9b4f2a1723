import { expect, test } from "../../fixtures/walk.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON });

test("a guest's table booking requires a time, and is found again on the device until it is cancelled", {
  tag: "@phone",
}, async ({ shopper, page }) => {
  const dialog = page.getByRole("dialog", { name: "Бронь стола" });
  await shopper.open("/contacts");
  await page.getByRole("main").getByRole("button", { name: "Забронировать стол" }).click();
  await dialog.getByLabel("Имя", { exact: true }).fill("Анна");
  await dialog.getByLabel("Телефон", { exact: true }).fill("9125550777");
  await dialog.getByRole("button", { name: "Забронировать", exact: true }).click();
  const times = dialog.getByRole("group", { name: "Время" });
  await expect(times).toBeFocused();
  await expect(times.getByRole("alert")).toBeInViewport();
  await times.getByRole("button", { name: "19:00" }).click();
  await dialog.getByRole("button", { name: "Забронировать", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Стол забронирован" })).toBeVisible();
  await page.keyboard.press("Escape");
  // Closing goes back in the history, which would abort the reload.
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.reload();
  const own = page.getByRole("banner").getByRole("link", { name: "Заказы и избранное" });
  await own.click();
  const booking = page.getByRole("dialog").getByRole("link", { name: /^Бронь №\s\d+ 18 ноября, с 19:00/ });
  await booking.click();
  await page.waitForURL(/\/booking\/\d+\?key=/);
  await page.getByRole("main").getByRole("button", { name: "Отменить бронь" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Отменить бронь" }).click();
  await expect(page.getByRole("main").getByText("Отменена", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await shopper.open("/contacts");
  await expect(page.getByRole("banner").getByRole("link", { name: "Войти" })).toBeVisible();
});

test("APP-2 an unknown invitation promises no points", { tag: "@phone" }, async ({ shopper, page }) => {
  const asked = page.waitForResponse(/systeminfo\/v1\/referral\?code=NOBODY42/);
  await shopper.open("/?ref=NOBODY42");
  await asked;
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("skatert-user") ?? ""))
    .toContain('"isInvited":false');
  await expect(page.getByText(/баллов/)).toHaveCount(0);
});
