import { createHmac, randomUUID } from "node:crypto";
import type { NoticeChannel, OrderNotice } from "./notice-channel.ts";
import { postNotice, requireSuccess } from "./post-notice.ts";

export interface OrderWebhookSettings {
  readonly url: string;
  readonly secret: string;
  /** From 1, in the order of the settings. */
  readonly number: number;
  /** The shop's address; null: not set. */
  readonly source: URL | null;
  readonly id: string;
  readonly name: string;
  /** Undefined: the default. */
  readonly timeoutMs: number | undefined;
}

/** A receiver of WooCommerce's webhooks, with headers, signature and body as WooCommerce sends them. */
export function orderWebhook(settings: OrderWebhookSettings): NoticeChannel {
  const { url, number, id, name, timeoutMs } = settings;
  async function deliver(sent: Delivery, signal: AbortSignal): Promise<void> {
    const answer = await postNotice({
      receiver: "the webhook",
      url,
      headers: headersOf(settings, sent),
      body: sent.body,
      signal,
      timeoutMs,
    });
    requireSuccess("the webhook", answer);
  }
  return {
    kind: "webhook",
    id,
    name,
    send: ({ topic, deliveryId, body }: OrderNotice, signal) =>
      deliver({ topic, deliveryId, type: "application/json", body: JSON.stringify(body) }, signal),
    // Like WooCommerce's own first request: receivers answer it and create no order.
    test: (signal) =>
      deliver(
        {
          topic: "action.ping",
          deliveryId: randomUUID().replaceAll("-", ""),
          type: "application/x-www-form-urlencoded",
          body: `webhook_id=${number}`,
        },
        signal,
      ),
  };
}

interface Delivery {
  readonly topic: string;
  readonly deliveryId: string;
  readonly type: string;
  readonly body: string;
}

function headersOf(
  { secret, number, source }: OrderWebhookSettings,
  { topic, deliveryId, type, body }: Delivery,
): Readonly<Record<string, string>> {
  const [resource = "", event = ""] = topic.split(".");
  return {
    "content-type": type,
    "user-agent": "Skatert",
    "x-wc-webhook-topic": topic,
    "x-wc-webhook-resource": resource,
    "x-wc-webhook-event": event,
    "x-wc-webhook-signature": createHmac("sha256", secret).update(body).digest("base64"),
    "x-wc-webhook-id": String(number),
    "x-wc-webhook-delivery-id": deliveryId,
    ...(source === null ? {} : { "x-wc-webhook-source": new URL("/", source).href }),
  };
}
