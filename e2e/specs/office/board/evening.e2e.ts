import type { Page } from "@playwright/test";
import { SHOP_TIME_HEADER } from "@skatert/contract";
import { byCallOf, type CalledOrder } from "../../../fixtures/by-call.ts";
import { doorOf, expect, OFFICE_WINDOWS, OWNER, test } from "../../../fixtures/office.ts";
import { enrolTablet } from "../../../fixtures/office-calls.ts";
import { dishes } from "../../../known/dishes.ts";
import { points } from "../../../known/places.ts";
import { boardOn } from "../../../pages/office/board.ts";
import { listenTo } from "../../../pages/office/ear.ts";
import { shopperOn } from "../../../pages/shopper.ts";

/** Another second than other walks, so that this walk gets its own server, without shared stops or orders. */
const evening = "2026-11-18T17:00:01+03:00";

test.use({ testNow: evening, expectedErrors: [/status of (401|403|409)|ERR_INTERNET_DISCONNECTED/] });

const place = points.embankment;
const cook = { login: "oleg", password: "salad with beetroot" } as const;
/** An order for the only portion, with a code for one guest. */
const steak: CalledOrder = {
  lines: [{ product_id: dishes.ribeye.id, quantity: 1 }],
  warehouse: place.warehouseId,
  pickup: place.id,
  promoCode: "ODIN",
  isOnline: true,
};
const burgers: CalledOrder = { ...steak, lines: [{ product_id: dishes.burger.id, quantity: 3 }] };
const pie: CalledOrder = {
  lines: [{ product_id: dishes.chickenPie.id, quantity: 1 }],
  warehouse: place.warehouseId,
  pickup: place.id,
};
const tenMinutesMs = 600_000;

