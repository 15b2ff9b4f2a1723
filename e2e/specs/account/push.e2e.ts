import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { WHOLE_CHROMIUM } from "../../known/whole-chromium.ts";
import { withPushService } from "../../pages/office/push-service.ts";
import { pushesTo, sendUntilShown } from "../../pages/push-messages.ts";

test.use({
  ...WHOLE_CHROMIUM,
  testNow: WEDNESDAY_AFTERNOON,
  serviceWorkers: "allow",
  permissions: ["notifications"],
});

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
  const links = () =>
    page.evaluate(async () => {
      const stored = await (await caches.open("order-links")).match(window.location.pathname);
      return stored?.text();
    });
  await expect.poll(links).toBe(address);

  const ended = page.waitForResponse((response) => response.request().method() === "DELETE");
  await main.getByRole("button", { name: "Не сообщать" }).click();
  expect((await ended).status()).toBe(200);
  await expect(main.getByRole("button", { name: offer })).toBeVisible();
});

test("ENT-6 a push message becomes a notification of the browser, and each stage replaces the one before", {
  tag: "@desktop",
}, async ({ shopper, page, shop }) => {
  await shopper.open("/");
  // A worker that only becomes active is already "ready", but Chromium drops messages for it.
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(state).toBe("activated");
  const push = await pushesTo(page, { origin: shop.url, scope: "/" });
  const tell = (body: string) => push({ title: "Заказ 12", body, url: "/order/12" });
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
    });
  for (const stage of ["Готовится", "Готов к выдаче"])
    await sendUntilShown(() => tell(stage), shown, [`Заказ 12: ${stage}`]);
});
