import type { LanguageCode } from "@skatert/contract";
import type { Db } from "../../../database/tables.ts";
import { invalidParams } from "../../../input/refusal.ts";
import { areDeviceKeys, type DeviceKeys } from "../../../ports/web-push/encrypt-message.ts";
import { isPushService } from "../../../ports/web-push/push-services.ts";
import { removePhone, savePhone } from "./phone-repository.ts";

export interface StaffPhonesDeps {
  readonly db: Db;
  readonly now: () => number;
  /** Origins of push services in addition to the known ones. */
  readonly services: readonly string[];
}

export interface PhoneWish {
  readonly endpoint: string;
  readonly keys: DeviceKeys;
  readonly language: LanguageCode;
}

/** Phones of staff, each subscribed by a session and called while it is open. */
export interface StaffPhones {
  /** Throws a 400 for an endpoint of an unknown push service and for keys that no browser made. */
  subscribe(session: string, phone: PhoneWish): Promise<void>;
  /** `endpoint` null: every phone of the session. */
  forget(session: string, endpoint: string | null): Promise<void>;
}

export function createStaffPhones({ db, now, services }: StaffPhonesDeps): StaffPhones {
  return {
    async subscribe(session, phone) {
      const address = URL.parse(phone.endpoint);
      if (address === null || !isPushService(address, services))
        throw invalidParams([{ path: "endpoint", message: "is not a known push service" }]);
      if (!areDeviceKeys(phone.keys)) throw invalidParams([{ path: "keys", message: "are not a browser's keys" }]);
      await savePhone(db, { ...phone, session, at: now() });
    },
    forget: (session, endpoint) => removePhone(db, session, endpoint),
  };
}
