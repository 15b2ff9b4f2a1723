import { mkdtempDisposable, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readEnv } from "../../config/env.ts";
import { type FakeReceiver, type ReceiverAnswer, startFakeReceiver } from "../../testing/fakes/fake-receiver.ts";
import { ChannelFailure, type TextChannel, type TextMessage } from "../messenger/code-channel.ts";
import { alertReceivers } from "./alert-receivers.ts";

const alert = { title: "Заказ 17 ждёт ответа", body: "Центр: <поступил> в 12:00." };
const secret = "123:ABC";

describe("the receivers of alarms", () => {
  let telegram: FakeReceiver;
  let sent: TextMessage[];
  beforeEach(async () => {
    telegram = await startFakeReceiver();
    sent = [];
  });
  afterEach(() => telegram.close());

  const working = (provider: string): TextChannel => ({
    channel: "sms",
    provider,
    send: async (message) => void sent.push(message),
  });
  const failing = (provider: string): TextChannel => ({
    channel: "sms",
    provider,
    send: async () => {
      throw new ChannelFailure(`${provider} did not answer in time`, { isAway: true });
    },
  });
  function receivers(variables: Record<string, string>, providers: readonly TextChannel[], dataDir = "") {
    const { alerts, notices } = readEnv({ TELEGRAM_API_URL: telegram.url, ...variables });
    const outbox = { dataDir, now: () => 0 };
    const nothingOwn = { alertPhones: [], telegramChats: [] };
    return alertReceivers({ alerts, notices: { ...notices, timeoutMs: 100 }, providers, outbox }, nothingOwn);
  }
  const both = {
    STAFF_ALERT_PHONES: "+79161110000",
    TELEGRAM_BOT_TOKEN: secret,
    ORDER_TELEGRAM_CHATS: "-1001",
  };

  it.each<[string, ReceiverAnswer | "hang"]>([
    ["hangs", "hang"],
    ["fails", { status: 500 }],
    ["asks to wait", { status: 429, body: '{"ok":false,"parameters":{"retry_after":7}}' }],
    ["refuses the token", { status: 401, body: '{"ok":false}' }],
    ["has removed the bot from the chat", { status: 403, body: '{"ok":false}' }],
    ["answers nonsense", { status: 400, body: "<html>" }],
  ])(
    "BOARD-3 the number gets its text while Telegram %s, and the chat's failure names no secret",
    async (_, answer) => {
      telegram.answer = answer;
      const [number, chat] = receivers(both, [working("one")]);
      const outcomes = await Promise.allSettled([chat?.send(alert), number?.send(alert)]);
      expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
      expect(JSON.stringify(outcomes.map(String))).not.toContain(secret);
      expect(sent).toEqual([
        { phone: "+79161110000", text: "Заказ 17 ждёт ответа. Центр: <поступил> в 12:00.", clientAddress: null },
      ]);
    },
  );

  it("BOARD-3 the chat gets its text, escaped, while every SMS provider fails", async () => {
    const [number, chat] = receivers(both, [failing("one"), failing("two")]);
    const outcomes = await Promise.allSettled([number?.send(alert), chat?.send(alert)]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    const [post] = telegram.posts.map(({ body }) => JSON.parse(body));
    expect(post).toMatchObject({
      chat_id: "-1001",
      text: "<b>Заказ 17 ждёт ответа</b>\nЦентр: &lt;поступил&gt; в 12:00.",
    });
  });

  it("BOARD-3 the second SMS provider delivers once if the first one fails", async () => {
    const [number] = receivers({ STAFF_ALERT_PHONES: "+79161110000" }, [failing("one"), working("two")]);
    await number?.send(alert);
    expect(sent).toHaveLength(1);
  });

  it("BOARD-3 without a provider the text goes to the outbox file", async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), "skatert-alerts-"));
    const [number] = receivers({ STAFF_ALERT_PHONES: "+79161110000" }, [], folder.path);
    await number?.send(alert);
    expect(await readFile(join(folder.path, "outbox/messages.jsonl"), "utf8")).toContain("+79161110000");
  });

  it("BOARD-3 keep their ids over a restart, and the ids reveal neither numbers nor chats", () => {
    const ids = () => receivers(both, []).map(({ id }) => id);
    expect(ids()).toEqual(ids());
    expect(new Set(ids()).size).toBe(2);
    expect(ids().join()).not.toMatch(/7916|1001/);
  });
});
