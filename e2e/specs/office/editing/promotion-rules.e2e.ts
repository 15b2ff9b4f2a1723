import { expect, OFFICE_WINDOWS, officeText, officeViolations, test } from "../../../fixtures/office.ts";
import { smallTargets } from "../../../fixtures/office-eyes.ts";
import { eveningAt } from "../../../known/times.ts";
import { accountOn } from "../../../pages/account.ts";
import { shopperOn } from "../../../pages/shopper.ts";

test.use({
  apart: false,
  testNow: eveningAt(55),
  serviceWorkers: "block",
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [/status of 401/],
});

test("PROMO-1 by keyboard, an owner changes the wheel's prizes, tries and publishes them, and a guest's wheel has them", {
  tag: "@desktop",
}, async ({ page, door, shop, openWindow }) => {
  const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);
  const wheel = page.getByRole("form", { name: text("promo.rules.wheel") });
  const opened = wheel.locator("details[open]");
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await page.goto("/office/menu/promotions?rules=1");
  await door.signIn();

  await test.step("a new prize is named, moved to another place, and another one is removed", async () => {
    await wheel.getByRole("button", { name: text("promo.rules.wheel.add") }).press("Enter");
    await opened.getByLabel(text("promo.rules.segment.label"), { exact: true }).fill("Чай в подарок");
    await opened.getByLabel(text("promo.rules.segment.points")).fill("70");
    await opened.getByLabel(text("promo.rules.segment.weight")).fill("100");
    await expect(opened.getByText(/50 %/).first()).toBeVisible();
    const up = opened.getByRole("button", { name: "Выше: Чай в подарок" });
    await up.press("Enter");
    await expect(up).toBeFocused();
    await expect(wheel.getByRole("status").filter({ hasText: "место 8 из 9" })).toBeAttached();
    await wheel.locator("summary", { hasText: "Медовик" }).press("Enter");
    await wheel.getByRole("button", { name: "Убрать: Медовик" }).press("Enter");
    await expect(wheel.locator("summary", { hasText: "Медовик" })).toHaveCount(0);
  });

  await test.step("a thousand trial turns tell what guests would win", async () => {
    await wheel.getByRole("button", { name: /Покрутить/ }).press("Enter");
    await expect(wheel.getByRole("row").filter({ hasText: "Чай в подарок" })).toBeVisible();
    await expect(wheel.getByRole("status").filter({ hasText: "гости получили бы" })).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await officeViolations(page), `${width}`).toEqual([]);
      expect(await smallTargets(page), `${width}`).toEqual([]);
    }
  });

  await test.step("the draft takes it, and it is published", async () => {
    await wheel.getByRole("button", { name: text("shopset.save") }).press("Enter");
    await expect(wheel.getByText(text("shopset.unsaved.none"))).toBeVisible();
    await page.goto("/office/changes");
    await page.getByRole("button", { name: text("draft.publish.now") }).press("Enter");
    await expect(page.getByRole("heading", { name: text("draft.empty.title") })).toBeVisible();
  });

  await test.step("a guest's wheel has the new prize in its place", async () => {
    const guest = await openWindow("phone");
    const shopper = shopperOn({ page: guest, language: "ru", isPhone: true });
    await shopper.open("/wheel/");
    await guest.getByRole("main").getByRole("button", { name: "Войти" }).click();
    await accountOn(shopper, shop.dataDir).signIn("+79120007861");
    const picture = guest.getByRole("img", { name: /Чай в подарок, 300 баллов/ });
    await expect(picture).toBeVisible();
    await expect(picture).not.toHaveAccessibleName(/Медовик/);
  });
});
