import type { Page } from "@playwright/test";
import {
  expect,
  OFFICE_WINDOWS,
  type OfficeLanguage,
  officeText,
  officeViolations,
  test,
  withTheme,
} from "../../../fixtures/office.ts";
import { eveningAt } from "../../../known/times.ts";

test.use({ testNow: eveningAt(7), serviceWorkers: "block", expectedErrors: [/status of (401|409)/] });

const priceList = `Наименование;Цена, руб;Раздел;Нетто
Солянка домашняя;410;Супы;300 г
Борщ с чесноком;дорого;Супы;300 г
Уха по-фински;390;Супы;350 г
`;

test("IMPORT-1 IMPORT-2 a price list is mapped, checked, selected, applied and undone", {
  tag: "@desktop",
}, async ({ page, door }) => {
  const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);
  const rows = page.getByRole("region", { name: text("imports.rows") });
  const row = (name: string) => rows.getByRole("listitem").filter({ hasText: name });
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await withTheme(page, "light");
  await page.goto("/office/menu/files");
  await door.signIn();

  await test.step("a file that is not a table is refused; a price list is read, and its wrong price is reported", async () => {
    await choose(page, { name: "menu.pdf", buffer: Buffer.from("%PDF-1.7") });
    await expect(page.getByRole("alert")).toContainText(text("imports.refused.pdf"));
    expect(await officeViolations(page)).toEqual([]);
    await choose(page, { name: "Прайс.csv", buffer: Buffer.from(priceList) });
    await expect(page.getByRole("heading", { name: "Прайс.csv" })).toBeVisible();
    await expect(page.getByText("Выбрано: 2 блюда")).toBeVisible();
    await expect(row("Борщ с чесноком")).toContainText("Строка 3, Цена, руб: дорого не число");
    await expect(row("Борщ с чесноком")).toContainText(text("imports.advice.not-a-number"));
  });

  await test.step("an unknown column is mapped to the weight", async () => {
    await expect(row("Солянка домашняя")).not.toContainText("300");
    await page.getByText(text("imports.columns"), { exact: false }).first().click();
    await page.getByRole("button", { name: /D · Нетто/ }).click();
    await page.getByRole("option", { name: "Вес", exact: true }).click();
    await page.reload();
    await page.getByText(text("imports.columns"), { exact: false }).first().click();
    await expect(page.getByRole("button", { name: /D · Нетто/ })).toContainText("Вес");
    expect(await violationsEverywhere(page)).toEqual([]);
    await page.getByRole("button", { name: text("imports.judge") }).click();
    await expect(row("Солянка домашняя")).toContainText("300");
  });

  await test.step("one row is deselected, and the other is applied and undone", async () => {
    await page.getByRole("checkbox", { name: "Уха по-фински" }).uncheck();
    await page.reload();
    await expect(page.getByText("Выбрано: 1 блюдо")).toBeVisible();
    await page.getByRole("radio", { name: text("imports.filter.fault") }).check();
    await expect(row("Уха по-фински")).toBeHidden();
    await page.getByRole("button", { name: text("imports.apply"), exact: true }).click();
    await expect(page.getByRole("heading", { name: text("imports.applied.title") })).toBeVisible();
    await choosesLook(page, "en", "dark");
    const english = (key: Parameters<typeof officeText>[1]) => officeText("en", key);
    await page.getByRole("button", { name: english("imports.undo") }).click();
    const dialog = page.getByRole("dialog", { name: english("imports.undo.title") });
    await expect(dialog).toContainText("This goes: 1 new dish.");
    await dialog.getByRole("button", { name: english("imports.undo") }).click();
    await expect(page.getByRole("heading", { name: english("imports.undone.title") })).toBeVisible();
    await page.getByRole("link", { name: english("imports.back") }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Прайс.csv" })).toContainText("undone");
    expect(await violationsEverywhere(page)).toEqual([]);
  });

  await test.step("importing the exported table again changes nothing", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: officeText("en", "imports.export.xlsx") }).click();
    await choose(page, await (await download).path());
    await expect(page.getByText(officeText("en", "imports.dialect.own"))).toBeVisible();
    await expect(page.getByText("Nothing is chosen")).toBeVisible();
  });
});

type ChosenFile = string | { readonly name: string; readonly buffer: Buffer };

async function choose(page: Page, file: ChosenFile): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /Выбрать файл|Choose a file/ }).click();
  await (await chooser).setFiles(typeof file === "string" ? file : { ...file, mimeType: "application/octet-stream" });
}

/** Axe in the windows of a phone, a tablet and a computer. */
async function violationsEverywhere(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [name, size] of Object.entries(OFFICE_WINDOWS)) {
    await page.setViewportSize(size);
    for (const violation of await officeViolations(page)) found.push(`${name}: ${violation}`);
  }
  return found;
}

async function choosesLook(page: Page, language: OfficeLanguage, theme: "dark" | "light"): Promise<void> {
  await withTheme(page, theme);
  await page.evaluate((chosen) => localStorage.setItem("office-language", chosen), language);
  await page.reload();
}
