import { clockText, type LanguageCode } from "@skatert/contract";
import { localTime } from "@skatert/domain";
import { textsIn } from "../../../texts/texts.ts";
import type { NotificationContent } from "./notification-content.ts";

/** An order that is later than promised. Both times on the branch's wall clock. */
export function laterText(
  { was, promisedAt, isDelivery, timeZone }: Extract<NotificationContent, { kind: "order-later" }>,
  language: LanguageCode,
): string {
  const times = { was: clock(was, timeZone), time: clock(promisedAt, timeZone) };
  return textsIn(language)(isDelivery ? "notification.later.door" : "notification.later.counter", times);
}

function clock(instant: number, timeZone: string): string {
  return clockText(localTime(instant, timeZone).minute);
}
