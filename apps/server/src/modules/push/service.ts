import type { LanguageCode } from "@skatert/contract";
import type { CustomerId, OrderId } from "@skatert/domain";
import type { Db } from "../../database/tables.ts";
import { invalidParams } from "../../input/refusal.ts";
import { areDeviceKeys, type DeviceKeys } from "../../ports/web-push/encrypt-message.ts";
import { isPushService } from "../../ports/web-push/push-services.ts";
import { orderOwner, removeDevice, saveSubscription, userOwner } from "./subscription-repository.ts";

export interface PushDevicesDeps {
  readonly db: Db;
  readonly now: () => number;
  /** Origins of push services in addition to the known ones. */
  readonly services: readonly string[];
}

/** Scope of a subscription: a user's orders while the session lasts, or one order. */
export type SubscriptionScope =
  | { readonly kind: "user"; readonly userId: CustomerId; readonly session: string | null }
  | { readonly kind: "order"; readonly orderId: OrderId };

export interface DeviceWish {
  readonly endpoint: string;
  readonly keys: DeviceKeys;
  readonly language: LanguageCode;
}

export interface PushDevices {
  /** Throws a 400 for an endpoint of an unknown push service and for malformed keys. */
  subscribe(device: DeviceWish, scope: SubscriptionScope): Promise<void>;
  /** Unsubscribes the device. */
  forget(endpoint: string): Promise<void>;
}

export function createPushDevices({ db, now, services }: PushDevicesDeps): PushDevices {
  return {
    async subscribe(device, scope) {
      const address = URL.parse(device.endpoint);
      if (address === null || !isPushService(address, services))
        throw invalidParams([{ path: "endpoint", message: "is not a known push service" }]);
      if (!areDeviceKeys(device.keys)) throw invalidParams([{ path: "keys", message: "are not a browser's keys" }]);
      await saveSubscription(db, {
        ...device,
        owner: scope.kind === "user" ? userOwner(scope.userId) : orderOwner(scope.orderId),
        session: scope.kind === "user" ? scope.session : null,
        at: now(),
      });
    },
    forget: (endpoint) => removeDevice(db, endpoint),
  };
}
