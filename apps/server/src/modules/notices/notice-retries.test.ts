import { expect, it, vi } from "vitest";
import type { ReceiverAnswer } from "../../testing/fakes/fake-receiver.ts";
import { anOrder, noticeJobs, useNoticeReceivers } from "../../testing/fakes/notice-receivers.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("A6 notices of orders that are not delivered at once", (engine) => {
  const receivers = useNoticeReceivers(engine);

  it("sends unsent notices after a restart, once for two processes", async () => {
    const to = receivers();
    const first = await to.shop();
    await anOrder(first);
    const others = [await to.shop(undefined, { store: first.store }), await to.shop(undefined, { store: first.store })];
    await Promise.all(others.map((shop) => shop.app.services.notices.runDue()));
    expect(to.counts()).toEqual([1, 1, 1]);
  });

  it("sends people no notice of a new order after its cancellation, and a webhook the current state", async () => {
    const to = receivers();
    const shop = await to.shop({ ...to.variables.telegram, ...to.variables.webhook });
    to.telegram.answer = { status: 500 };
    to.webhook.answer = { status: 500 };
    const id = await anOrder(shop);
    await shop.app.services.notices.runDue();
    to.telegram.answer = { status: 200 };
    to.webhook.answer = { status: 200 };
    await shop.app.services.orders.move(id, "cancelled", "shopper");
    await shop.app.services.notices.runDue();
    shop.clock.advance(60_000);
    await shop.app.services.notices.runDue();
    expect(to.chatTexts().slice(1)).toEqual([expect.stringContaining(`Гость отменил заказ ${id}`)]);
    const told = to.webhook.posts
      .slice(1)
      .map(({ headers, body }) => [headers["x-wc-webhook-topic"], JSON.parse(body).status]);
    expect(told).toEqual([
      ["order.updated", "cancelled"],
      ["order.created", "cancelled"],
    ]);
  });

  it("a hanging mail server does not delay Telegram and webhooks under many orders", async () => {
    const to = receivers();
    to.smtp.mood = "hang";
    const shop = await to.shop(undefined, { files: { ...smallShop, stock: [] } });
    for (let orders = 0; orders < 9; orders += 1) await anOrder(shop);
    const running = shop.app.services.notices.runDue();
    await vi.waitFor(() => expect([to.counts(), to.smtp.connections]).toEqual([[9, 0, 9], 2]), { timeout: 10_000 });
    await shop.app.services.notices.stop();
    expect(await running).toBe(18);
    to.smtp.mood = "speak";
    shop.clock.advance(600_000);
    shop.app.services.notices.start();
    await vi.waitFor(() => expect(to.smtp.mails).toHaveLength(9), { timeout: 10_000 });
  });

  it("repeats the delivery id in every try, so that a receiver can drop duplicates", async () => {
    const to = receivers();
    const shop = await to.shop(to.variables.webhook);
    const other = await anOrder(shop);
    await shop.app.services.notices.runDue();
    to.webhook.answer = { status: 500 };
    const id = await anOrder(shop);
    for (let tries = 0; tries < 2; tries += 1) {
      await shop.app.services.notices.runDue();
      shop.clock.advance(60_000);
    }
    to.webhook.answer = { status: 200 };
    await shop.app.services.notices.runDue();
    const ids = to.webhook.posts.map(({ headers, body }) => [JSON.parse(body).id, headers["x-wc-webhook-delivery-id"]]);
    expect(ids.map(([order]) => order)).toEqual([other, id, id, id]);
    expect(new Set(ids.slice(1).map(([, delivery]) => delivery)).size).toBe(1);
    expect(ids[0]?.[1]).not.toBe(ids[1]?.[1]);
  });

  it.each<Omit<ReceiverAnswer, "status">>([
    { headers: { "retry-after": "120" }, body: "" },
    { headers: {}, body: '{"ok":false,"error_code":429,"parameters":{"retry_after":120}}' },
  ])("waits as long as a receiver asks: $headers $body", async (wait) => {
    const to = receivers();
    const shop = await to.shop(to.variables.telegram);
    to.telegram.answer = { status: 429, ...wait };
    await anOrder(shop);
    await shop.app.services.notices.runDue();
    to.telegram.answer = { status: 200 };
    shop.clock.advance(119_000);
    await shop.app.services.notices.runDue();
    expect(to.telegram.posts).toHaveLength(1);
    shop.clock.advance(1_000);
    await shop.app.services.notices.runDue();
    expect(to.telegram.posts).toHaveLength(2);
  });

  it("logs a lost notice in plain words, after tries with pauses", async () => {
    const to = receivers();
    to.smtp.mood = "refuse-password";
    const shop = await to.shop(to.variables.mail);
    const id = await anOrder(shop);
    const lost = vi.spyOn(shop.app.log, "error");
    for (let tries = 0; tries < 30; tries += 1) {
      await shop.app.services.notices.runDue();
      shop.clock.advance(900_000);
    }
    expect(to.smtp.logins).toBe(24);
    expect(lost.mock.calls).toEqual([
      [`order notice failed; it is not tried again: order ${id} by e-mail, SMTP refused the password, check SMTP_URL`],
    ]);
    expect(await noticeJobs(shop)).toEqual([["order-notice-mail", "failed"]]);
  });

  it("does not try a wrong password for every order", async () => {
    const to = receivers();
    to.smtp.mood = "refuse-password";
    const shop = await to.shop(to.variables.mail, { files: { ...smallShop, stock: [] } });
    for (let orders = 0; orders < 8; orders += 1) await anOrder(shop);
    await shop.app.services.notices.runDue();
    expect(to.smtp.logins).toBeLessThanOrEqual(4);
  });

  it("follows no redirect of a webhook", async () => {
    const to = receivers();
    const shop = await to.shop(to.variables.webhook);
    const delayed = vi.spyOn(shop.app.log, "warn");
    to.webhook.answer = { status: 307, headers: { location: `${to.telegram.url}/inside` } };
    const id = await anOrder(shop);
    await shop.app.services.notices.runDue();
    expect([to.webhook.posts.length, to.telegram.posts.length]).toEqual([1, 0]);
    expect(delayed.mock.calls).toEqual([
      [
        `order notice failed; it is tried again in 2 s: order ${id} by webhook, the webhook answered with a redirect, set its final address`,
      ],
    ]);
  });

  it("drops notices of a channel that is no longer configured", async () => {
    const to = receivers();
    const shop = await to.shop();
    await anOrder(shop);
    const later = await to.shop({}, { store: shop.store });
    await later.app.services.jobs.runDue();
    expect((await noticeJobs(shop)).map(([, state]) => state)).toEqual(["done", "done", "done"]);
    expect(to.counts()).toEqual([0, 0, 0]);
  });
});
