import { afterEach, beforeEach, expect } from "vitest";
import { readEnv } from "../../config/env.ts";
import { type OrderBody, placeOrder } from "../calls/orders.ts";
import { type RunningShop, type ShopOptions, startShop } from "../shops/start-shop.ts";
import type { TestEngine } from "../stores/engines.ts";
import { type FakeReceiver, startFakeReceiver } from "./fake-receiver.ts";
import { type FakeSmtp, startFakeSmtp } from "./fake-smtp.ts";

type Variables = Readonly<Record<string, string>>;

export const webhookSecret = "a secret of the webhook";

/** The restaurant's receivers of notices, new for each test. */
export interface NoticeReceivers {
  readonly telegram: FakeReceiver;
  readonly webhook: FakeReceiver;
  readonly smtp: FakeSmtp;
  /** Settings of one channel. */
  readonly variables: { readonly telegram: Variables; readonly mail: Variables; readonly webhook: Variables };
  /** A shop with all channels, or those of `variables`; closed after the test. */
  shop(variables?: Variables, more?: Partial<ShopOptions>): Promise<RunningShop>;
  /** Messages received by the chat. */
  chatTexts(): readonly string[];
  /** Number of posts and letters: chat, mail, webhook. */
  counts(): readonly number[];
}

/** Starts receivers before each test of a suite; the returned function returns those of the running test. */
export function useNoticeReceivers(engine: TestEngine): () => NoticeReceivers {
  let now: NoticeReceivers | null = null;
  const shops: RunningShop[] = [];
  beforeEach(async () => {
    now = await startReceivers(engine, shops);
  });
  afterEach(async () => {
    for (const shop of shops.splice(0)) {
      await shop.app.services.notices.stop();
      await shop.close();
    }
    await Promise.all([now?.telegram.close(), now?.webhook.close(), now?.smtp.close()]);
  });
  return () => {
    if (now === null) throw new Error("the receivers start before each test");
    return now;
  };
}

async function startReceivers(engine: TestEngine, shops: RunningShop[]): Promise<NoticeReceivers> {
  const [telegram, webhook, smtp] = await Promise.all([startFakeReceiver(), startFakeReceiver(), startFakeSmtp()]);
  const variables = {
    telegram: { TELEGRAM_BOT_TOKEN: "123:ABC", TELEGRAM_API_URL: telegram.url, ORDER_TELEGRAM_CHATS: "-1001" },
    mail: {
      SMTP_URL: smtp.url,
      ORDER_MAIL_TO: "owner@shop.example",
      ORDER_MAIL_FROM: "Малый стол <shop@shop.example>",
    },
    webhook: { ORDER_WEBHOOK_URLS: `${webhook.url}/orders`, ORDER_WEBHOOK_SECRET: webhookSecret },
  };
  return {
    telegram,
    webhook,
    smtp,
    variables,
    async shop(set = { ...variables.telegram, ...variables.mail, ...variables.webhook }, more = {}) {
      const shop = await startShop({ engine, notices: readEnv(set).notices, ...more });
      shops.push(shop);
      return shop;
    },
    chatTexts: () => telegram.posts.map(({ body }) => JSON.parse(body).text),
    counts: () => [telegram.posts.length, smtp.mails.length, webhook.posts.length],
  };
}

/** The number of a new order. */
export async function anOrder(shop: RunningShop, changes: OrderBody = {}): Promise<number> {
  const answer = await placeOrder(shop.app, changes);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}

/** Kind and state of every job of a notice. */
export async function noticeJobs(shop: RunningShop): Promise<readonly (readonly [string, string])[]> {
  const jobs = await shop.store.db
    .selectFrom("jobs")
    .select(["kind", "state"])
    .where("kind", "like", "order-notice-%")
    .orderBy("kind")
    .execute();
  return jobs.map(({ kind, state }) => [kind, state] as const);
}
