import { type LanguageCode, languageOf, type PushMessage } from "@skatert/contract";
import { isFinal, type OrderStage } from "@skatert/domain";
import type { Db, Tx } from "../../database/tables.ts";
import type { JobHandler } from "../../jobs/job-runner.ts";
import { scheduleJob } from "../../jobs/job-store.ts";
import { restingPush } from "../../ports/web-push/resting-services.ts";
import type { PushLetter } from "../../ports/web-push/send-push.ts";
import type { Vapid } from "../../ports/web-push/vapid.ts";
import {
  liveSubscription,
  orderOwner,
  removeDevice,
  removeSubscription,
  type StoredSubscription,
  subscriptionIdsOf,
  userOwner,
} from "./subscription-repository.ts";

/** Kind of the job that tells one device of one stage. */
export const pushStageJob = "push-order-stage";

export interface PushJobsDeps {
  readonly db: Db;
  readonly now: () => number;
  readonly vapid: Vapid;
  /** What a shopper is told of a stage. */
  readonly textOf: (orderId: number, stage: OrderStage, language: LanguageCode) => PushMessage;
}

/** Inside the transaction that moves an order: one job for each device that hears of it. */
export async function schedulePushes(
  tx: Tx,
  move: { readonly id: number; readonly to: OrderStage; readonly at: number },
): Promise<void> {
  const order = await tx.selectFrom("orders").select("user_id").where("id", "=", move.id).executeTakeFirst();
  const userId = order?.user_id ?? null;
  const owners = [orderOwner(move.id), ...(userId === null ? [] : [userOwner(userId)])];
  for (const subscription of await subscriptionIdsOf(tx, owners)) {
    await scheduleJob(tx, {
      id: `${pushStageJob}:${subscription}:${move.id}:${move.to}`,
      kind: pushStageJob,
      payload: { subscription, orderId: move.id, stage: move.to },
      runAt: move.at,
    });
  }
}

/** Tells a device, unless the order has gone on meanwhile or the device no longer wants to hear. */
export function pushStageHandler(deps: PushJobsDeps): JobHandler {
  const { db, now } = deps;
  const send = restingPush(now);
  return async (payload) => {
    const { subscription: id, orderId, stage } = letterOf(payload);
    const order = await db.selectFrom("orders").select("stage").where("id", "=", orderId).executeTakeFirst();
    if (order === undefined || order.stage !== stage) return;
    const subscription = await liveSubscription(db, id, now());
    if (subscription === null) return;
    const outcome = await send(letterTo(deps, subscription, orderId, order.stage), deps.vapid);
    if (outcome === "gone") await removeDevice(db, subscription.endpoint);
    else if (isFinal(order.stage) && subscription.owner === orderOwner(orderId)) await removeSubscription(db, id);
  };
}

function letterTo(deps: PushJobsDeps, device: StoredSubscription, orderId: number, stage: OrderStage): PushLetter {
  return {
    endpoint: new URL(device.endpoint),
    keys: device,
    text: JSON.stringify(deps.textOf(orderId, stage, languageOf(device.language))),
    topic: `order${orderId}`,
  };
}

function letterOf(payload: unknown): { subscription: string; orderId: number; stage: string } {
  if (typeof payload === "object" && payload !== null && "subscription" in payload && "orderId" in payload) {
    const { subscription, orderId } = payload;
    const stage = "stage" in payload ? payload.stage : null;
    if (typeof subscription === "string" && typeof orderId === "number" && typeof stage === "string")
      return { subscription, orderId, stage };
  }
  throw new Error("a push without a device");
}
