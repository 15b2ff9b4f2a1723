import { emptyMenuTest as test } from "../../../fixtures/empty-menu.ts";
import { expect, OFFICE_WINDOWS, officeText, officeViolations, withTheme } from "../../../fixtures/office.ts";
import { smallTargets } from "../../../fixtures/office-eyes.ts";
import { WEDNESDAY_AFTERNOON } from "../../../known/times.ts";
import { dishesOn } from "../../../pages/office/dishes.ts";
import { shopperOn } from "../../../pages/shopper.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, apart: false, expectedErrors: [/status of 401/] });

type Key = Parameters<typeof officeText>[1];

test("MENU-21 MENU-8 from an empty menu an owner makes a burger with a required sauce and a removal on the dish's page, and a guest meets them", {
  tag: "@desktop",
}, async ({ page, door, openWindow }) => {
  const text = (key: Key) => officeText("ru", key);
  const dishes = dishesOn(page, "ru");
  const window = page.getByRole("dialog");
  const field = (key: Key) => window.getByRole("textbox", { name: text(key), exact: true });
  const groups = page.getByRole("region", { name: text("groups.title") });
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await withTheme(page, "light");
  await page.goto("/office/menu/categories");
  await door.signIn();

  await test.step("the first section and the burger", async () => {
    await page.getByRole("button", { name: text("categories.add"), exact: true }).click();
    await field("categories.name").fill("Бургеры");
    await window.getByRole("button", { name: text("categories.add.do"), exact: true }).click();
    await expect(page.getByRole("heading", { name: "Бургеры" })).toBeVisible();
    await page.goto("/office/menu");
    await dishes.press("dishes.new");
    await dishes.field("dish.name").fill("Бургер");
    await dishes.field("dish.price").fill("400");
    await page
      .getByRole("region", { name: text("dishes.editor") })
      .getByRole("button", { name: text("dish.category") })
      .click();
    await page.getByRole("option", { name: "Бургеры" }).click();
    await dishes.press("dish.new.do");
    await dishes.part("dish.part.options");
  });

  await test.step("a required choice of a sauce, one of them included in the price", async () => {
    await dishes.press("groups.add");
    await field("groups.name").fill("Соус");
    await window.getByText(text("groups.must.required"), { exact: true }).click();
    await dishes.press("groups.new.do");
    await expect(window.getByText(text("groups.fault.options"))).toBeVisible();
    await field("groups.option.name").fill("Кетчуп");
    await window
      .getByRole("checkbox", { name: text("groups.included") })
      .last()
      .check();
    await dishes.press("groups.option.do");
    await field("groups.option.name").fill("Сырный");
    await field("groups.option.price").fill("50");
    await page.keyboard.press("Enter");
    await dishes.press("groups.new.do");
    await expect(window).toBeHidden();
    await expect(groups.getByText("от 400 ₽ до 450 ₽")).toBeVisible();
  });

  await test.step("a removal is typed once, and moves above the sauces", async () => {
    await dishes.press("groups.add");
    await field("groups.name").fill("Убрать из бургера");
    await window.getByText(text("groups.kind.remove"), { exact: true }).click();
    await field("groups.removal.ingredient").fill("лук");
    await expect(field("groups.removal.shown")).toHaveValue("Без лука");
    await dishes.press("groups.option.do");
    await dishes.press("groups.new.do");
    await expect(window).toBeHidden();
    await groups.getByRole("button", { name: "Поднять выше: Убрать из бургера" }).click();
    await dishes.save();
  });

  await test.step("no axe violation and no small target at three widths, in both themes and languages", async () => {
    for (const look of ["light", "dark"] as const) {
      await page.evaluate(
        (language) => localStorage.setItem("office-language", language),
        look === "dark" ? "en" : "ru",
      );
      await page.reload();
      await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), look);
      await page.locator("summary").first().click();
      for (const size of Object.values(OFFICE_WINDOWS)) {
        await page.setViewportSize(size);
        expect.soft(await officeViolations(page), `${look} ${size.width}`).toEqual([]);
        expect.soft(await smallTargets(page), `${look} ${size.width}, targets`).toEqual([]);
      }
    }
    await page.evaluate(() => localStorage.setItem("office-language", "ru"));
  });

  await test.step("the page of the group says which dishes change", async () => {
    await page.reload();
    await groups.getByRole("link").last().click();
    await page.getByRole("textbox", { name: text("groups.free"), exact: true }).fill("1");
    await expect(page.getByText("Изменится 1 блюдо, у гостей сейчас группа есть у 0")).toBeVisible();
    await expect(page.getByText("400 ₽", { exact: true })).toBeVisible();
    expect(await officeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: text("categories.undo") }).click();
  });

  await page.goto("/office/changes");
  await page.getByRole("button", { name: text("draft.publish.now") }).click();
  await expect(page.getByRole("heading", { name: text("draft.empty.title") })).toBeVisible();

  const guest = await openWindow("phone");
  const shopper = shopperOn({ page: guest, language: "ru", isPhone: true });
  const burger = { id: 0, name: { ru: "Бургер", en: "Бургер" }, price: 400 };
  await shopper.open("/");
  await shopper.place.open();
  await shopper.place.collectAt("На Кирова");
  await shopper.menu.openSheet(burger);
  const { sheet } = shopper.menu;
  await shopper.menu.addFor("400 ₽").click();
  await expect(sheet.getByRole("alert")).toHaveText("Соус: выбрано 0 из 1");
  await sheet.locator("label").filter({ hasText: "Сырный" }).click();
  await sheet.getByText("Убрать ингредиенты").click();
  await sheet.locator("label").filter({ hasText: "Без лука" }).click();
  await shopper.menu.addFor("450 ₽").click();
  await expect(sheet).toBeHidden();
});
