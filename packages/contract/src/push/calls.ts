import type { OrderId } from "@skatert/domain";
import type { CallContext } from "../api/call-context.ts";
import { PATHS } from "../api/paths.ts";
import { type ApiResult, mapResult } from "../api/result.ts";
import { PushKeySchema, PushStateSchema } from "./schemas.ts";

/** A device as its browser describes it. */
export interface PushDevice {
  readonly endpoint: string;
  /** base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** Subscribes a device to order notifications by the standard Push API. */
export function pushCalls({ send, lang }: CallContext) {
  return {
    /** The key that a browser subscribes with, base64url. */
    async publicKey(): Promise<ApiResult<string>> {
      return mapResult(await send({ path: PATHS.pushKey }, PushKeySchema), ({ public_key }) => public_key);
    },
    /** Subscribes the device to the signed-in shopper's orders, or to the one order with the given key. */
    async subscribe(device: PushDevice, orderId: OrderId, orderKey: string | null): Promise<ApiResult<boolean>> {
      const body = {
        endpoint: device.endpoint,
        keys: { p256dh: device.p256dh, auth: device.auth },
        order_id: orderId,
        ...(orderKey === null ? {} : { order_key: orderKey }),
      };
      const call = { method: "POST", path: PATHS.pushSubscriptions, query: { lang }, body } as const;
      return mapResult(await send(call, PushStateSchema), ({ subscribed }) => subscribed);
    },
    async unsubscribe(endpoint: string): Promise<ApiResult<boolean>> {
      const call = { method: "DELETE", path: PATHS.pushSubscriptions, body: { endpoint } } as const;
      return mapResult(await send(call, PushStateSchema), ({ subscribed }) => subscribed);
    },
  };
}
