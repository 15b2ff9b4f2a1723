import { expect, OFFICE_WINDOWS, officeText, officeViolations, test, withTheme } from "../../../fixtures/office.ts";
import { newPhone } from "../../../known/new-phone.ts";
import { boardOn } from "../../../pages/office/board.ts";
import { listenTo } from "../../../pages/office/ear.ts";
import { requestWords } from "../../../pages/request-words.ts";
import { words } from "../../../pages/words.ts";

// Another second than other walks, so that these walks get their own server, without other requests.
test.use({ testNow: "2026-11-18T15:00:07+03:00", serviceWorkers: "block", expectedErrors: [/status of 401/] });

const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);

test("INBOX-1 a guest's call-back rings over the settings, is counted, and is silent once it is answered", {
  tag: "@desktop",
}, async ({ page, door, openWindow }) => {
  const board = boardOn(page, "ru");
  const say = requestWords.ru;
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  const ear = await listenTo(page);
  await page.goto("/office/");
  await door.signIn();
  await board.startShift();
  await board.goTo("nav.settings");
  await ear.settles();

  await test.step("the guest asks in the shop's footer", async () => {
    const guest = await openWindow("phone");
    await guest.goto("/contacts");
    await guest.getByRole("contentinfo").getByRole("button", { name: say.callMe }).click();
    const dialog = guest.getByRole("dialog", { name: say.callTitle });
    await dialog.getByLabel(words.ru.name, { exact: true }).fill("Анна");
    await dialog.getByLabel(words.ru.phone, { exact: true }).fill(newPhone());
    await dialog.getByRole("button", { name: say.send }).click();
    await expect(guest.getByRole("dialog", { name: say.sent })).toBeVisible();
  });

  await test.step("the office rings and counts it", async () => {
    await ear.hears("request");
    await expect(page.getByRole("link", { name: /Заявки.*1 заявка ждёт ответа/ })).toBeVisible();
  });

  await test.step("the request is opened from the list and answered", async () => {
    await page.getByRole("link", { name: /^Заявки/ }).click();
    await page.getByRole("button", { name: /Перезвонить.*Осталось 1[45] мин.*Анна/ }).press("Enter");
    await expect(page).toHaveURL(/item=call-\d+/);
    expect(await officeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: text("inbox.answer.called") }).press("Enter");
    await expect(page.getByRole("heading", { name: text("inbox.empty.title") })).toBeVisible();
    await expect(page.getByRole("heading", { name: text("inbox.own.title") })).toBeVisible();
    await ear.forget();
    await ear.isSilentFor(3);
  });

  await test.step("it stays among the answered ones with the name of who answered", async () => {
    await page.getByRole("button", { name: text("inbox.gone.done") }).press("Enter");
    await expect(page.getByRole("region", { name: text("inbox.opened") })).toContainText("Анна Петрова");
  });
});

