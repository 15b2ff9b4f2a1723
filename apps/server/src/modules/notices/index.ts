import { DEFAULT_LANGUAGE, type ShopSettings, scheduleOf, type WireInboxItem } from "@skatert/contract";
import type { BranchId } from "@skatert/domain";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { CompiledQuery, Kysely } from "kysely";
import type { Database, Tx } from "../../database/tables.ts";
import { createJobRunner, type JobHandler, type JobRunner } from "../../jobs/job-runner.ts";
import type { Job } from "../../jobs/job-store.ts";
import { type NoticeChannelKind, NoticeFailure, type OrderNotice } from "../../ports/order-notices/notice-channel.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { MoneyOwed, OrderMoved, OrderPlaced, OrderRecorded } from "../orders/events.ts";
import type { OrderReader } from "../orders/order-reader.ts";
import type { StoredOrder } from "../orders/stored/stored-order.ts";
import type { StaffGate } from "../staff-gate.ts";
import { type BranchChannelsDeps, branchChannels, type ChannelWithId } from "./branch-channels.ts";
import { inboxText } from "./inbox-text.ts";
import { eventOfMove, eventOfNew, isAnswer } from "./notice-events.ts";
import {
  anyJobOf,
  deliveryIdOf,
  type InboxJob,
  inboxInsert,
  type NoticeJob,
  type NoticeNews,
  noticeHandler,
  noticeInsert,
  noticeJob,
} from "./notice-jobs.ts";
import { noticeText } from "./notice-text.ts";
import { noticeTestRoute } from "./test-route.ts";

export interface NoticesModuleDeps extends BranchChannelsDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly orders: Pick<OrderReader, "get" | "promisedAt">;
  /** The order as a webhook sends it. */
  readonly orderBody: (order: StoredOrder, settings: ShopSettings) => Promise<OrderNotice["body"]>;
  /** An item of the inbox with its guest; null: it is gone. */
  readonly inboxItem: (id: number) => Promise<WireInboxItem | null>;
  readonly log: Pick<FastifyBaseLogger, "warn" | "error">;
}

interface InboxNews {
  readonly id: number;
  /** Null: of no branch. */
  readonly branchId: BranchId | null;
  readonly at: number;
}

/** Notices of orders to the restaurant (decision 071). */
export interface NoticesModule extends JobRunner {
  register(app: FastifyInstance, gate: StaffGate): void;
  /** For the common queue: drops notices of channels that are no longer configured. */
  readonly jobs: Readonly<Record<string, JobHandler>>;
  /** Statements for the transaction of a new order. */
  onPlaced(tx: Tx, event: OrderPlaced): readonly CompiledQuery<unknown>[];
  /** Statements for the transaction of an answer beside the stage. */
  onRecorded(tx: Tx, event: OrderRecorded): readonly CompiledQuery<unknown>[];
  onMoved(tx: Tx, event: OrderMoved): Promise<void>;
  /** An extra payment arrived. */
  onMoneyOwed(tx: Tx, event: MoneyOwed): Promise<void>;
  /** Something arrived in the inbox. */
  onInbox(tx: Tx, item: InboxNews): Promise<void>;
}

const kinds: readonly NoticeChannelKind[] = ["telegram", "mail", "webhook"];
/** Parallel notices of one channel: Telegram and mail servers slow down parallel senders. */
const atOnce: Readonly<Record<NoticeChannelKind, number>> = { telegram: 1, mail: 2, webhook: 4 };
/** With pauses of at most a quarter of an hour the tries end after about four hours. */
const retries = {
  maxTries: 24,
  longestMs: 900_000,
  waitOf: (error: unknown) => (error instanceof NoticeFailure ? error.retryAfterMs : null),
};

