import type { Locator } from "@playwright/test";
import { drawnPhoto } from "../../../fixtures/drawn-photo.ts";
import { expect, OFFICE_WINDOWS, officeText, officeViolations, test } from "../../../fixtures/office.ts";
import { eveningAt } from "../../../known/times.ts";

test.use({
  testNow: eveningAt(41),
  serviceWorkers: "block",
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [/status of 401/],
});

test("EDIT-1 a category gets a cropped photo and another place, is hidden, and another is archived", {
  tag: "@desktop",
}, async ({ page, door, language }) => {
  const text = (key: Parameters<typeof officeText>[1]) => officeText(language, key);
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await page.goto("/office/menu/categories");
  await door.signIn();
  const list = page.getByRole("grid", { name: text("part.categories") });
  const editor = page.getByRole("region", { name: "Акции" });

  await test.step("a category is moved to the first place by keyboard", async () => {
    await expect(list.getByRole("row").first()).toContainText("Новинки");
    await putFirst(list.getByRole("row"), list.getByRole("row", { name: "Акции" }));
    await expect(page.getByText(text("categories.order.saved"))).toBeVisible();
    await expect(list.getByRole("row").first()).toContainText("Акции");
  });

  await test.step("a photo is cropped by keyboard and uploaded", async () => {
    await list.getByRole("row", { name: "Акции" }).click();
    const chosen = page.waitForEvent("filechooser");
    await editor.getByRole("button", { name: text("picture.replace") }).click();
    await (await chosen).setFiles({ name: "photo.png", mimeType: "image/png", buffer: await drawnPhoto(page) });
    const dialog = page.getByRole("dialog", { name: text("picture.crop.title") });
    const frame = dialog.getByRole("group", { name: text("picture.crop.area") });
    await frame.focus();
    await page.keyboard.press("ArrowRight");
    expect(await officeViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: text("picture.crop.keep") }).click();
    await expect(dialog).toBeHidden();
    await expect(editor.locator("img").first()).toHaveAttribute("src", /\/uploaded\/[0-9a-f]{32}\.webp/);
  });

  await test.step("the category is saved as hidden, with a new order of its dishes", async () => {
    const dishes = editor.getByRole("grid", { name: text("categories.order") });
    const last = dishes.getByRole("row").last();
    const name = await last.getByRole("button").getAttribute("aria-label");
    await putFirst(dishes.getByRole("row"), last);
    await expect(dishes.getByRole("button").first()).toHaveAttribute("aria-label", name ?? "");
    await editor.getByText(text("categories.hide")).click();
    await editor.getByRole("button", { name: text("categories.save") }).click();
    await expect(page.getByText(text("categories.saved"))).toBeVisible();
    await page.reload();
    await expect(list.getByRole("row", { name: "Акции" })).toContainText(text("categories.hidden"));
    await expect(dishes.getByRole("button").first()).toHaveAttribute("aria-label", name ?? "");
  });

  await test.step("axe finds no violations at three widths in both themes", async () => {
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of ["dark", "light"]) {
        await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
        expect.soft(await officeViolations(page), `${width} ${theme}`).toEqual([]);
      }
    }
  });

  await test.step("archiving another category shows what happens to its dishes, and removes it from the list", async () => {
    await list.getByRole("row", { name: "Завтраки" }).click();
    // The form of the former category may still be there.
    const breakfasts = page.getByRole("region", { name: "Завтраки" });
    await breakfasts.getByRole("button", { name: text("categories.archive"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Убрать «Завтраки» из меню" });
    await expect(dialog).toContainText("только здесь");
    await dialog.getByRole("button", { name: text("categories.archive.do") }).click();
    await expect(list.getByRole("row", { name: "Завтраки" })).toBeHidden();
  });

  /**
   * Moves a row by keyboard: the arrow leads to the handle, Enter picks up the row and drops it before the first one.
   */
  async function putFirst(rows: Locator, moved: Locator): Promise<void> {
    const first = await rows.first().getAttribute("aria-label");
    await moved.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    // Home moves the focus only once it is on a place.
    await expect(page.locator(":focus")).toHaveAccessibleName(/^Вставить/);
    await page.keyboard.press("Home");
    await expect(page.getByRole("button", { name: `Вставить перед ${first}` })).toBeFocused();
    await page.keyboard.press("Enter");
  }
});
