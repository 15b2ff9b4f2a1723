import { expect, OFFICE_WINDOWS, officeText, officeViolations, test } from "../../../fixtures/office.ts";
import { dishes } from "../../../known/dishes.ts";
import { WEDNESDAY_EVENING } from "../../../known/times.ts";

test.use({ testNow: WEDNESDAY_EVENING, serviceWorkers: "block", expectedErrors: [/status of 401/] });

test("STOP-1 STOP-3 STOP-4 a phone stops a dish after a reload, pauses the branch and writes a portion off", {
  tag: "@desktop",
}, async ({ page, door, language }) => {
  const text = (key: Parameters<typeof officeText>[1]) => officeText(language, key);
  await page.clock.setSystemTime(new Date(WEDNESDAY_EVENING));
  await page.setViewportSize(OFFICE_WINDOWS.phone);
  const dish = dishes.borscht;
  await page.goto("/office/stops");
  await door.signIn();
  const search = page.getByRole("searchbox", { name: text("stops.search") });
  await search.fill("борщ");
  await page.getByRole("button", { name: `На стоп: ${dish.name.ru}`, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `На стоп: ${dish.name.ru}` });

  await test.step("the typed reason survives a reload", async () => {
    await dialog.getByRole("textbox", { name: text("stops.reason") }).fill("кончилась свёкла");
    await page.reload();
    await expect(dialog.getByRole("textbox", { name: text("stops.reason") })).toHaveValue("кончилась свёкла");
    await expect(dialog).toContainText("Вернётся со следующего рабочего дня");
    expect(await officeViolations(page)).toEqual([]);
  });

  await test.step("the dish is stopped, resumed, and stopped again by Undo", async () => {
    await dialog.getByRole("button", { name: text("stops.confirm.day") }).click();
    await expect(dialog).toBeHidden();
    await search.fill("");
    await expect(page.getByText("кончилась свёкла")).toBeVisible();
    await page.getByRole("button", { name: `Снова в продаже: ${dish.name.ru}` }).click();
    await expect(page.getByText("кончилась свёкла")).toBeHidden();
    const told = page.getByRole("alertdialog", { name: `«${dish.name.ru}» снова в продаже` });
    await told.getByRole("button", { name: text("stops.undo") }).click();
    await expect(page.getByText("кончилась свёкла")).toBeVisible();
  });

  // The next steps use the keyboard, because on a phone a message may cover a button for ten seconds.
  await test.step("a pause shows its end, and can be ended early", async () => {
    await page.getByRole("tab", { name: text("stops.part.pace") }).click();
    await expect(page).toHaveURL(/part=pace/);
    const pause = page.getByRole("region", { name: text("stops.pause.title") });
    await pause.getByRole("textbox", { name: text("stops.pause.message") }).fill("Нет света");
    await pause.getByRole("button", { name: text("stops.pause.save") }).press("Enter");
    await expect(pause.getByRole("status")).toHaveText(/^Филиал не принимает заказы до 17:3\d$/);
    await pause.getByRole("button", { name: text("stops.pause.end") }).press("Enter");
    await expect(pause.getByRole("status")).toHaveText(text("stops.pause.off"));
  });

  await test.step("a portion is written off, and the audit log shows the reason", async () => {
    await page.getByRole("tab", { name: text("stops.part.stock") }).click();
    await page.getByRole("searchbox", { name: text("stops.stock.search") }).fill("курник");
    await page.getByRole("button", { name: "Изменить остаток: Курник" }).click();
    await page.getByText(text("stops.stock.deed.write-off")).click();
    await page.getByRole("textbox", { name: text("stops.stock.amount.write-off") }).fill("1");
    await page.getByRole("textbox", { name: text("stops.stock.reason"), exact: true }).fill("упал");
    await page.getByRole("button", { name: text("stops.stock.do.write-off") }).press("Enter");
    await expect(page.getByText("Курник: теперь 2")).toBeVisible();
    await page.goto("/office/journal?kind=stock");
    await expect(page.getByText("Причина: упал")).toBeVisible();
    expect(await officeViolations(page)).toEqual([]);
  });
});
