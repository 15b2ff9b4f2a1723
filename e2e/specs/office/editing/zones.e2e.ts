import { expect, OFFICE_WINDOWS, officeText, officeViolations, test, withTheme } from "../../../fixtures/office.ts";
import { smallTargets } from "../../../fixtures/office-eyes.ts";
import { addresses } from "../../../known/places.ts";
import { eveningAt } from "../../../known/times.ts";

test.use({
  testNow: eveningAt(48),
  serviceWorkers: "block",
  expectedErrors: [/status of 401/],
});

test("EDIT-3 an owner draws a zone by keyboard, checks the terms of an address, and closes a branch for a day", {
  tag: "@desktop",
}, async ({ page, door, language }) => {
  const text = (key: Parameters<typeof officeText>[1]) => officeText(language, key);
  await withTheme(page, "light");
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await page.goto("/office/shop");
  await door.signIn();
  const list = page.getByRole("list", { name: text("part.zones") });
  await expect(list.getByRole("button")).toHaveCount(4);

  await test.step("a circle around an address is drawn, edited and priced by keyboard, and its overlap is reported", async () => {
    await page.getByRole("button", { name: text("zones.add") }).press("Enter");
    const form = page.getByRole("form", { name: text("zones.new") });
    await form
      .getByRole("textbox", { name: text("zones.name") })
      .first()
      .fill("Гора");
    await form.getByRole("textbox", { name: text("zones.circle.address") }).fill(addresses.centre.typed.ru);
    await form.getByRole("textbox", { name: text("zones.circle.radius") }).fill("0,4");
    await form.getByRole("button", { name: text("zones.circle.draw") }).press("Enter");
    const corners = form.getByText("Таблица: 24 угла");
    await corners.press("Enter");
    const remove = form.getByRole("button", { name: "Убрать угол 1", exact: true });
    await remove.press("Enter");
    await expect(form.getByText("Таблица: 23 угла")).toBeVisible();
    await form.getByRole("button", { name: text("zones.undo") }).press("Enter");
    await expect(corners).toBeVisible();
    await remove.press("Enter");
    await expect(form.getByText("Таблица: 23 угла")).toBeVisible();
    await form.getByRole("textbox", { name: text("zones.price") }).fill("55,5");
    await form.getByRole("textbox", { name: text("zones.price") }).press("Tab");
    await expect(page.getByText(/«Центр» и «Гора» накладываются.*Действует «Центр»: её приоритет выше/)).toBeVisible();
  });

  await test.step("the drawn zone and its price survive a reload and are saved", async () => {
    await page.reload();
    const form = page.getByRole("form", { name: text("zones.new") });
    await expect(form.getByText("Таблица: 23 угла")).toBeVisible();
    await form.getByRole("textbox", { name: text("zones.priority") }).fill("5");
    await form.getByRole("textbox", { name: text("zones.priority") }).press("Tab");
    await form.getByRole("button", { name: text("zones.save") }).press("Enter");
    await expect(list.getByRole("button", { name: "Гора" })).toContainText("55,50");
  });

  await test.step("an address inside shows the terms of its zone, and one outside shows the distance", async () => {
    const probe = page.getByRole("region", { name: text("zones.probe") });
    const asked = probe.getByRole("searchbox");
    await asked.fill(addresses.centre.typed.ru);
    await asked.press("Enter");
    const answer = probe.getByRole("status");
    await expect(answer).toContainText(/Гора: доставка 55,50\s₽.*Ещё здесь: Центр.*«Гора»: её приоритет выше/s);
    await expect(answer).toContainText(text("zones.probe.now"));
    await asked.fill(addresses.outside.typed.ru);
    await asked.press("Enter");
    await expect(answer).toContainText(/Сюда не возит.*До зоны «.+» .+м\./s);
    expect(await officeViolations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  });

  await test.step("the preview shows hours past midnight, and a day's closure before it is saved", async () => {
    await page.getByRole("link", { name: text("part.branches") }).click();
    await page.getByRole("button", { name: "Часы и контакты: На Соборной" }).press("Enter");
    const preview = page.getByRole("region", { name: text("hours.preview") });
    await preview.getByLabel(text("hours.preview.date")).fill("2026-11-20");
    await preview.getByLabel(text("hours.preview.time")).fill("23:30");
    await expect(preview.getByRole("status")).toContainText(
      /Открыто до 21 ноября, 02:00.*доставки: 21 ноября, 00:30–01:00/s,
    );
    const form = page.getByRole("form", { name: "На Соборной" });
    await form.getByRole("button", { name: text("hours.special.add") }).press("Enter");
    await form.getByLabel(text("hours.special.date")).fill("2026-11-20");
    await form.getByRole("textbox", { name: text("hours.special.reason") }).fill("Банкет");
    await expect(preview.getByRole("status")).toContainText("Закрыто. Откроется: 21 ноября, 11:00.");
    expect(await officeViolations(page)).toEqual([]);
    await form.getByRole("button", { name: text("hours.save") }).press("Enter");
    await expect(form).toBeHidden();
    await page.getByRole("button", { name: "Часы и контакты: На Соборной" }).press("Enter");
    await expect(form.getByRole("textbox", { name: text("hours.special.reason") })).toHaveValue("Банкет");
  });
});
