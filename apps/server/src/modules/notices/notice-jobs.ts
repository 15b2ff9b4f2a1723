import { createHash } from "node:crypto";
import type { OrderId } from "@skatert/domain";
import type { Db } from "../../database/tables.ts";
import type { JobHandler } from "../../jobs/job-runner.ts";
import { jobInsert, type NewJob } from "../../jobs/job-store.ts";
import type { NoticeChannel, NoticeChannelKind, OrderNotice } from "../../ports/order-notices/notice-channel.ts";
import type { ChannelWithId } from "./branch-channels.ts";
import { type NoticeEvent, subscribesTo } from "./notice-events.ts";

/** Kind of a channel's jobs: each channel has its own queue. */
export function noticeJob(kind: NoticeChannelKind): string {
  return `order-notice-${kind}`;
}

export interface NoticeNews {
  readonly orderId: OrderId;
  readonly event: NoticeEvent;
  /** Distinguishes several notices of an order: the stage it reached, or the instant. */
  readonly mark: string;
  /** Money to be refunded to the guest, minor units. */
  readonly refund: number;
  readonly at: number;
}

/** Payload of a notice job; contains no text and no address. */
export interface NoticeJob {
  readonly id: string;
  readonly orderId: OrderId;
  readonly event: NoticeEvent;
  readonly channel: string;
  readonly refund: number;
}

/** One job for each subscribed channel, as one statement for the order's own transaction; null: no channel. */
export function noticeInsert(db: Db, channels: readonly NoticeChannel[], news: NoticeNews) {
  const { orderId, event, mark, refund, at } = news;
  const [first, ...rest] = channels
    .filter(({ kind }) => subscribesTo(kind, event))
    .map((channel): NewJob => {
      const kind = noticeJob(channel.kind);
      const id = `${kind}:${channel.id}:${orderId}:${mark}`;
      const payload: NoticeJob = { id, orderId, event, channel: channel.id, refund };
      return { id, kind, payload, runAt: at };
    });
  return first === undefined ? null : jobInsert(db, first, ...rest);
}

/** What arrived in the inbox: one job for each channel. Payload without text and address. */
export interface InboxJob {
  readonly id: string;
  readonly itemId: number;
  readonly channel: string;
}

export function inboxInsert(
  db: Db,
  channels: readonly NoticeChannel[],
  { itemId, at }: { readonly itemId: number; readonly at: number },
) {
  const [first, ...rest] = channels.map((channel): NewJob => {
    const kind = noticeJob(channel.kind);
    const id = `${kind}:${channel.id}:inbox:${itemId}`;
    return { id, kind, payload: { id, itemId, channel: channel.id }, runAt: at };
  });
  return first === undefined ? null : jobInsert(db, first, ...rest);
}

export interface NoticeHandlerDeps {
  readonly channelWithId: ChannelWithId;
  /** The notice of the order in its current state; null: the order does not exist. */
  readonly noticeOf: (job: NoticeJob) => Promise<OrderNotice | null>;
  /** The notice of an item of the inbox; null: it is gone. */
  readonly inboxNoticeOf: (job: InboxJob) => Promise<OrderNotice | null>;
  readonly signal: () => AbortSignal;
}

/** Sends a notice; skips a channel that is no longer configured. */
export function noticeHandler({ channelWithId, noticeOf, inboxNoticeOf, signal }: NoticeHandlerDeps): JobHandler {
  return async (payload) => {
    const job = anyJobOf(payload);
    const channel = channelWithId(job.channel);
    const notice = channel === null ? null : "itemId" in job ? await inboxNoticeOf(job) : await noticeOf(job);
    if (notice !== null) await channel?.send(notice, signal());
  };
}

/** Identical for every try of a job; the order's key, or the item's time, makes it differ between shops. */
export function deliveryIdOf(job: Pick<NoticeJob, "id">, key: string): string {
  return createHash("sha256").update(`${job.id} ${key}`).digest("hex").slice(0, 32);
}

const events: readonly string[] = [
  "created",
  "paid",
  "cancelled",
  "moved",
  "answered",
  "money-back",
] satisfies NoticeEvent[];

export function anyJobOf(payload: unknown): NoticeJob | InboxJob {
  if (isNoticeJob(payload) || isInboxJob(payload)) return payload;
  throw new Error("the payload of the notice job has no order");
}

function isInboxJob(payload: unknown): payload is InboxJob {
  if (typeof payload !== "object" || payload === null) return false;
  const { id, itemId, channel }: Partial<Record<keyof InboxJob, unknown>> = payload;
  return typeof id === "string" && typeof channel === "string" && typeof itemId === "number";
}

function isNoticeJob(payload: unknown): payload is NoticeJob {
  if (typeof payload !== "object" || payload === null) return false;
  const { id, orderId, event, channel, refund }: Partial<Record<keyof NoticeJob, unknown>> = payload;
  const isNamed = typeof id === "string" && typeof channel === "string" && typeof event === "string";
  return isNamed && events.includes(event) && typeof orderId === "number" && typeof refund === "number";
}