test("INBOX-1 OFFICE-5 tables are added to a hall, and a booking by telephone moves to other tables by keyboard and by mouse", {
  tag: "@desktop",
}, async ({ page, door }) => {
  const hall = requestWords.ru.hall;
  await withTheme(page, "dark");
  await page.setViewportSize(OFFICE_WINDOWS.computer);

  await test.step("the hall gets three tables", async () => {
    await page.goto("/office/shop/branches?branch=501");
    await door.signIn();
    const add = page.getByRole("button", { name: `Добавить стол: ${hall}` });
    for (const _ of [1, 2, 3]) await add.press("Enter");
    await page.getByRole("button", { name: text("hours.save") }).press("Enter");
    await expect(page).not.toHaveURL(/branch=501/);
    await page.goto("/office/changes");
    await page.getByRole("button", { name: text("draft.publish.now") }).press("Enter");
    await expect(page.getByText(text("draft.empty.title"))).toBeVisible();
  });

  const bar = page.getByRole("region", { name: `Столы и время: ${hall}` }).getByRole("button");

  await test.step("a booking is taken by telephone", async () => {
    await page.goto("/office/bookings");
    await page.getByRole("button", { name: text("booking.day.after") }).press("Enter");
    await page.getByRole("button", { name: text("booking.add") }).press("Enter");
    const dialog = page.getByRole("dialog", { name: text("booking.new") });
    await dialog.getByLabel(text("booking.phone")).fill(`+7${newPhone()}`);
    await dialog.getByLabel(text("booking.name")).fill("Вера");
    await dialog.getByLabel(text("booking.from"), { exact: true }).fill("19:00");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: text("booking.add") }).press("Enter");
    await expect(dialog.getByLabel(text("booking.name"))).toHaveValue("Вера");
    await expect(dialog.getByLabel(text("booking.from"), { exact: true })).toHaveValue("19:00");
    expect(await officeViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: text("booking.new.do") }).press("Enter");
    await expect(page.getByRole("button", { name: text("booking.add") })).toBeFocused();
    await expect(bar).toHaveAccessibleName(/^19:00–21:00 · 2 Вера ?, 2 гостя, стол 1, подтверждена$/);
  });

  await test.step("it moves to another table by keyboard", async () => {
    await bar.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Вера" });
    await dialog.getByRole("button", { name: text("booking.move") }).press("Enter");
    await dialog.getByRole("button", { name: text("booking.table") }).press("Enter");
    await page.getByRole("option", { name: "Стол 2, 4 места" }).press("Enter");
    await dialog.getByRole("button", { name: text("booking.move.do") }).press("Enter");
    await expect(bar).toHaveAccessibleName(/стол 2/);
    expect(await officeViolations(page)).toEqual([]);
  });

  await test.step("it moves to a third one by mouse", async () => {
    const [from, to] = [await bar.boundingBox(), await page.locator('[data-table="3"]').boundingBox()];
    if (from === null || to === null) throw new Error("the timeline is not visible");
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, to.y + 20, { steps: 4 });
    await expect(page.getByText("Вера: стол 3, с 19:00")).toBeVisible();
    await page.mouse.up();
    await expect(bar).toHaveAccessibleName(/^19:00–21:00 · 2 Вера.*стол 3/);
  });

  await test.step("it opens by keyboard after it was dragged, and a table that is taken is not confirmed again", async () => {
    await bar.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Вера" });
    await dialog.getByRole("button", { name: text("booking.step.seated") }).press("Enter");
    await expect(dialog).toBeHidden();
    await bar.press("Enter");
    await expect(dialog.getByRole("button", { name: text("booking.step.back") })).toBeVisible();
    await expect(dialog.getByRole("button", { name: text("booking.step.confirmed") })).toBeHidden();
    await dialog.getByRole("button", { name: text("booking.step.no-show") }).press("Enter");
    await page.getByText(/^1 бронь отменена, или гости не пришли/).click();
    await page
      .getByRole("list", { name: text("booking.list") })
      .getByRole("button", { name: /Вера/ })
      .press("Enter");
    await expect(dialog.getByRole("button", { name: text("booking.move") })).toBeHidden();
    await dialog.getByRole("button", { name: text("booking.step.back") }).press("Enter");
    await expect(bar).toHaveAccessibleName(/стол 3, подтверждена/);
  });

  await test.step("a second booking of that table is told why not", async () => {
    await page.getByRole("button", { name: text("booking.add") }).press("Enter");
    const dialog = page.getByRole("dialog", { name: text("booking.new") });
    await expect(dialog.getByLabel(text("booking.name"))).toHaveValue("");
    await dialog.getByLabel(text("booking.from"), { exact: true }).fill("20:00");
    await dialog.getByRole("button", { name: text("booking.table") }).press("Enter");
    await page.getByRole("option", { name: /^Стол 3/ }).press("Enter");
    await expect(dialog).toContainText("Стол 3 занят: Вера, 19:00–21:00");
    await expect(dialog.getByRole("button", { name: text("booking.new.do") })).toBeDisabled();
  });

  await test.step("a phone has the day as a list", async () => {
    await page.setViewportSize(OFFICE_WINDOWS.phone);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("list", { name: text("booking.list") })).toContainText("Вера");
    expect(await officeViolations(page)).toEqual([]);
  });
});
