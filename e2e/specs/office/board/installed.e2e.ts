import type { BrowserContext } from "@playwright/test";
import { byCallOf, type CalledOrder } from "../../../fixtures/by-call.ts";
import { expect, officeViolations, test } from "../../../fixtures/office.ts";
import { dishes } from "../../../known/dishes.ts";
import { points } from "../../../known/places.ts";
import { WEDNESDAY_EVENING } from "../../../known/times.ts";
import { WHOLE_CHROMIUM } from "../../../known/whole-chromium.ts";
import { withPushService } from "../../../pages/office/push-service.ts";
import { pushesTo, sendUntilShown } from "../../../pages/push-messages.ts";

test.use({
  ...WHOLE_CHROMIUM,
  testNow: WEDNESDAY_EVENING,
  serviceWorkers: "allow",
  permissions: ["notifications"],
  expectedErrors: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to (fetch|load resource)|WebSocket connection to/],
});

const order: CalledOrder = {
  lines: [{ product_id: dishes.borscht.id, quantity: 1 }],
  warehouse: 503,
  pickup: points.embankment.id,
};

test("BOARD-8 BOARD-3 OFFICE-1 the installed board opens offline, catches up, and opens the order of a push message", {
  tag: "@desktop",
}, async ({ page, door, context, request, shop }) => {
  const byCall = byCallOf(request);
  await page.addInitScript(() => localStorage.setItem("office-branch", "503"));
  await withPushService(page);
  await page.goto("/office/");
  await door.signIn();
  const begin = page.getByRole("button", { name: "Начать смену и проверить звук" });
  await begin.click();
  const id = /\d+/.exec(await byCall.orderAddress(order))?.[0] ?? "none";
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(1);
  await expect.poll(() => page.evaluate(kept, id), "the office and the order are on the device").toEqual([true, true]);

  await test.step("Chromium reports no reason against installation", async () => {
    const browser = await context.newCDPSession(page);
    const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
    expect((await browser.send("Page.getAppManifest")).errors).toEqual([]);
  });

  await test.step("an offline reload shows the stored order and the lost connection; a new order appears after reconnecting", async () => {
    await context.setOffline(true);
    await page.reload();
    await begin.click();
    await expect(cards.filter({ hasText: dishes.borscht.name.ru })).toHaveCount(1);
    await expect(page.getByText(/^Нет связи/)).toBeVisible();
    await page.getByRole("link", { name: "Стоп-лист" }).click();
    await expect(page.getByText(/^Нет связи/)).toBeVisible();
    await byCall.orderAddress({ ...order, key: crypto.randomUUID() });
    await context.setOffline(false);
    await expect(page.getByText(/^Нет связи/)).toBeHidden();
    await page.getByRole("link", { name: "Заказы" }).click();
    await expect(cards).toHaveCount(2);
  });

  await test.step("one press turns calls to this phone on, and another turns them off", async () => {
    await page.getByRole("link", { name: "Настройки" }).click();
    await page.getByRole("tab", { name: "Мой вход" }).click();
    await page.getByRole("button", { name: "Сообщать о неотвеченных заказах" }).click();
    await expect(page.getByText("Этот телефон получает вызовы")).toBeVisible();
    expect(await officeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Не сообщать на этот телефон" }).click();
    await expect(page.getByText("Этот телефон вызовов не получает")).toBeVisible();
  });

  await test.step("pressing a push message opens its order on the running board", async () => {
    const url = `/office/?branch=503&order=${id}`;
    const title = `Заказ ${id} ждёт ответа`;
    const push = await pushesTo(page, { origin: shop.url, scope: "/office/" });
    await sendUntilShown(
      () => push({ title, body: "Центр", url }),
      () => workerOf(context).evaluate(pressCall),
      title,
    );
    await expect(page.getByRole("dialog")).toContainText(dishes.borscht.name.ru);
  });
});

/**
 * Runs in the page. Returns whether the build and this order are cached. The board's first copy may be older than the
 * order.
 */
async function kept(id: string): Promise<readonly boolean[]> {
  const names = await caches.keys();
  const shell = names.find((name) => name.startsWith("office-shell "));
  const files = shell === undefined ? [] : await (await caches.open(shell)).keys();
  const board = await caches.open("office-board");
  const [copy] = await board.keys();
  const orders = (copy && (await (await board.match(copy))?.text())) ?? "";
  const isActive = navigator.serviceWorker.controller !== null;
  return [isActive && files.some(({ url }) => url.includes("messages-ru")), orders.includes(`"id":${id},`)];
}

function workerOf(context: BrowserContext) {
  const worker = context.serviceWorkers().find((each) => each.url().endsWith("/office/sw.js"));
  if (worker === undefined) throw new Error("the office has no worker");
  return worker;
}

interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly NotificationEvent: new (type: string, init: { readonly notification: Notification }) => Event;
}

/** Runs in the worker. Presses the shown notification and returns its title; null while none is shown. */
async function pressCall(): Promise<string | null> {
  const worker = globalThis as unknown as WorkerScope;
  const [notification] = await worker.registration.getNotifications();
  if (notification === undefined) return null;
  worker.dispatchEvent(new worker.NotificationEvent("notificationclick", { notification }));
  return notification.title;
}
