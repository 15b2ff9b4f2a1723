import {
  doorOf,
  expect,
  OFFICE_WINDOWS,
  OWNER,
  officeText,
  officeViolations,
  test,
  withTheme,
} from "../../../fixtures/office.ts";
import { smallTargets } from "../../../fixtures/office-eyes.ts";
import { dishes as known } from "../../../known/dishes.ts";
import { eveningAt } from "../../../known/times.ts";
import { dishesOn } from "../../../pages/office/dishes.ts";

test.use({ testNow: eveningAt(31), expectedErrors: [/status of (401|412)/] });

test("EDIT-1 EDIT-7 a dish is added by keyboard, priced by branch, sized, translated, merged by field, and archived", {
  tag: "@desktop",
}, async ({ page, door, openWindow }) => {
  const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);
  const dishes = dishesOn(page, "ru");
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await withTheme(page, "light");
  await page.goto("/office/menu");
  await door.signIn();

  await test.step("name, price and category add a dish by keyboard, after a wrong price is refused", async () => {
    await page.getByRole("button", { name: text("dishes.new") }).press("Enter");
    await expect(dishes.field("dish.name")).toBeFocused();
    // Enter sends nothing before the branches are loaded.
    await expect(page.getByRole("button", { name: text("dish.new.do") })).toBeEnabled();
    await page.keyboard.type("Уха по-царски");
    await page.keyboard.press("Tab");
    await page.keyboard.type("даром");
    await page.keyboard.press("Enter");
    await expect(page.getByText(text("dish.new.price.wrong"))).toBeVisible();
    await dishes.field("dish.price").fill("490,50");
    const editor = page.getByRole("region", { name: text("dishes.editor") });
    await editor.getByRole("button", { name: text("dish.category") }).press("Enter");
    // The list finds a typed name once it has the focus.
    await expect(page.getByRole("option").and(page.locator(":focus"))).toHaveCount(1);
    await page.keyboard.type("Закуски");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: text("dish.new.do") }).press("Enter");
    await expect(page.getByRole("heading", { name: "Уха по-царски" })).toBeFocused();
  });

  await test.step("a price for one branch survives a reload, and is saved with a size and an English name", async () => {
    await dishes.part("dish.part.selling");
    await page.getByRole("textbox", { name: `${text("dish.price")}: На Вокзальном`, exact: true }).fill("530");
    await page.reload();
    await dishes.part("dish.part.options");
    await dishes.press("dish.sizes.add");
    await dishes.field("dish.size.name").fill("Большая");
    await expect(page.getByRole("textbox", { name: `${text("dish.price")}: На Вокзальном`, exact: true })).toHaveValue(
      "530",
    );
    await dishes.part("dish.part.texts");
    await page.getByRole("button", { name: text("dish.texts.language") }).click();
    await page.getByRole("option", { name: /^English/ }).click();
    await page.getByRole("textbox", { name: `${text("dish.name")} · English` }).fill("Royal fish soup");
    await dishes.save();
    await expect(page.getByRole("status").filter({ hasText: "1 изменение" })).toBeVisible();
  });

  await test.step("when two windows edit one dish, the second one merges it field by field", async () => {
    const other = await openWindow("tablet");
    await other.goto(new URL(page.url()).href);
    await doorOf(other, "ru").signIn(OWNER);
    const second = dishesOn(other, "ru");
    await second.part("dish.part.main");
    await second.field("dish.description").fill("Стерлядь, судак");
    await second.field("dish.calories").fill("61");
    await dishes.part("dish.part.main");
    await dishes.field("dish.description").fill("Осетрина");
    await dishes.save();
    await other.getByRole("button", { name: text("dish.save"), exact: true }).click();
    const window = other.getByRole("dialog");
    await expect(window).toContainText("Осетрина");
    await window.getByText(/Осетрина/).click();
    await window.getByRole("button", { name: text("merge.save") }).click();
    await expect(other.getByText(text("dish.unsaved.none"))).toBeVisible();
    await expect(second.field("dish.description")).toHaveValue("Осетрина");
    await expect(second.field("dish.calories")).toHaveValue("61");
    await other.close();
  });

  await test.step("archiving names the coupon that uses the dish, and the dish can be restored", async () => {
    await page.goto(`/office/menu?dish=${known.syrniki.id}`);
    await dishes.press("dish.archive");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(`${text("dish.referrer.coupon")}: Масленица`);
    expect(await officeViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: text("dish.archive.do") }).click();
    await dishes.press("dish.restore");
    await expect(page.getByRole("tab", { name: text("dish.part.main") })).toBeVisible();
  });

  await test.step("no axe violations or small targets at three widths, light in Russian and dark in English", async () => {
    for (const look of ["light", "dark"] as const) {
      if (look === "dark") await page.evaluate(() => localStorage.setItem("office-language", "en"));
      await page.reload();
      await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), look);
      for (const size of Object.values(OFFICE_WINDOWS)) {
        await page.setViewportSize(size);
        await expect(page.getByRole("tablist")).toBeVisible();
        expect.soft(await officeViolations(page), `${look} ${size.width}`).toEqual([]);
        expect.soft(await smallTargets(page), `${look} ${size.width}, targets`).toEqual([]);
      }
    }
  });
});
