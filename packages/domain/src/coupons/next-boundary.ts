import { addDays } from "../schedule/calendar.ts";
import { instantAt, localTime } from "../schedule/local-time.ts";
import type { Instant, MinuteOfDay, TimeZone } from "../schedule/types.ts";
import type { Coupon } from "./types.ts";

/**
 * The next instant at which the clock alone may change which of these coupons apply: the start or end of one, a bound of
 * its hours, or the midnight between its days. Null: the clock changes nothing. An order for a chosen time is judged by
 * that time, so its hours may pass without effect.
 */
export function nextCouponBoundary(coupons: readonly Coupon[], now: Instant, zone: TimeZone): Instant | null {
  const bounds = coupons.flatMap((coupon) => [
    ...[coupon.startsAt, coupon.expiresAt].filter((instant) => instant !== null),
    ...minutesOf(coupon).flatMap((minute) => nextAt(minute, now, zone)),
  ]);
  const next = Math.min(...bounds.filter((instant) => instant > now));
  return Number.isFinite(next) ? next : null;
}

function minutesOf({ conditions, usageLimitPerDay }: Coupon): readonly MinuteOfDay[] {
  const minutes = conditions.flatMap((condition): readonly MinuteOfDay[] => {
    if (condition.kind === "hours") return [condition.from, condition.to];
    return condition.kind === "weekday" || condition.kind === "birthday" ? [0] : [];
  });
  return usageLimitPerDay === null ? minutes : [...minutes, 0];
}

/** That minute of today and of tomorrow; 1440 is the next midnight. */
function nextAt(minute: MinuteOfDay, now: Instant, zone: TimeZone): readonly Instant[] {
  const { day } = localTime(now, zone);
  return [instantAt(day, minute, zone), instantAt(addDays(day, 1), minute, zone)];
}
