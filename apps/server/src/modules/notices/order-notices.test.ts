import { createHmac } from "node:crypto";
import { menuOfCases } from "@skatert/contract/testing";
import { expect, it } from "vitest";
import { anOperator, placeOrder } from "../../testing/calls/orders.ts";
import { onlineShop } from "../../testing/calls/payments.ts";
import { anOrder, noticeJobs, useNoticeReceivers, webhookSecret } from "../../testing/fakes/notice-receivers.ts";
import { smallSettings, smallShop } from "../../testing/shops/small-shop.ts";
import type { RunningShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("A6 notices of orders to the restaurant", (engine) => {
  const receivers = useNoticeReceivers(engine);

  it("sends one notice of a new order by Telegram, by e-mail and by the webhook", async () => {
    const to = receivers();
    const shop = await to.shop();
    const id = await anOrder(shop);
    expect(await shop.app.services.notices.runDue()).toBe(3);
    expect(await shop.app.services.notices.runDue()).toBe(0);
    const [chat] = to.telegram.posts;
    expect([to.telegram.posts.length, chat?.path]).toEqual([1, "/bot123:ABC/sendMessage"]);
    expect(JSON.parse(chat?.body ?? "")).toMatchObject({ chat_id: "-1001", parse_mode: "HTML" });
    expect(to.chatTexts()[0]).toBe(
      [
        `<b>Новый заказ ${id}, 200\u00a0₽</b>`,
        "Самовывоз, Центр",
        "Как можно скорее, обещано к 12:30",
        "Приборов: 1",
        "Анна, +79161234567",
        "",
        "2 × Чай, 200\u00a0₽",
        "",
        "Итого: 200\u00a0₽, Наличными",
      ].join("\n"),
    );
    expect(to.smtp.mails).toHaveLength(1);
    expect(to.smtp.mails[0]).toMatchObject({ from: "shop@shop.example", to: ["owner@shop.example"] });
    expect(to.webhook.posts).toHaveLength(1);
  });

  it("MENU-8 MENU-10 MENU-11 names halves, the dishes of a set and removals before additions", async () => {
    const to = receivers();
    const shop = await to.shop(to.variables.telegram, {
      files: {
        ...smallShop,
        "catalog.en": [],
        banners: [],
        stock: [],
        catalog: JSON.parse(JSON.stringify(menuOfCases())),
      },
    });
    const own = [
      { group_id: 90, id: 902, count: 2 },
      { group_id: 93, id: 931, count: 1 },
    ];
    await anOrder(shop, {
      lines: [
        { product_id: 202, quantity: 2, choices: own },
        {
          product_id: 304,
          variation_id: 3042,
          quantity: 1,
          choices: [301, 302].map((id) => ({ group_id: 73, id, count: 1 })),
        },
        {
          product_id: 401,
          quantity: 1,
          choices: [
            { group_id: 70, id: 202, count: 1, choices: own },
            { group_id: 71, id: 503, count: 1 },
          ],
        },
      ],
      expected_total: 2335,
    });
    await shop.app.services.notices.runDue();
    const text = to.chatTexts()[0] ?? "";
    expect(
      text
        .replaceAll("\u00a0", " ")
        .split("\n")
        .filter((line) => line.includes(" × ")),
    ).toEqual([
      "2 × Бургер, 1 000 ₽ (Без лука, + Сырный × 2)",
      "1 × Из половинок, 645 ₽ (½ Маргарита + ½ Пепперони)",
      "1 × Обед, 840 ₽ (Бургер (Без лука, Сырный × 2), Смузи)",
    ]);
  });

  it("contains place and time of a delivery, questions, and the change to bring", async () => {
    const to = receivers();
    const shop = await to.shop(to.variables.telegram);
    const id = await anOrder(shop, {
      delivery_type: "flat_rate",
      zone_id: "centre",
      expected_total: 850,
      people: 2,
      change_from: 1000,
      address: {
        AddressLine: "Тихая, 5",
        apartment: "12",
        entrance: "2",
        floor: "3",
        number: "12К",
        comment: "Собака",
      },
      lines: [{ product_id: 101, quantity: 2, supplements: [{ id: 901, count: 2 }] }],
      take_date: "05.03.2026",
      time_from: "18:00",
      time_to: "18:30",
      comment: "Без лука\nи без соли",
    });
    await shop.app.services.notices.runDue();
    expect(to.chatTexts()[0]).toBe(
      [
        `<b>Новый заказ ${id}, 850\u00a0₽</b>`,
        "Доставка, Центр",
        "05.03.2026, 18:00–18:30",
        "Тихая, 5, Квартира 12, Подъезд 2, Этаж 3, Домофон 12К",
        "⚠ Адрес не подтверждён, уточните у гостя",
        "Приборов: 2",
        "Анна, +79161234567",
        "",
        "2 × Борщ, 800\u00a0₽ (+ Сметана × 2)",
        "",
        "Комментарий: Без лука и без соли",
        "Комментарий: Собака",
        "Итого: 850\u00a0₽, Наличными, сдача с 1\u00a0000\u00a0₽",
      ].join("\n"),
    );
  });

  it("names the guests of a group order at their dishes", async () => {
    const to = receivers();
    const shop = await to.shop({ ...to.variables.telegram, ...to.variables.mail });
    await anOrder(shop, {
      lines: [
        { product_id: 301, quantity: 1 },
        { product_id: 301, quantity: 1, person: "Олег <b>" },
      ],
    });
    await shop.app.services.notices.runDue();
    expect(to.chatTexts()[0]).toContain("\n1 × Чай, 100\u00a0₽\n1 × Чай, 100\u00a0₽, Олег &lt;b&gt;\n");
    expect(to.smtp.mails).toHaveLength(1);
  });

  it("MENU-15 has a guest's note for a dish whole, as text", async () => {
    const to = receivers();
    const files = { ...smallShop, settings: { ...smallSettings, dish_notes: true } };
    const shop = await to.shop({ ...to.variables.telegram, ...to.variables.mail }, { files });
    const long = `<b>${"я".repeat(133)}</b>`;
    await anOrder(shop, {
      lines: [
        { product_id: 301, quantity: 1, note: "Без <i>сахара</i>\n& льда" },
        { product_id: 301, quantity: 1, note: long },
      ],
    });
    await shop.app.services.notices.runDue();
    const text = to.chatTexts()[0] ?? "";
    expect(text).toContain("1 × Чай, 100\u00a0₽, Пожелание: Без &lt;i&gt;сахара&lt;/i&gt; &amp; льда\n");
    expect(text).toContain(`, Пожелание: &lt;b&gt;${"я".repeat(133)}&lt;/b&gt;\n`);
    expect(to.smtp.mails).toHaveLength(1);
  });

  it("writes in the shop's default language", async () => {
    const to = receivers();
    const languages = [
      { code: "en", name: "English", default: true },
      { code: "ru", name: "Русский", default: false },
    ];
    const files = { ...smallShop, settings: { ...smallSettings, language_list: languages } };
    const shop = await to.shop(to.variables.telegram, { files });
    const id = await anOrder(shop);
    await shop.app.services.notices.runDue();
    expect(to.chatTexts()[0]).toContain(`New order ${id}`);
  });

  it("sends the webhook as WooCommerce does: the wc/v3 order, signed", async () => {
    const to = receivers();
    const shop = await to.shop(to.variables.webhook, { publicUrl: new URL("https://shop.example") });
    const id = await anOrder(shop);
    await shop.app.services.notices.runDue();
    const [post] = to.webhook.posts;
    const order = await ownerView(shop, id);
    expect(JSON.parse(post?.body ?? "")).toEqual(order);
    expect(post?.headers).toMatchObject({
      "content-type": "application/json",
      "x-wc-webhook-topic": "order.created",
      "x-wc-webhook-resource": "order",
      "x-wc-webhook-event": "created",
      "x-wc-webhook-id": "1",
      "x-wc-webhook-source": "https://shop.example/",
      "x-wc-webhook-signature": createHmac("sha256", webhookSecret)
        .update(post?.body ?? "")
        .digest("base64"),
      "x-wc-webhook-delivery-id": expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it("sends later stages only to webhooks, and a cancelled order to everybody", async () => {
    const to = receivers();
    const shop = await to.shop();
    const id = await anOrder(shop);
    const operator = await anOperator(shop);
    expect((await operator.move(id, "cooking")).statusCode).toBe(200);
    await shop.app.services.notices.runDue();
    expect(to.counts()).toEqual([1, 1, 2]);
    await operator.move(id, "cancelled");
    await shop.app.services.notices.runDue();
    expect(to.counts()).toEqual([2, 2, 3]);
    expect(to.chatTexts()[1]).toBe(`<b>Заказ ${id} отменён</b>\nАнна, +79161234567`);
    const last = to.webhook.posts.at(-1);
    expect([last?.headers["x-wc-webhook-topic"], JSON.parse(last?.body ?? "").status]).toEqual([
      "order.updated",
      "cancelled",
    ]);
  });

  it("sends a notice of an online order once it is paid, and of its cancellation with the refund", async () => {
    const to = receivers();
    const shop = await to.shop(to.variables.telegram, { files: onlineShop });
    const id = await anOrder(shop, { payment_method: "sandbox" });
    await shop.app.services.notices.runDue();
    expect(to.telegram.posts).toEqual([]);
    await pay(shop, id);
    await shop.app.services.notices.runDue();
    expect(to.chatTexts()).toEqual([expect.stringContaining(`Новый заказ ${id}`)]);
    expect(to.chatTexts()[0]).toContain("Онлайн (sandbox), оплачено");
    await (await anOperator(shop)).move(id, "cancelled");
    await shop.app.services.notices.runDue();
    expect(to.chatTexts()[1]).toBe(`<b>Заказ ${id} отменён</b>\nАнна, +79161234567\nВозврат гостю: 200\u00a0₽`);
  });

  it("sends no notice of an order that was never paid", async () => {
    const to = receivers();
    const shop = await to.shop(undefined, { files: onlineShop });
    const id = await anOrder(shop, { payment_method: "sandbox" });
    await shop.app.services.orders.move(id, "cancelled", "timer");
    expect(await shop.app.services.notices.runDue()).toBe(0);
    expect(to.counts()).toEqual([0, 0, 0]);
  });

  it("sends notices of unpaid orders too if configured, and then of their payment", async () => {
    const to = receivers();
    const shop = await to.shop({ ...to.variables.telegram, ORDER_NOTICE_UNPAID: "1" }, { files: onlineShop });
    const id = await anOrder(shop, { payment_method: "sandbox" });
    await shop.app.services.notices.runDue();
    expect(to.chatTexts()[0]).toContain("Онлайн (sandbox), ждёт оплаты");
    await pay(shop, id);
    await shop.app.services.notices.runDue();
    expect(to.chatTexts()[1]).toContain(`Заказ ${id} оплачен`);
  });

  it("creates no notice for an order that was not saved", async () => {
    const to = receivers();
    const shop = await to.shop();
    expect((await placeOrder(shop.app, { expected_total: 1 })).statusCode).toBe(409);
    expect(await noticeJobs(shop)).toEqual([]);
    await shop.store.db.schema.dropTable("order_stages").execute();
    expect((await placeOrder(shop.app)).statusCode).toBe(500);
    expect(await noticeJobs(shop)).toEqual([]);
  });

  it("escapes a guest's markup and keeps a guest's lines out of the headers", async () => {
    const to = receivers();
    const shop = await to.shop();
    await anOrder(shop, {
      customer: { name: "<b>Eve</b>\r\nBcc: all@evil.example", phone: "+79161234567" },
      comment: '<a href="https://evil.example">&</a>\n.\nQUIT',
    });
    await shop.app.services.notices.runDue();
    expect(to.chatTexts()[0]).toContain("&lt;b&gt;Eve&lt;/b&gt; Bcc: all@evil.example, +79161234567");
    expect(to.chatTexts()[0]).not.toMatch(/<a|<\/a>/);
    const [head = ""] = to.smtp.mails[0]?.data.split("\r\n\r\n") ?? [];
    expect(head).not.toMatch(/^bcc:/im);
    expect(to.smtp.mails[0]?.to).toEqual(["owner@shop.example"]);
    expect(to.smtp.mails).toHaveLength(1);
  });
});

/** The payment of an order arrives. */
async function pay(shop: RunningShop, id: number): Promise<void> {
  const order = await shop.app.services.orders.get(id);
  const opened = await shop.app.inject({
    url: `/api/wp-json/checkout/payment/${id}`,
    query: { key: order?.order_key ?? "" },
    headers: { accept: "text/html" },
  });
  const page = String(opened.headers.location);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  expect((await shop.app.inject({ method: "POST", url: page, headers, payload: "decision=paid" })).statusCode).toBe(
    303,
  );
}

async function ownerView(shop: RunningShop, id: number): Promise<unknown> {
  const { keys } = await anOperator(shop);
  const authorization = `Basic ${Buffer.from(`${keys.consumer_key}:${keys.consumer_secret}`).toString("base64")}`;
  return (await shop.app.inject({ url: `/wp-json/wc/v3/orders/${id}`, headers: { authorization } })).json();
}
