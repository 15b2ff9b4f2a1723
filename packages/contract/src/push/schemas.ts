import * as z from "zod/mini";
import { MAX_ID } from "../fields/schemas.ts";

/** A subscription as `PushSubscription.toJSON()` returns it. */
const endpoint = z.string().check(z.minLength(1), z.maxLength(1000));
const key = z.string().check(z.maxLength(200));

/** A device to subscribe; `order_id` with `order_key`: a guest's, for that order only. */
export const PushSubscribeSchema = z.looseObject({
  endpoint,
  keys: z.looseObject({ p256dh: key, auth: key }),
  order_id: z.optional(z.int().check(z.positive(), z.lte(MAX_ID))),
  order_key: z.optional(z.string().check(z.maxLength(200))),
});

export const PushUnsubscribeSchema = z.looseObject({ endpoint });

/** The shop's public VAPID key, base64url, with which a browser subscribes. */
export const PushKeySchema = z.looseObject({ public_key: z.string() });

/** Whether the device is subscribed. */
export const PushStateSchema = z.looseObject({ subscribed: z.boolean() });

/** The message for the service worker; contains nothing personal except the stage. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A path of the shop. */
  readonly url: string;
}
