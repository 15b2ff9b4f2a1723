import { type LanguageCode, languageOf, OFFICE_PAGES, type PushMessage } from "@skatert/contract";
import type { Db } from "../../../database/tables.ts";
import { createMinuteBudget } from "../../../http/limits/minute-budget.ts";
import { invalidParams, Refusal, retryAfterSeconds, tooManyRequests } from "../../../input/refusal.ts";
import { areDeviceKeys, type DeviceKeys } from "../../../ports/web-push/encrypt-message.ts";
import { isPushService } from "../../../ports/web-push/push-services.ts";
import { PushFailure, type PushLetter, type PushOutcome } from "../../../ports/web-push/send-push.ts";
import { textsIn } from "../../../texts/texts.ts";
import { phoneOf, removePhone, removePhones, savePhone } from "./phone-repository.ts";

/** Limit of test notifications for one session. */
const testsPerMinute = 3;

export interface StaffPhonesDeps {
  readonly db: Db;
  readonly now: () => number;
  /** Origins of push services in addition to the known ones. */
  readonly services: readonly string[];
  readonly send: (letter: PushLetter) => Promise<PushOutcome>;
}

export interface PhoneWish {
  readonly endpoint: string;
  readonly keys: DeviceKeys;
  readonly language: LanguageCode;
}

/** Phones of staff, each subscribed by a session and called while it is open. */
export interface StaffPhones {
  /** Throws a 400 for an endpoint of an unknown push service and for malformed keys. */
  subscribe(session: string, phone: PhoneWish): Promise<void>;
  /** `endpoint` null: every phone of the session. */
  forget(session: string, endpoint: string | null): Promise<void>;
  /**
   * Sends a test notification to a phone of the session. False: the phone is not subscribed, or its browser has ended
   * the subscription, which is then deleted. Throws a 429 after three in a minute, and a 503 while the push service is
   * unavailable.
   */
  test(session: string, endpoint: string): Promise<boolean>;
}

export function createStaffPhones({ db, now, services, send }: StaffPhonesDeps): StaffPhones {
  const budget = createMinuteBudget(testsPerMinute);
  return {
    async subscribe(session, phone) {
      const address = URL.parse(phone.endpoint);
      if (address === null || !isPushService(address, services))
        throw invalidParams([{ path: "endpoint", message: "is not a known push service" }]);
      if (!areDeviceKeys(phone.keys)) throw invalidParams([{ path: "keys", message: "are not a browser's keys" }]);
      await savePhone(db, { ...phone, session, at: now() });
    },
    forget: (session, endpoint) => removePhone(db, session, endpoint),
    async test(session, endpoint) {
      const phone = await phoneOf(db, session, endpoint);
      if (phone === null) return false;
      const waitMs = await budget(session);
      if (waitMs > 0) throw tooManyRequests("Too many test notifications", "push_test", waitMs);
      const outcome = await send({
        endpoint: new URL(phone.endpoint),
        keys: phone,
        text: JSON.stringify(testMessage(languageOf(phone.language))),
        topic: "test",
      }).catch(awayRefusal);
      if (outcome === "gone") await removePhones(db, [phone.id]);
      return outcome === "sent";
    },
  };
}

function testMessage(language: LanguageCode): PushMessage {
  const t = textsIn(language);
  return { title: t("staff.test.title"), body: t("staff.test.body"), url: `${OFFICE_PAGES}/` };
}

function awayRefusal(error: unknown): never {
  if (!(error instanceof PushFailure)) throw error;
  throw new Refusal("rest_unavailable", "The push service does not answer", {}, retryAfterSeconds);
}
