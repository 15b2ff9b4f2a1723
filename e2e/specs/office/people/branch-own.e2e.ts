import { expect, OFFICE_WINDOWS, test as office, officeText, officeViolations } from "../../../fixtures/office.ts";
import { smallTargets } from "../../../fixtures/office-eyes.ts";
import { type RunningShop, startShop } from "../../../fixtures/server.ts";
import { eveningAt } from "../../../known/times.ts";

/** A bot whose Telegram nobody reaches. */
const environment = { TELEGRAM_BOT_TOKEN: "1:A", TELEGRAM_API_URL: "http://127.0.0.1:9" };
const test = office.extend<object, { shop: RunningShop }>({
  shop: [
    async ({ testNow }, use) => {
      const shop = await startShop({ testNow, environment });
      await use(shop);
      await shop.stop();
    },
    { scope: "worker", timeout: 150_000 },
  ],
});

test.use({
  testNow: eveningAt(57),
  serviceWorkers: "block",
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [/status of 401/],
});

test("OFFICE-4 an owner gives a branch its own chats, numbers and addresses, and the journal tells their count", {
  tag: "@desktop",
}, async ({ page, door, language }) => {
  const text = (key: Parameters<typeof officeText>[1]) => officeText(language, key);
  await page.setViewportSize(OFFICE_WINDOWS.phone);
  await page.goto("/office/settings?part=branch");
  await door.signIn();
  const form = page.getByRole("form", { name: text("settings.own.title") });
  const phones = form.getByLabel(text("settings.own.phones"));
  const save = form.getByRole("button", { name: text("settings.own.save") });

  await test.step("a number without its country code is refused beside the field", async () => {
    await phones.fill("8 916 123-45-67");
    await save.click();
    await expect(phones).toHaveAccessibleDescription(new RegExp(text("settings.own.fault.phones").slice(0, 20)));
    expect(await officeViolations(page)).toEqual([]);
  });

  await test.step("right ones are saved as they are sent", async () => {
    await phones.fill("+7 916 123-45-67\n+79160000000");
    await form.getByLabel(text("settings.own.chats")).fill("-1001234567890");
    await save.click();
    await expect(page.getByText(text("settings.saved"))).toBeVisible();
    await expect(phones).toHaveValue("+79161234567\n+79160000000");
    await page.reload();
    await expect(phones).toHaveValue("+79161234567\n+79160000000");
  });

  await test.step("a test message names the chat that it did not reach", async () => {
    await page.getByRole("button", { name: text("settings.test.send") }).click();
    await expect(page.getByText(/-1001234567890.*(не дошло|not delivered)/)).toBeVisible();
  });

  for (const [name, window] of Object.entries(OFFICE_WINDOWS)) {
    await test.step(`the form is whole and without violations on a ${name}`, async () => {
      await page.setViewportSize(window);
      await form.scrollIntoViewIfNeeded();
      await expect(phones).toBeVisible();
      expect(await officeViolations(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(window.width);
    });
  }

  await test.step("the journal names the branch and counts, and no number", async () => {
    await page.goto("/office/journal");
    await expect(page.getByText(text("journal.field.own-phones")).first()).toBeVisible();
    await expect(page.getByText("79161234567")).toHaveCount(0);
  });
});
