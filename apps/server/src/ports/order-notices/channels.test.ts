import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readEnv } from "../../config/env.ts";
import { wireWooOrder } from "../../testing/calls/wire-woo-order.ts";
import { type FakeReceiver, startFakeReceiver } from "../../testing/fakes/fake-receiver.ts";
import { type FakeSmtp, type SmtpMood, startFakeSmtp } from "../../testing/fakes/fake-smtp.ts";
import { configuredChannels } from "./configured-channels.ts";
import type { NoticeChannel, OrderNotice } from "./notice-channel.ts";
import { waitOf } from "./post-notice.ts";
import { chatText } from "./telegram-chat.ts";

const notice: OrderNotice = {
  deliveryId: "0123456789abcdef0123456789abcdef",
  topic: "order.created",
  message: { title: "Новый заказ 1002", sections: [["Анна", "+79161234567"], ["2 × Чай"]] },
  body: wireWooOrder,
};
const never = new AbortController().signal;
/** Shorter than a test's timeout, longer than a busy machine needs to answer on loopback. */
const timeoutMs = 1_500;

describe("a channel of order notices", () => {
  let receiver: FakeReceiver;
  let smtp: FakeSmtp;
  beforeEach(async () => {
    [receiver, smtp] = await Promise.all([startFakeReceiver(), startFakeSmtp()]);
  });
  afterEach(async () => {
    await Promise.all([receiver.close(), smtp.close()]);
  });

  function channels(variables: Readonly<Record<string, string>>): readonly NoticeChannel[] {
    return configuredChannels({ ...readEnv(variables).notices, timeoutMs }, null);
  }
  const chats = (list = "-1001") =>
    channels({ TELEGRAM_BOT_TOKEN: "1:A", TELEGRAM_API_URL: receiver.url, ORDER_TELEGRAM_CHATS: list });
  const mails = (url = smtp.url) =>
    channels({ SMTP_URL: url, ORDER_MAIL_TO: "a@shop.example,b@shop.example", ORDER_MAIL_FROM: "shop@shop.example" });
  const hooks = (url = receiver.url) => channels({ ORDER_WEBHOOK_URLS: url, ORDER_WEBHOOK_SECRET: "0123456789abcdef" });
  /** The message of the first channel's failure. */
  async function failureOf(list: readonly NoticeChannel[], signal = never): Promise<unknown> {
    try {
      await list[0]?.send(notice, signal);
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
    return "sent";
  }

  it.each([
    [401, "{}", "Telegram refused the token, check TELEGRAM_BOT_TOKEN"],
    [403, "{}", "the bot was removed from the chat or blocked, add it again"],
    [
      400,
      '{"description":"Bad Request: chat not found"}',
      "Telegram found no such chat, add the bot to it or correct ORDER_TELEGRAM_CHATS",
    ],
    [
      400,
      '{"parameters":{"migrate_to_chat_id":-100200}}',
      "the group has a new number, set it in ORDER_TELEGRAM_CHATS: -100200",
    ],
    [429, '{"parameters":{"retry_after":5}}', "Telegram answered 429"],
    [500, "<html>", "Telegram answered 500"],
  ])("says in plain words what Telegram's %s means: %s", async (status, body, said) => {
    receiver.answer = { status, body };
    expect(await failureOf(chats())).toBe(said);
  });

  it("sends to every chat separately", async () => {
    const list = chats("-1001, @kitchen");
    expect(list.map(({ name }) => name)).toEqual(["Telegram chat 1", "Telegram chat 2"]);
    await Promise.all(list.map((chat) => chat.send(notice, never)));
    expect(receiver.posts.map(({ body }) => JSON.parse(body).chat_id).toSorted()).toEqual(["-1001", "@kitchen"]);
  });

  it.each<readonly [SmtpMood, string]>([
    ["refuse-password", "SMTP refused the password, check SMTP_URL"],
    ["refuse-address", "SMTP refused the sender or the address (550)"],
    ["busy", "SMTP asked to try later (451)"],
    ["hang", "SMTP did not answer in time"],
    ["drip", "SMTP did not answer in time"],
  ])("says in plain words what a mail server does that is in the mood to %s", async (mood, said) => {
    smtp.mood = mood;
    expect(await failureOf(mails())).toBe(said);
  });

  it("sends a separate letter to each address, with text, HTML and one id", async () => {
    const list = mails();
    for (const address of [...list, ...list]) await address.send(notice, never);
    expect(smtp.mails.map(({ to }) => to)).toEqual([
      ["a@shop.example"],
      ["b@shop.example"],
      ["a@shop.example"],
      ["b@shop.example"],
    ]);
    const [letter] = smtp.mails;
    expect(letter?.data).toContain("Message-ID: <0123456789abcdef0123456789abcdef@shop.example>");
    expect(letter?.data).toContain("Auto-Submitted: auto-generated");
    expect(letter?.data).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
  });

  it("never sends a password to another machine without TLS", () => {
    const serverOf = (SMTP_URL: string) =>
      readEnv({ SMTP_URL, ORDER_MAIL_TO: "a@b.example", ORDER_MAIL_FROM: "a@b.example" }).notices.mail?.server;
    expect(serverOf("smtp://login:pass@mail.example")).toMatchObject({ secure: false, requireTLS: true, port: 587 });
    expect(serverOf("smtps://login:p%40ss@mail.example")).toMatchObject({
      secure: true,
      port: 465,
      auth: { user: "login", pass: "p@ss" },
    });
    expect(serverOf("smtp://login:pass@127.0.0.1:25")).toMatchObject({ requireTLS: false });
    expect(serverOf("smtp://login:pass@10.0.0.7")).toMatchObject({ requireTLS: true });
  });

  it.each([
    [{ status: 500 }, "the webhook answered 500"],
    [{ status: 410 }, "the webhook answered 410"],
    [{ status: 301, headers: { location: "/" } }, "the webhook answered with a redirect, set its final address"],
    ["hang", "the webhook did not answer in time"],
  ] as const)("says in plain words what a webhook does: %j", async (answer, said) => {
    receiver.answer = answer;
    expect(await failureOf(hooks())).toBe(said);
  });

  it("reports a refused connection, and a stopped server", async () => {
    const { url } = receiver;
    await receiver.close();
    expect(await failureOf(hooks(url))).toBe("the webhook cannot be reached");
    expect(await failureOf(mails("smtp://127.0.0.1:1"))).toBe("SMTP cannot be reached");
    expect(await failureOf(mails(), AbortSignal.abort())).toBe("the server stopped before it was sent");
    receiver = await startFakeReceiver();
  });

  it("tests a webhook as WooCommerce does, without an order", async () => {
    await hooks()[0]?.test(never);
    expect(receiver.posts[0]).toMatchObject({
      body: "webhook_id=1",
      headers: { "content-type": "application/x-www-form-urlencoded", "x-wc-webhook-topic": "action.ping" },
    });
  });
});

describe("a message to a chat", () => {
  it("fits Telegram's limit, and never breaks markup", () => {
    const text = chatText({ title: "<1>", sections: [["&".repeat(9_000)]] });
    expect(text.startsWith("<b>&lt;1&gt;</b>\n&amp;&amp;")).toBe(true);
    expect(text.replaceAll("&amp;", "&").length).toBeLessThan(4_096);
    expect(text.endsWith("&amp;…")).toBe(true);
  });
});

describe("Retry-After", () => {
  it.each([
    ["5", 5_000],
    ["99999999", 3_600_000],
    ["Thu, 01 Jan 1970 00:00:10 GMT", 10_000],
    ["soon", null],
    [null, null],
  ])("%s is %s ms", (header, wait) => {
    expect(waitOf(header, 0)).toBe(wait);
  });
});