test("BOARD-2 BOARD-3 BOARD-4 BOARD-8 STOP-2 STOP-3 orders ring, are answered, stopped, slowed and recovered after ten minutes offline", {
  tag: "@desktop",
}, async ({ page: tablet, door, openWindow, request, shop }) => {
  test.slow();
  const byCall = byCallOf(request);
  const [phone, guestPage] = [await openWindow("phone"), await openWindow("phone")];
  const guest = shopperOn({ page: guestPage, language: "ru", isPhone: true });
  const board = boardOn(tablet, "ru");
  const story = guestPage.getByRole("main");
  await guestPage.clock.setSystemTime(new Date(evening));
  await tablet.setViewportSize(OFFICE_WINDOWS.computer);
  await tablet.clock.install({ time: evening });
  const ear = await listenTo(tablet);
  await enrolTablet(tablet.request, shop.url, { branch: place.warehouseId });
  await tablet.goto("/office/");
  await door.signInByPassword();
  await board.startShift();
  await ear.hears("new");
  await expect(tablet.getByRole("heading", { name: "Так будет выглядеть заказ" })).toBeVisible();
  await ear.settles();
  const first = board.card(dishes.borscht.name.ru);

  await test.step("a guest orders and pays, and the tablet rings", async () => {
    await guest.open("/");
    await guest.place.open();
    await guest.place.collectAt(place.name.ru);
    await guest.menu.add(dishes.borscht);
    await guest.cart.open();
    await guest.cart.checkoutLink.click();
    await guest.checkout.fill({
      name: "Рита",
      phone: "+7 912 000-61-20",
      payment: "Онлайн (учебная оплата)",
      consent: true,
    });
    await guest.checkout.submit.click();
    await guestPage.getByRole("button", { name: "Оплатить" }).click();
    await guest.order.appears();
    await expect(guest.order.headline).toHaveText("Ресторан ещё не ответил");
    await expect(first).toContainText("Оплачен");
    await ear.hears("new");
  });

  await test.step("one press confirms the order and stops the ring; the guest sees the time and accepts a later one", async () => {
    await guest.order.staysLoaded(async () => {
      const time = await board.confirm(first);
      await ear.forget();
      await guest.order.shows("cooking");
      await expect(story, "cooking at once makes the time no earlier").toContainText(`Будет готов к ${time}`);
      await board.press("board.action.delay", first);
      await board.press("board.delay.do", board.dialog("board.delay.title"));
      await expect(story.getByText(new RegExp(`^Не успеваем к ${time}\\. Новое время: .*Подождёте\\?$`))).toBeVisible();
    });
    await expect(first).toContainText("Гость ещё не согласился");
    await guestPage.getByRole("button", { name: "Подожду" }).click();
    await expect(first).not.toContainText("Гость ещё не согласился");
    await ear.isSilentFor(7);
  });
  const firstAddress = guestPage.url();

  await test.step("a refused order returns the money, the stock and the promo code", async () => {
    await guest.open(await byCall.orderAddress(steak));
    await story.getByRole("link", { name: /^Оплатить 1\s190/ }).click();
    const pay = guestPage.getByRole("button", { name: "Оплатить" });
    // Until then the address may still be the order's.
    await expect(pay).toBeVisible();
    const payment = guestPage.url();
    await pay.click();
    await expect(guest.order.headline).toHaveText("Ресторан ещё не ответил");
    expect(await byCall.reasons({ ...steak, promoCode: "" })).not.toEqual([]);
    expect(await byCall.promoReasons(burgers)).not.toEqual([]);
    const second = board.card(dishes.ribeye.name.ru);
    await board.press("board.action.refuse", second);
    const dialog = board.dialog("board.refuse.title");
    await dialog.getByRole("radio", { name: "Закончились продукты" }).check();
    await dialog.getByLabel("Добавить от себя").fill("Стейки будут завтра");
    await expect(dialog).toContainText(/1\s190\s₽ вернутся на карту гостя/);
    await board.press("board.refuse.doRefund", dialog);
    await board.dialog("board.pin.title").getByLabel("PIN").fill(OWNER.pin);
    await board.press("board.pin.do");
    await expect(guest.order.headline).toHaveText("Заказ отменён");
    await expect(story).toContainText("Стейки будут завтра");
    await expect(story.getByText(/(?:Вернём|Вернули) 1\s190\s₽ на карту/)).toBeVisible();
    await expect(board.card("Отменён").getByText(/Возвращено 1\s190\s₽/)).toBeVisible();
    await expect(async () => {
      await guestPage.goto(payment);
      await expect(guestPage.getByText("Оплата возвращена")).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await byCall.reasons({ ...steak, promoCode: "" })).toEqual([]);
    expect(await byCall.promoReasons(burgers)).toEqual([]);
  });

  await test.step("a cook stops and resumes a dish in the guest's cart from a phone", async () => {
    await shop.staff(
      [
        "create",
        "--name",
        "Олег",
        "--role",
        "cook",
        "--branch",
        String(place.warehouseId),
        "--login",
        cook.login,
        "--password-stdin",
      ],
      cook.password,
    );
    await guest.open("/");
    await guest.menu.add(dishes.borscht);
    await guest.cart.open();
    await phone.goto("/office/stops");
    await doorOf(phone, "ru").signIn(cook);
    const kitchen = boardOn(phone, "ru");
    await phone.getByRole("searchbox", { name: "Что остановить" }).fill("борщ");
    await phone.getByRole("button", { name: `На стоп: ${dishes.borscht.name.ru}`, exact: true }).tap();
    await phone.getByText("1 час", { exact: true }).tap();
    await kitchen.press("stops.confirm.at");
    await expect(guest.cart.line(dishes.borscht)).toContainText(/Снова в продаже с 18:0\d/);
    await phone.getByRole("button", { name: `Снова в продаже: ${dishes.borscht.name.ru}` }).tap();
    await expect(guest.cart.line(dishes.borscht)).not.toContainText("Снова в продаже");
    await guest.cart.close();
  });

  await test.step("a busy pace lengthens the guest's time, and a new order rings while the stop-list is open", async () => {
    const header = guestPage.getByRole("button", { name: /Самовывоз.*\sмин/ });
    const usual = Number(/\d+(?=\sмин)/.exec((await header.textContent()) ?? "")?.[0]);
    await board.goTo("nav.stops");
    await tablet.getByRole("tab", { name: "Темп и пауза" }).click();
    await board.press("stops.pace.save");
    await expect(tablet.getByRole("status").getByText(/^Сейчас: \+20\sмин до 18:0\d$/)).toBeVisible();
    await expect(header).toContainText(`${usual + 20} мин`);
    await ear.forget();
    await guest.open(await byCall.orderAddress(pie));
    await ear.hears("new");
    await board.goTo("nav.board");
    await expect(board.card(dishes.chickenPie.name.ru)).toBeVisible();
  });

  await test.step("an unanswered order rings again after a reload, and is not announced as new", async () => {
    await tablet.reload();
    await board.startShift();
    await ear.settles();
    await ear.hears("new");
    await expect(board.card(dishes.chickenPie.name.ru)).toContainText("Ждёт ответа");
    await expect(tablet.getByRole("alert").filter({ hasText: "Новый заказ" })).toHaveCount(0);
  });

  await test.step("after ten minutes offline, the stage is sent, the late confirmation is reported, and a new order rings", async () => {
    const late = board.card(dishes.chickenPie.name.ru);
    await tablet.context().setOffline(true);
    await board.press("board.action.ready", first);
    await board.press("board.action.confirm", late);
    await tablet.clock.fastForward(tenMinutesMs);
    await expect(tablet.getByText(/Нет связи.* 10\sмин назад.*3\sдействия отправятся/)).toBeVisible();
    await story.getByRole("button", { name: "Отменить заказ" }).click();
    await guestPage.getByRole("dialog").getByRole("button", { name: "Отменить заказ" }).click();
    await expect(guest.order.headline).toHaveText("Заказ отменён");
    await byCall.orderAddress({ ...pie, key: crypto.randomUUID() });
    await ear.forget();
    await shiftShopTime(tablet);
    await tablet.context().setOffline(false);
    await tablet.clock.runFor(5000);
    await expect(board.reports).toContainText(
      /«В работу к .*» отправлено слишком поздно \(17:0\d\)\. Гость раньше: отменён/,
    );
    await expect(late.filter({ hasText: "Ждёт ответа" })).toHaveCount(1);
    await ear.hears("new");
    await guest.open(firstAddress);
    await guest.order.shows("ready");
    // The tablet reads the news of this step too; a request under way would fail with the closing page.
    await tablet.unrouteAll({ behavior: "wait" });
  });
});

/** Shifts the shop's time by ten minutes too, because the tablet sets its clock by the shop's answers. */
async function shiftShopTime(page: Page): Promise<void> {
  await page.route("**/api/office/**", async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const time = String(Number(headers[SHOP_TIME_HEADER]) + tenMinutesMs);
    await route.fulfill({ response, headers: { ...headers, [SHOP_TIME_HEADER]: time } });
  });
}
