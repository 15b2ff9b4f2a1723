import type { Page } from "@playwright/test";
import { expect, OFFICE_WINDOWS, officeText, test, withTheme } from "../../../fixtures/office.ts";
import { dishes as known } from "../../../known/dishes.ts";
import { eveningAt } from "../../../known/times.ts";
import { dishesOn } from "../../../pages/office/dishes.ts";

test.use({ testNow: eveningAt(33), expectedErrors: [/status of 401/] });

test("OFFICE-4 EDIT-1 by keyboard, the focus of a dish's form is never lost, and the bar with Save covers no field", {
  tag: "@desktop",
}, async ({ page, door }) => {
  const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);
  const dishes = dishesOn(page, "ru");
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await withTheme(page, "light");
  await page.goto(`/office/menu?dish=${known.syrniki.id}`);
  await door.signIn();

  await test.step("removing the last chip and a size leaves the focus beside it", async () => {
    const categories = page.getByRole("group", { name: text("dish.categories") });
    const chips = categories.getByRole("listitem");
    await expect(chips).not.toHaveCount(0);
    for (let left = await chips.count(); left > 0; left -= 1) {
      await chips.getByRole("button").first().press("Enter");
      await expect(chips).toHaveCount(left - 1);
      await expect(categories.locator(":focus")).toHaveCount(1);
    }
    await dishes.part("dish.part.options");
    await page.getByRole("button", { name: text("dish.sizes.add") }).press("Enter");
    const panel = page.getByRole("tabpanel");
    await panel
      .getByRole("button", { name: /^Убрать/ })
      .first()
      .press("Enter");
    await expect(panel.locator(":focus")).toHaveCount(1);
    await page.getByRole("button", { name: text("dish.reset") }).press("Enter");
    await expect(page.getByText(text("dish.unsaved.none"))).toBeFocused();
  });

  await test.step("after saving the focus is on the form's state", async () => {
    await dishes.part("dish.part.main");
    await dishes.field("dish.description").fill("Творог, сметана");
    await page.getByRole("button", { name: text("dish.save"), exact: true }).press("Enter");
    await expect(page.getByText(text("dish.unsaved.none"))).toBeFocused();
  });

  for (const height of [844, 420]) {
    await test.step(`on a phone, ${height} px of it visible, Tab shows every field above the bar`, async () => {
      await page.setViewportSize({ width: OFFICE_WINDOWS.phone.width, height });
      await dishes.field("dish.name").fill(`Сырники ${height}`);
      const hidden: string[] = [];
      for (let step = 0; step < 14; step += 1) {
        await page.keyboard.press("Tab");
        hidden.push(...(await coveredField(page)));
      }
      expect(hidden).toEqual([]);
    });
  }
});

/** The focused field, if the bar with Save covers its end or it is out of the window. */
function coveredField(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const bar = document.querySelector("[data-save-bar]");
    if (focused === null || bar === null || bar.contains(focused)) return [];
    const [field, edge] = [focused.getBoundingClientRect(), bar.getBoundingClientRect().top];
    const isCovered = field.bottom > edge + 1 || field.top < 0;
    return isCovered ? [`${focused.tagName} ${Math.round(field.top)}–${Math.round(field.bottom)}, bar ${edge}`] : [];
  });
}