export function createNoticesModule(deps: NoticesModuleDeps): NoticesModule {
  const { db, now, env } = deps;
  const channels = branchChannels(deps);
  let stopping = new AbortController();
  const handler = noticeHandler({
    channelWithId: channels.withId,
    noticeOf: (job) => noticeOf(deps, job),
    inboxNoticeOf: (job) => inboxNoticeOf(deps, job),
    signal: () => stopping.signal,
  });
  const isSet = (kind: NoticeChannelKind) => channels.kinds.includes(kind);
  const runners = kinds.filter(isSet).map((kind) =>
    createJobRunner({
      db,
      now,
      retries,
      atOnce: atOnce[kind],
      handlers: { [noticeJob(kind)]: handler },
      onError: (error, job, retryAt) => report(deps, channels.withId, { error, job, retryAt }),
    }),
  );
  async function schedule(tx: Tx, branch: BranchId, news: NoticeNews): Promise<void> {
    await noticeInsert(tx, channels.of(branch), news)?.execute();
  }
  return {
    register: (app, gate) => noticeTestRoute(app, { gate, channels, shop: deps.shop, overrides: deps.overrides }),
    jobs: Object.fromEntries(kinds.filter((kind) => !isSet(kind)).map((kind) => [noticeJob(kind), handler])),
    onPlaced(tx, { order: { id: orderId, warehouse_id: branch, stage, created_at: at } }) {
      const event = eventOfNew(stage, env.unpaid);
      const insert =
        event === null
          ? null
          : noticeInsert(tx, channels.of(branch), { orderId, event, mark: "placed", refund: 0, at });
      return insert === null ? [] : [insert.compile()];
    },
    onRecorded(tx, { order: { id: orderId, warehouse_id: branch }, at, changes }) {
      const answer = changes.find(isAnswer);
      // A change together with a stage is in the notice of the stage.
      const isMove = changes.some(({ kind }) => kind === "moved");
      if (answer === undefined || isMove) return [];
      const news = { orderId, event: "answered", mark: `${answer.kind}-${at}`, refund: 0, at } as const;
      const insert = noticeInsert(tx, channels.of(branch), news);
      return insert === null ? [] : [insert.compile()];
    },
    async onMoved(tx, { id: orderId, to, at, order, moneyBack: refund }) {
      const stages = order.stages.map(({ stage }) => stage);
      const event = eventOfMove(to, stages, env.unpaid);
      if (event === null) return;
      await schedule(tx, order.warehouse_id, { orderId, event, mark: to, refund, at });
    },
    async onMoneyOwed(tx, { order, at, amount: refund }) {
      await schedule(tx, order.warehouse_id, {
        orderId: order.id,
        event: "money-back",
        mark: `money-back-${at}`,
        refund,
        at,
      });
    },
    async onInbox(tx, { id: itemId, branchId, at }) {
      await inboxInsert(tx, channels.of(branchId), { itemId, at })?.execute();
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

/** The order in its current state, so that a late notice is never outdated. */
async function noticeOf({ orders, shop, orderBody }: NoticesModuleDeps, job: NoticeJob): Promise<OrderNotice | null> {
  const { orderId, event, refund } = job;
  const order = await orders.get(orderId);
  if (order === null) return null;
  const snapshot = await shop.current();
  const language = snapshot.settings().languages[0]?.code ?? DEFAULT_LANGUAGE;
  const settings = snapshot.settings(language);
  return {
    deliveryId: deliveryIdOf(job, order.order_key),
    topic: event === "created" ? "order.created" : "order.updated",
    message: noticeText({ event, order, settings, language, promisedAt: await orders.promisedAt(orderId), refund }),
    body: await orderBody(order, settings),
  };
}

/** The item in its current state; a guest's words are in it once more only for the receivers of orders. */
async function inboxNoticeOf({ shop, inboxItem }: NoticesModuleDeps, job: InboxJob): Promise<OrderNotice | null> {
  const item = await inboxItem(job.itemId);
  if (item === null) return null;
  const settings = (await shop.current()).settings();
  const language = settings.languages[0]?.code ?? DEFAULT_LANGUAGE;
  const branch = item.branch_id ?? settings.locations[0]?.warehouseIds[0];
  const timeZone = branch === undefined ? "UTC" : scheduleOf(settings, branch).timeZone;
  return {
    deliveryId: deliveryIdOf(job, item.at),
    topic: "inbox.created",
    message: inboxText(item, language, timeZone),
    body: item,
  };
}

interface Failed {
  readonly error: unknown;
  readonly job: Job | null;
  readonly retryAt: number | null;
}

/** "order notice failed; it is not tried again: order 1002 by e-mail, SMTP refused the password, check SMTP_URL" */
function report(deps: NoticesModuleDeps, channelOf: ChannelWithId, { error, job, retryAt }: Failed): void {
  if (job === null || !(error instanceof NoticeFailure)) deps.log.error({ err: error }, "order notice failed");
  if (job === null) return;
  const failed = anyJobOf(JSON.parse(job.payload));
  const name = channelOf(failed.channel)?.name ?? "a channel that is no longer configured";
  const reason = error instanceof NoticeFailure ? error.message : "an unexpected error";
  const subject = "itemId" in failed ? `inbox item ${failed.itemId}` : `order ${failed.orderId}`;
  const about = `${subject} by ${name}, ${reason}`;
  if (retryAt === null) deps.log.error(`order notice failed; it is not tried again: ${about}`);
  else {
    const seconds = Math.ceil((retryAt - deps.now()) / 1000);
    deps.log.warn(`order notice failed; it is tried again in ${seconds} s: ${about}`);
  }
}
