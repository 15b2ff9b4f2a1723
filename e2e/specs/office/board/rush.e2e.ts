import type { Locator } from "@playwright/test";
import { byCallOf, type CalledOrder } from "../../../fixtures/by-call.ts";
import { kitchenOf } from "../../../fixtures/kitchen.ts";
import { expect, OFFICE_WINDOWS, test } from "../../../fixtures/office.ts";
import { dishes } from "../../../known/dishes.ts";
import { addresses, points } from "../../../known/places.ts";
import { boardOn } from "../../../pages/office/board.ts";
import { runnableParts, watchScripts } from "../../../pages/watch-scripts.ts";

/** Another second than other walks, so that this walk gets its own server, without shared limits or orders. */
const evening = "2026-11-18T17:00:04+03:00";

test.use({ testNow: evening, expectedErrors: [/status of 401|ERR_INTERNET_DISCONNECTED/] });

const slot = { date: "18.11.2026", from: "20:00" } as const;
const texts = {
  name: "Рита <img src=x onerror=__xss()>",
  comment: `=cmd|'/C calc'!A0 "><svg/onload=__xss()>`,
  // The override character would reverse the text after it.
  address: "Берег <script>__xss()</script> \u202eтсоМ",
  apartment: "305",
} as const;
const order: CalledOrder = {
  lines: [{ product_id: dishes.borscht.id, quantity: 2 }],
  warehouse: points.sobornaya.warehouseId,
  to: addresses.centre.point,
  at: slot,
  texts,
};

test("OFFICE-3 OFFICE-5 BOARD-5 BOARD-7 markup is shown as text, a note and limits survive a lost line, all days are searched, a step is undone", {
  tag: "@desktop",
}, async ({ page, door, request, operatorKeys }) => {
  const byCall = byCallOf(request);
  const kitchen = kitchenOf(request, operatorKeys);
  const board = boardOn(page, "ru");
  const executed = await watchScripts(page);
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await page.clock.install({ time: evening });
  await page.addInitScript((branch) => localStorage.setItem("office-branch", branch), String(order.warehouse));
  const id = Number(/\d+/.exec(await byCall.orderAddress(order))?.[0]);
  await page.goto("/office/");
  await door.signIn();
  await board.startShift();
  const card = board.card(dishes.borscht.name.ru);
  const dialog = page.getByRole("dialog");

  await test.step("markup from a guest is shown as text on the card and in the details", async () => {
    await board.press("board.action.details", card);
    for (const place of [card, dialog]) {
      // A mark that turns the writing round is cleaned away, because it hides where a text ends.
      for (const words of Object.values(texts)) await expect(place).toContainText(words.replace("\u202e", ""));
      await expect(place.getByRole("img")).toHaveCount(0);
      expect(await isInOrder(place, "кв. 305")).toBe(true);
    }
    expect(await runnableParts(page)).toEqual([]);
  });

  await test.step("a half-typed note survives a lost connection, and is sent after it returns", async () => {
    const note = dialog.getByRole("textbox", { name: "Заметка" });
    await note.fill("Звонить у шлаг");
    await page.context().setOffline(true);
    await page.keyboard.press("Escape");
    // By key: a bar that tells of the lost line may move the card in the moment of a click.
    await expect(board.button("board.action.details", card)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(note).toHaveValue("Звонить у шлаг");
    await note.fill("Звонить у шлагбаума");
    await board.press("board.note.save", dialog);
    await page.keyboard.press("Escape");
    await expect(card).toContainText("Звонить у шлагбаума");
    await expect(card).toContainText("Ждёт связи");
    await page.context().setOffline(false);
    await expect(card).not.toContainText("Ждёт связи");
    await expect(card).toContainText("Звонить у шлагбаума");
  });

  await test.step("a limit that could not be sent stays in its field; once it is saved, the slot is full", async () => {
    const next: CalledOrder = { ...order, texts: {} };
    expect(await byCall.reasons(next)).toEqual([]);
    await page.getByRole("button", { name: /^Загрузка/ }).click();
    await page.context().setOffline(true);
    await dialog.getByRole("textbox", { name: "Заказов" }).fill("1");
    await board.press("board.slots.save", dialog);
    await expect(page.getByText("Нет связи: изменение не отправлено. Повторите.")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Заказов" })).toHaveValue("1");
    await page.context().setOffline(false);
    await board.press("board.slots.save", dialog);
    const row = dialog
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: new RegExp(`^${slot.from}`) }) });
    await expect(row).toContainText("Занято");
    await page.keyboard.press("Escape");
    expect(await byCall.reasons(next)).toEqual(["slot-full"]);
  });

  await test.step("the order is found among all days, and the address keeps the search", async () => {
    const search = page.getByRole("searchbox", { name: "Номер, телефон, имя или блюдо" });
    await search.fill("рита");
    await board.press("board.search.all");
    await expect(page.getByText("Найдено за все дни: 1")).toBeVisible();
    await expect(page).toHaveURL(/[?&]all=1/);
    await page.getByRole("button", { name: texts.name }).click();
    await expect(dialog).toContainText(texts.comment);
    await page.keyboard.press("Escape");
    await search.fill("никто");
    await expect(page.getByText("Ничего не нашлось")).toBeVisible();
    await search.fill("борщ");
    await expect(page.getByRole("button", { name: texts.name })).toBeVisible();
    await board.press("board.search.live");
    await expect(page).not.toHaveURL(/all=1/);
  });

  await test.step("a new stage can be undone for ten seconds, and is sent afterwards", async () => {
    const undo = page.getByRole("region", { name: "Можно вернуть" });
    await kitchen.move(id, "cooking");
    await board.press("board.action.ready", card);
    await undo.getByRole("button", { name: `Вернуть № ${id}` }).click();
    await expect(undo).toBeHidden();
    await board.press("board.action.ready", card);
    await expect(undo).toBeVisible();
    expect(await kitchen.status(id)).toBe("cooking");
    await page.clock.fastForward(10_000);
    // An answer right after the jump resets the clock to the server's, so the wait starts again.
    await expect.poll(() => kitchen.status(id), { timeout: 25_000 }).toBe("ready");
    await expect(undo).toBeHidden();
  });

  await test.step("the ticket shows the markup as text, and no script has run", async () => {
    await page.goto(`/office/ticket/${id}?for=courier`);
    await expect(page.getByRole("article")).toContainText(texts.comment);
    expect(await runnableParts(page)).toEqual([]);
    expect(executed).toEqual({ runs: [], stopped: [] });
  });
});

/** Whether the letters of this text run from left to right. */
function isInOrder(place: Locator, words: string): Promise<boolean> {
  return place.evaluate((root, text) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(text) ?? -1;
      if (at < 0) continue;
      const lefts = [...text].map((_, index) => {
        const range = document.createRange();
        range.setStart(node, at + index);
        range.setEnd(node, at + index + 1);
        return range.getBoundingClientRect().left;
      });
      return lefts.every((left, index) => index === 0 || left > (lefts[index - 1] ?? 0));
    }
    return false;
  }, words);
}
