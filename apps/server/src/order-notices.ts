import { DEFAULT_LANGUAGE } from "@skatert/contract";
import type { Money, OrderStage } from "@skatert/domain";
import type { CompiledQuery, Kysely } from "kysely";
import type { NoticesEnv } from "./config/notices-env.ts";
import type { Database, Tx } from "./database/tables.ts";
import { createJobRunner, type JobHandler, type JobRunner } from "./jobs/job-runner.ts";
import type { Job } from "./jobs/job-store.ts";
import { eventOfMove, eventOfNew } from "./modules/notices/notice-events.ts";
import {
  deliveryIdOf,
  type NoticeJob,
  type NoticeNews,
  noticeHandler,
  noticeInsert,
  noticeJob,
  noticeJobOf,
} from "./modules/notices/notice-jobs.ts";
import { noticeText } from "./modules/notices/notice-text.ts";
import type { MovedOrder } from "./modules/orders/moving/move-order.ts";
import { getPromise } from "./modules/orders/promises/promise-repository.ts";
import { siteTime } from "./modules/orders/shown/site-time.ts";
import { getOrder } from "./modules/orders/stored/order-repository.ts";
import { wooOrder } from "./modules/orders/woo/woo-order.ts";
import type { OrderNews } from "./people.ts";
import { configuredChannels } from "./ports/order-notices/configured-channels.ts";
import {
  type NoticeChannel,
  type NoticeChannelKind,
  NoticeFailure,
  type OrderNotice,
} from "./ports/order-notices/notice-channel.ts";
import { restingChannel } from "./ports/order-notices/resting-channel.ts";
import type { ShopData } from "./shop/shop-data.ts";

export interface OrderNoticesDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly env: NoticesEnv;
  readonly publicUrl: URL | null;
  /** A notice was not delivered and is tried again. */
  readonly onDelay: (text: string) => void;
  /** A notice is given up. */
  readonly onLost: (text: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Telling the restaurant of its orders (decision 071). */
export interface OrderNotices extends JobRunner {
  /** For the common queue: notices of channels that are no longer set are dropped. */
  readonly jobs: Readonly<Record<string, JobHandler>>;
  /** Statements for the transaction of a new order. */
  placed(tx: Tx, order: NewOrder): readonly CompiledQuery<unknown>[];
  /** Inside the transaction of a move. `refund`: money that goes back. */
  moved(tx: Tx, move: MovedOrder, refund: Money): Promise<void>;
  /** Inside the transaction of other news: an extra payment. */
  tell(tx: Tx, news: OrderNews): Promise<void>;
}

interface NewOrder {
  readonly id: number;
  readonly stage: OrderStage;
  readonly created_at: number;
}

const kinds: readonly NoticeChannelKind[] = ["telegram", "mail", "webhook"];
/** Notices of one channel that are on their way at once: Telegram and mail servers slow down parallel senders. */
const atOnce: Readonly<Record<NoticeChannelKind, number>> = { telegram: 1, mail: 2, webhook: 4 };
/** With waits of at most a quarter of an hour the tries end after about four hours. */
const retries = {
  most: 24,
  longestMs: 900_000,
  waitOf: (error: unknown) => (error instanceof NoticeFailure ? error.retryAfterMs : null),
};

export function createOrderNotices(deps: OrderNoticesDeps): OrderNotices {
  const { db, now, env } = deps;
  const channels = configuredChannels(env, deps.publicUrl).map((channel) => restingChannel(channel, now));
  let stopping = new AbortController();
  const handler = noticeHandler({
    channels,
    noticeOf: (job) => noticeOf(deps, job),
    signal: () => stopping.signal,
  });
  const isSet = (kind: NoticeChannelKind) => channels.some((channel) => channel.kind === kind);
  const runners = kinds.filter(isSet).map((kind) =>
    createJobRunner({
      ...{ db, now, retries, atOnce: atOnce[kind], handlers: { [noticeJob(kind)]: handler } },
      onError: (error, job, retryAt) => report(deps, channels, { error, job, retryAt }),
    }),
  );
  async function schedule(tx: Tx, news: NoticeNews): Promise<void> {
    await noticeInsert(tx, channels, news)?.execute();
  }
  return {
    jobs: Object.fromEntries(kinds.filter((kind) => !isSet(kind)).map((kind) => [noticeJob(kind), handler])),
    placed(tx, { id: orderId, stage, created_at: at }) {
      const event = eventOfNew(stage, env.unpaid);
      const insert =
        event === null ? null : noticeInsert(tx, channels, { orderId, event, mark: "placed", refund: 0, at });
      return insert === null ? [] : [insert.compile()];
    },
    async moved(tx, { id: orderId, to, at, order }, refund) {
      const stages = order.stages.map(({ stage }) => stage);
      const event = eventOfMove(to, stages, env.unpaid);
      if (event === null) return;
      await schedule(tx, { orderId, event, mark: to, refund, at });
    },
    async tell(tx, { id: orderId, at, content }) {
      if (content.kind !== "money-back") return;
      const news = { orderId, event: "money-back", mark: `money-back-${at}`, refund: content.back.amount, at } as const;
      await schedule(tx, news);
    },
    async runDue() {
      const done = await Promise.all(runners.map((runner) => runner.runDue()));
      return done.reduce((sum, count) => sum + count, 0);
    },
    start() {
      stopping = new AbortController();
      for (const runner of runners) runner.start();
    },
    async stop() {
      stopping.abort();
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
}

/** The order as it is now: a late notice never says what is over. */
async function noticeOf({ db, shop }: OrderNoticesDeps, job: NoticeJob): Promise<OrderNotice | null> {
  const { orderId, event, refund } = job;
  const order = await getOrder(db, orderId);
  if (order === null) return null;
  const snapshot = await shop.current();
  const language = snapshot.settings().languages[0]?.code ?? DEFAULT_LANGUAGE;
  const settings = snapshot.settings(language);
  const promise = await getPromise(db, orderId);
  return {
    deliveryId: deliveryIdOf(job, order.order_key),
    orderId,
    topic: event === "created" ? "order.created" : "order.updated",
    message: noticeText({ event, order, settings, language, promisedAt: promise?.promised_at ?? null, refund }),
    order: wooOrder(order, siteTime(settings.timeZone)),
  };
}

interface Failed {
  readonly error: unknown;
  readonly job: Job | null;
  readonly retryAt: number | null;
}

/** "order notice not delivered: order 1002 by e-mail, SMTP refused the password, check SMTP_URL" */
function report(deps: OrderNoticesDeps, channels: readonly NoticeChannel[], { error, job, retryAt }: Failed): void {
  if (job === null || !(error instanceof NoticeFailure)) deps.onError(error);
  if (job === null) return;
  const { orderId, channel } = noticeJobOf(JSON.parse(job.payload));
  const name = channels.find(({ id }) => id === channel)?.name ?? "a channel that is no longer set";
  const reason = error instanceof NoticeFailure ? error.message : "an unexpected error";
  const about = `order ${orderId} by ${name}, ${reason}`;
  if (retryAt === null) deps.onLost(`order notice not delivered: ${about}`);
  else deps.onDelay(`order notice delayed: ${about}; next try in ${Math.ceil((retryAt - deps.now()) / 1000)} s`);
}
