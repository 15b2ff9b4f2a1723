import { expect, OFFICE_WINDOWS, officeText, officeViolations, test, withTheme } from "../../../fixtures/office.ts";
import { eveningAt } from "../../../known/times.ts";

test.use({ testNow: eveningAt(18), serviceWorkers: "block", expectedErrors: [/status of 401/] });

const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);

test("MENU-23 a branch begins its own prices with the first one, sells a dish no more, and goes back to the main menu", {
  tag: "@desktop",
}, async ({ page, door }) => {
  await withTheme(page, "light");
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await page.goto("/office/menu/prices?q=говядин");
  await door.signIn();
  const cell = (row: number, column: number) => page.locator(`#grid-${row}-${column}`);
  await expect(cell(0, 0)).toContainText(/говядин/i);
  const column = page.getByRole("columnheader", { name: "На Соборной" });
  await expect(column).toContainText("как в основном");
  await expect(cell(0, 2)).toHaveText("");

  await test.step("a typed price is the branch's own, and its mark is no colour alone", async () => {
    await cell(0, 2).click();
    await page.keyboard.type("777");
    await page.keyboard.press("Enter");
    await expect(cell(0, 2)).toHaveText(/^777\s₽$/);
    await expect(cell(0, 2)).toHaveAttribute("data-branch", "own");
    await expect(column).toHaveText("На Соборной");
    await expect(page.getByText("Сохранено в черновик: 1 блюдо")).toBeVisible();
  });

  await test.step("a dash takes the dish out of the branch, Delete and undo bring both back", async () => {
    await page.keyboard.type("-");
    await page.keyboard.press("Enter");
    await expect(cell(1, 2)).toHaveText(text("grid.branch.unsold"));
    expect(await officeViolations(page)).toEqual([]);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Delete");
    await expect(cell(1, 2)).toHaveText("");
    await page.keyboard.press("Control+z");
    await expect(cell(1, 2)).toHaveText(text("grid.branch.unsold"));
  });

  await test.step("all of the branch goes back to the main menu", async () => {
    await page.getByRole("button", { name: text("grid.branch.back") }).click();
    const dialog = page.getByRole("dialog", { name: text("grid.branch.back.title") });
    await dialog.getByText(text("grid.branch.back.all"), { exact: true }).click();
    await page.getByRole("button", { name: text("grid.branch.back.apply") }).click();
    await expect(column).toContainText("как в основном");
  });

  await test.step("a phone shows one branch at a time", async () => {
    await page.setViewportSize(OFFICE_WINDOWS.phone);
    await page.goto("/office/menu/prices?q=говядин&branch=502");
    await page
      .getByRole("button", { name: /своя цена/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("textbox")).toHaveCount(1);
    expect(await officeViolations(page)).toEqual([]);
    await dialog.getByRole("textbox").fill("");
    await dialog.getByRole("button", { name: text("grid.phone.save") }).click();
    await expect(page.getByRole("button", { name: /как в основном/ }).first()).toBeVisible();
  });
});
