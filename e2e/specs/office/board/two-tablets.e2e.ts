import { byCallOf, type CalledOrder } from "../../../fixtures/by-call.ts";
import { doorOf, expect, OFFICE_WINDOWS, OWNER, test } from "../../../fixtures/office.ts";
import { enrolTablet } from "../../../fixtures/office-calls.ts";
import { dishes } from "../../../known/dishes.ts";
import { points } from "../../../known/places.ts";
import { boardOn } from "../../../pages/office/board.ts";
import { listenTo } from "../../../pages/office/ear.ts";
import { shopperOn } from "../../../pages/shopper.ts";

/** Another second than other walks, so that this walk gets its own server, without shared orders. */
const evening = "2026-11-18T17:00:02+03:00";

test.use({ testNow: evening, expectedErrors: [/status of (401|403|409)/] });

const { sobornaya } = points;
const manager = { name: "Борис Лаптев", login: "boris-l", password: "beetroot and dill" } as const;
const burger: CalledOrder = {
  lines: [{ product_id: dishes.burger.id, quantity: 1 }],
  warehouse: sobornaya.warehouseId,
  pickup: sobornaya.id,
};

test("STAFF-3 BOARD-6 two tablets press at once, and a guest asks to cancel: declined once, accepted with a PIN once", {
  tag: "@desktop",
}, async ({ page: tablet, door, openWindow, request, shop }) => {
  const byCall = byCallOf(request);
  const other = await openWindow("tablet");
  const guestPage = await openWindow("phone");
  const guest = shopperOn({ page: guestPage, language: "ru", isPhone: true });
  const story = guestPage.getByRole("main");
  const [board, second] = [boardOn(tablet, "ru"), boardOn(other, "ru")];
  const { name, login, password } = manager;
  await shop.staff(
    [
      ...["create", "--name", name, "--role", "manager", "--login", login],
      ...["--branch", String(sobornaya.warehouseId), "--password-stdin"],
    ],
    password,
  );
  await tablet.setViewportSize(OFFICE_WINDOWS.computer);
  const ear = await listenTo(tablet);
  await enrolTablet(tablet.request, shop.url, { branch: sobornaya.warehouseId });
  await tablet.goto("/office/");
  await door.signInByPassword();
  await board.startShift();
  await other.goto("/office/");
  await doorOf(other, "ru").signIn({ login, password });
  await second.startShift();
  const ask = async () => {
    await story.getByRole("button", { name: "Попросить отменить" }).click();
    await guestPage.getByRole("dialog").getByRole("button", { name: "Попросить отменить" }).click();
    await expect(story).toContainText("Вы попросили отменить заказ. Ждём ответа ресторана");
  };

  await test.step("the second tablet reports who confirmed first, and shows the confirmed time", async () => {
    await guest.open(await byCall.orderAddress(burger));
    const [mine, theirs] = [board.card(dishes.burger.name.ru), second.card(dishes.burger.name.ru)];
    const held = Promise.withResolvers<void>();
    await other.route("**/confirm", async (route) => {
      await held.promise;
      await route.continue();
    });
    await second.press("board.action.plus", theirs);
    await second.press("board.action.confirm", theirs);
    const time = await board.confirm(mine);
    await expect(story).toContainText(`Будет готов к ${time}`);
    held.resolve();
    await expect(second.reports).toContainText(
      new RegExp(`не выполнено\\. ${OWNER.name} раньше: (принят|готовится)\\.`),
    );
    await expect(theirs).toContainText(`К ${time}`);
    await expect(story).toContainText(`Будет готов к ${time}`);
  });

  await test.step("a cancel request has its own ring, and the guest sees that it was declined", async () => {
    await ear.forget();
    await ask();
    await ear.hears("cancel");
    await board.press("board.cancel.keep");
    await expect(story).toContainText("Ресторан не согласился отменить заказ");
    await expect(story).not.toContainText("Ждём ответа ресторана");
    await ear.forget();
  });

  await test.step("a cancel request for a paid order is accepted with the right PIN, and the money is returned", async () => {
    const paid = await byCall.orderAddress({ ...burger, isOnline: true, key: crypto.randomUUID() });
    await guest.open(paid);
    await story.getByRole("link", { name: /^Оплатить 450/ }).click();
    await guestPage.getByRole("button", { name: "Оплатить" }).click();
    await expect(guest.order.headline).toHaveText("Ресторан ещё не ответил");
    await second.press("board.action.confirm");
    await guest.order.shows("cooking");
    await ask();
    await tablet.getByRole("button", { name: /^Отменить и вернуть 450\s₽$/ }).click();
    const dialog = board.dialog("board.pin.title");
    await dialog.getByLabel("PIN").fill("1111");
    await board.press("board.pin.do", dialog);
    await expect(dialog.getByText("PIN не подошёл.")).toBeVisible();
    await guest.order.shows("cooking");
    await dialog.getByLabel("PIN").fill(OWNER.pin);
    await board.press("board.pin.do", dialog);
    await expect(guest.order.headline).toHaveText("Заказ отменён");
    await expect(story.getByText(/(?:Вернём|Вернули) 450\s₽ на карту/)).toBeVisible();
    await expect(second.card("Отменён").getByText(/Возвращено 450\s₽/)).toBeVisible();
  });
});
