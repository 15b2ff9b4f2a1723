import { expect, OFFICE_WINDOWS, officeText, officeViolations, test, withTheme } from "../../../fixtures/office.ts";
import { smallTargets } from "../../../fixtures/office-eyes.ts";
import { eveningAt } from "../../../known/times.ts";

test.use({
  apart: false,
  testNow: eveningAt(51),
  contextOptions: { reducedMotion: "reduce" },
  serviceWorkers: "block",
  // Requests before sign-in.
  expectedErrors: [/status of 401/],
});

const blue = "#dfeaff";
/**
 * Excludes landmarks of the shop in the frame: axe compares them with the office's, although the frame is a separate
 * document.
 */
const officeOnly = async (page: Parameters<typeof officeViolations>[0]) =>
  (await officeViolations(page)).filter((line) => !line.startsWith("landmark-unique main:"));

test("EDIT-4 an owner changes the look, reads its contrast, and sees the real shop with it before guests do", {
  tag: "@desktop",
}, async ({ page, door, openWindow }) => {
  const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);
  await withTheme(page, "light");
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await page.goto("/office/shop/look");
  await door.signIn();
  const form = page.getByRole("form", { name: text("part.look") });
  const button = form.getByRole("textbox", { name: text("look.colour.button"), exact: true });
  const ground = form.getByRole("textbox", { name: text("look.colour.background"), exact: true });
  const guest = page.frameLocator(`iframe[title="${text("preview.frame")}"]`);
  const groundOf = () => guest.locator("html").evaluate((html) => getComputedStyle(html).getPropertyValue("--ground"));
  await expect(guest.getByRole("note").first()).toBeVisible();

  await test.step("a button colour with too little contrast is reported with the colour that the shop shows instead", async () => {
    const light = form.getByRole("region", { name: text("look.theme.light") });
    await expect(light).toContainText(/Кнопки: контраст 6,\d : 1/);
    await button.fill("#ffe94d");
    await expect(light).toContainText(/Кнопки: контраст 1 : 1.*нужно 3 : 1. Магазин покажет #[0-9a-f]{6}/s);
    await button.fill("красный");
    await expect(form.getByText(text("look.colour.fault"))).toBeVisible();
    await button.fill("#ffe94d");
  });

  await test.step("a typed colour survives a reload, and the saved one appears in the preview", async () => {
    await ground.fill(blue);
    await page.reload();
    await expect(ground).toHaveValue(blue);
    await expect(guest.getByRole("note").first()).toBeVisible();
    await form.getByRole("button", { name: text("look.type") }).click();
    await page.getByRole("option", { name: text("look.type.samokat") }).click();
    await form.getByRole("button", { name: text("look.save") }).click();
    await expect(form.getByRole("button", { name: text("look.save") })).toBeDisabled();
    // Retries, because the frame may reload during the check.
    await expect(async () => expect(await groundOf()).toBe(blue)).toPass();
  });

  await test.step("guests do not see the draft's colour", async () => {
    const shop = await openWindow("phone");
    await shop.goto("/");
    const seen = await shop.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--ground"));
    expect(seen).not.toBe(blue);
  });

  await test.step("no axe violations or small targets at three widths in both themes; a phone shows the preview", async () => {
    for (const theme of ["light", "dark"] as const) {
      await page.evaluate((chosen) => document.documentElement.setAttribute("data-theme", chosen), theme);
      for (const name of ["phone", "tablet", "computer"] as const) {
        await page.setViewportSize(OFFICE_WINDOWS[name]);
        await expect(form).toBeVisible();
        expect(await officeOnly(page)).toEqual([]);
        expect(await smallTargets(page)).toEqual([]);
      }
    }
    await page.setViewportSize(OFFICE_WINDOWS.phone);
    await page.getByRole("button", { name: text("look.preview.show") }).click();
    await expect(guest.getByRole("note").first()).toBeVisible();
    // Retries, because the frame may reload during the check.
    await expect(async () => expect(await groundOf()).toBe(blue)).toPass();
  });
});
