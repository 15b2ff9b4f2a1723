import type { DeliveryMoment } from "../schedule/availability.ts";
import { instantAt } from "../schedule/local-time.ts";
import type { Instant, TimeZone } from "../schedule/types.ts";

/**
 * The time at which an order is wanted, as an instant. Now for "as soon as possible" and for a time that is past. The
 * last minute of a day without a time, because any offered minute is enough.
 */
export function wantedAt({ day, minute }: DeliveryMoment, zone: TimeZone, now: Instant): Instant {
  return Math.max(now, instantAt(day, minute ?? 1439, zone));
}
