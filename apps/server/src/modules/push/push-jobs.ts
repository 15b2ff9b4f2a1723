import { type LanguageCode, languageOf, type PushMessage } from "@skatert/contract";
import type { CustomerId, OrderId, OrderStage } from "@skatert/domain";
import type { Db, Tx } from "../../database/tables.ts";
import type { JobHandler } from "../../jobs/job-runner.ts";
import { scheduleJob } from "../../jobs/job-store.ts";
import type { PushLetter, PushOutcome } from "../../ports/web-push/send-push.ts";
import type { NotificationContent } from "../account/notifications/notification-content.ts";
import type { OrderBrief } from "../orders/events.ts";
import {
  liveSubscription,
  orderOwner,
  removeDevice,
  removeSubscription,
  type StoredSubscription,
  subscriptionIdsOf,
  userOwner,
} from "./subscription-repository.ts";

/** Kind of the job that notifies one device of one stage. */
export const pushStageJob = "push-order-stage";

export interface PushJobsDeps {
  readonly db: Db;
  readonly now: () => number;
  readonly send: (letter: PushLetter) => Promise<PushOutcome>;
  /** The text of a push notification. */
  readonly textOf: (content: NotificationContent, language: LanguageCode) => PushMessage;
  /** The current stage of an order; null: the order does not exist. */
  readonly stageOf: (orderId: OrderId) => Promise<OrderStage | null>;
}

/** An event of an order at a stage; each name is sent once. */
export interface PushNews {
  readonly order: OrderBrief;
  readonly at: number;
  readonly name: string;
  readonly content: NotificationContent;
}

/** Inside the transaction that changes an order: one job for each subscribed device. */
export async function schedulePushes(tx: Tx, { order, at, name, content }: PushNews): Promise<void> {
  const { id: orderId, stage, user_id: userId } = order;
  const owners = [orderOwner(orderId), ...(userId === null ? [] : [userOwner(userId)])];
  for (const subscription of await subscriptionIdsOf(tx, owners)) {
    await scheduleJob(tx, {
      id: `${pushStageJob}:${subscription}:${orderId}:${name}`,
      kind: pushStageJob,
      payload: { subscription, orderId, stage, content: JSON.stringify(content) },
      runAt: at,
    });
  }
}

/** Kind of the job that tells one device of an account something that is about no order. */
export const pushUserJob = "push-user";

/** Inside the transaction of the change: one job for each subscribed device of an account. */
export async function scheduleUserPushes(
  tx: Tx,
  { userId, at, content }: { readonly userId: CustomerId; readonly at: number; readonly content: NotificationContent },
): Promise<void> {
  for (const subscription of await subscriptionIdsOf(tx, [userOwner(userId)])) {
    const payload = { subscription, content: JSON.stringify(content) };
    await scheduleJob(tx, { kind: pushUserJob, payload, runAt: at });
  }
}

export function pushUserHandler({ db, now, send, textOf }: Omit<PushJobsDeps, "stageOf">): JobHandler {
  return async (payload) => {
    const { subscription, content } = userLetterOf(payload);
    const device = await liveSubscription(db, subscription, now());
    if (device === null) return;
    const text = JSON.stringify(textOf(content, languageOf(device.language)));
    const outcome = await send({
      endpoint: new URL(device.endpoint),
      keys: device,
      text,
      topic: content.kind.replaceAll("-", ""),
    });
    if (outcome === "gone") await removeDevice(db, device.endpoint);
  };
}

function userLetterOf(payload: unknown): { readonly subscription: string; readonly content: NotificationContent } {
  if (typeof payload === "object" && payload !== null && "subscription" in payload && "content" in payload) {
    const { subscription, content } = payload;
    if (typeof subscription === "string" && typeof content === "string")
      return { subscription, content: contentOf(content) };
  }
  throw new Error("the payload of the push job has no device");
}

/** Sends the push, unless the order has moved on or the device has unsubscribed. */
export function pushStageHandler(deps: PushJobsDeps): JobHandler {
  const { db, now, send } = deps;
  return async (payload) => {
    const { subscription: id, orderId, stage, content } = letterOf(payload);
    const reached = await deps.stageOf(orderId);
    if (reached === null || reached !== stage) return;
    const subscription = await liveSubscription(db, id, now());
    if (subscription === null) return;
    const outcome = await send(letterTo(deps, subscription, orderId, content ?? plainNews(orderId, reached)));
    if (outcome === "gone") await removeDevice(db, subscription.endpoint);
    // A cancelled order may still be paid from an open page: the guest is notified of the refund.
    else if (reached === "handed-over" && subscription.owner === orderOwner(orderId)) await removeSubscription(db, id);
  };
}

function letterTo(
  deps: PushJobsDeps,
  device: StoredSubscription,
  orderId: OrderId,
  content: NotificationContent,
): PushLetter {
  return {
    endpoint: new URL(device.endpoint),
    keys: device,
    text: JSON.stringify(deps.textOf(content, languageOf(device.language))),
    topic: `order${orderId}`,
  };
}

interface Letter {
  readonly subscription: string;
  readonly orderId: OrderId;
  readonly stage: string;
  /** Null: scheduled by an earlier version, for a stage. */
  readonly content: NotificationContent | null;
}

function letterOf(payload: unknown): Letter {
  if (typeof payload === "object" && payload !== null && "subscription" in payload && "orderId" in payload) {
    const { subscription, orderId } = payload;
    const stage = "stage" in payload ? payload.stage : null;
    const content = "content" in payload && typeof payload.content === "string" ? contentOf(payload.content) : null;
    if (typeof subscription === "string" && typeof orderId === "number" && typeof stage === "string")
      return { subscription, orderId, stage, content };
  }
  throw new Error("the payload of the push job has no device");
}

function contentOf(json: string): NotificationContent {
  const content: NotificationContent = JSON.parse(json);
  return content;
}

function plainNews(orderId: OrderId, stage: OrderStage): NotificationContent {
  return { kind: "order-stage", orderId, stage };
}
