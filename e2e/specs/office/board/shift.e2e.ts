import type { Page } from "@playwright/test";
import { DevicesSchema, OFFICE_PATHS } from "@skatert/contract";
import { kitchenOf } from "../../../fixtures/kitchen.ts";
import { expect, OFFICE_WINDOWS, OWNER, test } from "../../../fixtures/office.ts";
import { enrolTablet } from "../../../fixtures/office-calls.ts";
import { points } from "../../../known/places.ts";
import { WHOLE_CHROMIUM } from "../../../known/whole-chromium.ts";
import { boardOn } from "../../../pages/office/board.ts";
import { listenTo } from "../../../pages/office/ear.ts";
import { systemOf } from "../../../pages/office/system.ts";

/** Another second than other walks, so that this walk gets its own server, without shared orders. */
// Only the whole browser has a wake lock.
test.use({ ...WHOLE_CHROMIUM, testNow: "2026-11-18T17:00:03+03:00", expectedErrors: [/status of 40[13]/] });

test("BOARD-3 PRINT-1 lost sound or wake lock is reported on the tablet and to the server; a practice order rings, prints and is refused", {
  tag: "@desktop",
}, async ({ page, door, request, shop, operatorKeys }) => {
  const board = boardOn(page, "ru");
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  const ear = await listenTo(page);
  const system = await systemOf(page);
  await collectPrints(page);
  await enrolTablet(page.request, shop.url, { branch: points.embankment.warehouseId });
  await page.goto("/office/");
  await door.signInByPassword();
  await board.startShift();
  const told = async () => {
    const answer = await page.request.get(OFFICE_PATHS.devices);
    const [device] = DevicesSchema.parse(await answer.json()).devices;
    return [device?.state?.sound, device?.state?.wake_lock, device?.state?.visible];
  };
  await expect.poll(told).toEqual([true, true, true]);

  await test.step("lost sound is reported, and one press restores it", async () => {
    await system.takesSound();
    await expect(page.getByText("Звук выключен: новый заказ не прозвенит")).toBeVisible();
    await expect.poll(told).toEqual([false, true, true]);
    await board.press("board.alarm.soundFix");
    await expect(board.button("board.alarm.soundFix")).toBeHidden();
    await expect.poll(told).toEqual([true, true, true]);
  });

  await test.step("a lost wake lock is reported, and one press restores it", async () => {
    await system.takesWakeLock();
    await expect(page.getByText("Экран может погаснуть")).toBeVisible();
    await expect.poll(told).toEqual([true, false, true]);
    await board.press("board.alarm.wakeFix");
    await expect(board.button("board.alarm.wakeFix")).toBeHidden();
    await expect.poll(told).toEqual([true, true, true]);
  });

  await test.step("a practice order rings while the settings are open", async () => {
    await board.goTo("nav.settings");
    await page.getByRole("tab", { name: "Печать" }).click();
    await page.getByText("Кухне", { exact: true }).click();
    await page.getByRole("tab", { name: "Приём заказов" }).click();
    await ear.settles();
    await board.press("settings.practice.send");
    await expect(page.getByText("Пробный заказ П-1 отправлен на планшеты")).toBeVisible();
    await ear.hears("new");
  });

  await test.step("the practice order is printed on confirmation, and refused with a PIN", async () => {
    await board.goTo("nav.board");
    const practice = board.card("Пробный");
    expect(await prints(page)).toEqual([]);
    await board.press("board.action.confirm", practice);
    await expect.poll(() => prints(page)).toEqual([expect.stringMatching(/ПРОБНЫЙ.*Не готовить.*П-1/s)]);
    await board.press("board.action.refuseCook", practice);
    const dialog = board.dialog("board.refuse.title");
    await dialog.getByRole("radio").first().check();
    await board.press("board.refuse.do", dialog);
    // After the confirmation a refusal asks for the PIN, as for a real order.
    await board.dialog("board.pin.title").getByLabel("PIN").fill(OWNER.pin);
    await board.press("board.pin.do");
    await expect(practice).toContainText("Отменён");
  });

  await test.step("the practice order is found on the board alone, and is not counted", async () => {
    const search = page.getByRole("searchbox", { name: "Номер, телефон, имя или блюдо" });
    await search.fill("1");
    await expect(page.getByText("Найдено: 1")).toBeVisible();
    await board.press("board.search.all");
    await expect(page.getByText("Ничего не нашлось")).toBeVisible();
    expect(await kitchenOf(request, operatorKeys).orderCount()).toBe(0);
  });
});

/** Stores the text of every printed ticket instead of opening the browser's print dialog. */
async function collectPrints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const printed: string[] = [];
    const print = () => {
      printed.push(document.querySelector("[data-tickets]")?.textContent ?? "");
      queueMicrotask(() => window.dispatchEvent(new Event("afterprint")));
    };
    Object.assign(window, { print, printed });
  });
}

function prints(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Object(window).printed);
}
