import type { Page } from "@playwright/test";
import {
  doorOf,
  expect,
  OFFICE_WINDOWS,
  type OfficeLanguage,
  officeText,
  officeViolations,
  test,
  withTheme,
} from "../../../fixtures/office.ts";
import { eveningAt } from "../../../known/times.ts";

test.use({ testNow: eveningAt(18), serviceWorkers: "block", expectedErrors: [/status of 401/] });

test("EDIT-2 the grid sorts, filters, edits, fills down, pastes, changes prices by a percentage, and undoes all of it", {
  tag: "@desktop",
}, async ({ page, door, language, openWindow }) => {
  const text = textIn(language);
  await withTheme(page, "light");
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await page.goto("/office/menu/grid?q=борщ");
  await door.signIn();
  const grid = page.getByRole("grid", { name: text("grid.label") });
  const cell = (row: number, column: number) => page.locator(`#grid-${row}-${column}`);
  await expect(cell(0, 0)).toContainText(/борщ/i);

  await test.step("the address keeps the sorting and the filter", async () => {
    await page.getByRole("searchbox", { name: text("grid.search") }).fill("");
    await page.getByRole("columnheader", { name: text("grid.column.price"), exact: true }).click();
    await expect(page).toHaveURL(/sort=price/);
    await page.getByRole("searchbox", { name: text("grid.search") }).fill("говядин");
    await expect(page).toHaveURL(/q=/);
    await expect(cell(0, 0)).toContainText(/говядин/i);
    expect(await officeViolations(page)).toEqual([]);
  });

  const before = [await cell(0, 2).textContent(), await cell(1, 2).textContent(), await cell(2, 2).textContent()];
  await test.step("a wrong price is shown at its cell, and a right one is saved", async () => {
    await cell(0, 2).click();
    await page.keyboard.type("dear");
    await page.keyboard.press("Enter");
    await expect(cell(0, 2)).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText(text("grid.fault.price"))).toBeVisible();
    await page.keyboard.type("411");
    await page.keyboard.press("Enter");
    await expect(cell(0, 2)).toHaveText(/^411\s₽$/);
    await expect(page.getByText("Сохранено в черновик: 1 блюдо")).toBeVisible();
  });

  await test.step("the price is filled down, and a pasted block fills its cells", async () => {
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Control+d");
    await expect(cell(2, 2)).toHaveText(/^411\s₽$/);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await paste(page, "420,50\t500\r\n430\t\r\n");
    await expect(cell(0, 2)).toHaveText(/^420,50\s₽$/);
    await expect(cell(0, 3)).toHaveText(/^500\s₽$/);
    await expect(cell(1, 2)).toHaveText(/^430\s₽$/);
  });

  await test.step("prices rise by ten per cent after a preview", async () => {
    await page.getByRole("button", { name: text("grid.percent") }).click();
    const dialog = page.getByRole("dialog", { name: text("grid.percent.title") });
    await dialog.getByText(/^Выделенные строки/).click();
    await dialog.getByRole("textbox", { name: text("grid.percent.percent") }).fill("10");
    await expect(dialog.getByRole("listitem").first()).toContainText(/420,50\s₽.*463\s₽/);
    expect(await officeViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: /^Изменить 2 цены/ }).click();
    await expect(cell(0, 2)).toHaveText(/^463\s₽$/);
    await expect(cell(1, 2)).toHaveText(/^473\s₽$/);
  });

  await test.step("four undos restore the prices and leave no change in the draft", async () => {
    await expect(page.getByText(/^Сохранено в черновик: 2 блюда|^Выделено ячеек/)).toBeVisible();
    await grid.focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press("Control+z");
    for (const row of [0, 1, 2]) await expect(cell(row, 2)).toHaveText(before[row] ?? "");
    await expect(page.getByRole("button", { name: text("grid.undo"), exact: true })).toBeDisabled();
    await expect(page.getByText(/изменени\S+ не опубликован/)).toBeHidden();
  });

  await test.step("a tablet shows the filtered grid in English and dark, without axe violations", async () => {
    const inEnglish = textIn("en");
    await withTheme(page, "dark");
    await page.addInitScript(() => localStorage.setItem("office-language", "en"));
    await page.setViewportSize(OFFICE_WINDOWS.tablet);
    await page.reload();
    await expect(page.getByRole("grid", { name: inEnglish("grid.label") })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(cell(0, 0)).toContainText(/говядин/i);
    expect(await officeViolations(page)).toEqual([]);
  });

  await test.step("a phone lists the dishes and edits the price of one", async () => {
    const phone = await openWindow("phone");
    await phone.setViewportSize(OFFICE_WINDOWS.phone);
    await phone.goto("/office/menu/grid?q=борщ");
    await doorOf(phone, language).signIn();
    await phone.getByRole("button", { name: /^Борщ/ }).first().tap();
    const prices = phone.getByRole("dialog");
    const price = prices.getByRole("textbox", { name: text("grid.column.price"), exact: true });
    await price.fill("395");
    // The phone's keyboard covers the button.
    await price.press("Enter");
    await expect(phone.getByRole("button", { name: /^Борщ.*395\s₽/ }).first()).toBeVisible();
    expect(await officeViolations(phone)).toEqual([]);
  });
});

function textIn(language: OfficeLanguage) {
  return (key: Parameters<typeof officeText>[1]) => officeText(language, key);
}

/** Pastes a block by a synthetic event, because a page cannot set the contents of a real clipboard event. */
async function paste(page: Page, block: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, block);
}
