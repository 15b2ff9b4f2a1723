import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { withPushService } from "../../pages/office/push-service.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, serviceWorkers: "allow", permissions: ["notifications"] });

const lines = [{ product_id: dishes.burger.id, quantity: 1 }];
const offer = "Сообщать об этом заказе на устройство";

test("ENT-6 a device gets push messages only after consent on an order's page, and can turn them off", {
  tag: "@phone",
}, async ({ shopper, byCall, page }) => {
  await withPushService(page);
  const address = await byCall.orderAddress({ lines, warehouse: 501, pickup: points.sobornaya.id });
  await shopper.open("/");
  await expect(page.getByRole("button", { name: offer })).toBeHidden();
  await shopper.open(address);
  const main = page.getByRole("main");
  const subscribed = page.waitForResponse(/push\/subscriptions/);
  await main.getByRole("button", { name: offer }).click();
  const answer = await subscribed;
  expect([answer.status(), await answer.json()]).toEqual([200, { subscribed: true }]);
  await expect(main.getByText("Сообщим, когда заказ перейдёт на новый этап")).toBeVisible();
  const links = await page.evaluate(async () => {
    const stored = await (await caches.open("order-links")).match(window.location.pathname);
    return stored?.text();
  });
  expect(links).toBe(address);

  const ended = page.waitForResponse((response) => response.request().method() === "DELETE");
  await main.getByRole("button", { name: "Не сообщать" }).click();
  expect((await ended).status()).toBe(200);
  await expect(main.getByRole("button", { name: offer })).toBeVisible();
});

test("ENT-6 a push message becomes a notification of the browser, and each stage replaces the one before", {
  tag: "@desktop",
}, async ({ shopper, page, context, shop }) => {
  await shopper.open("/");
  // A worker that only becomes active is already "ready", but Chromium drops messages for it.
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(state).toBe("activated");
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    }),
  );
  await browser.send("ServiceWorker.enable");
  const registrationId = await registered;
  const tell = (body: string) =>
    browser.send("ServiceWorker.deliverPushMessage", {
      origin: shop.url,
      registrationId,
      data: JSON.stringify({ title: "Заказ 12", body, url: "/order/12" }),
    });
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
    });
  await tell("Готовится");
  await expect.poll(shown).toEqual(["Заказ 12: Готовится"]);
  await tell("Готов к выдаче");
  await expect.poll(shown).toEqual(["Заказ 12: Готов к выдаче"]);
});
