import type { Weekday } from "../../catalog/types.ts";
import { weekdayOf } from "../../schedule/calendar.ts";
import { openedOn } from "../../schedule/hour-window.ts";
import type { Condition, CouponContext } from "../types.ts";
import type { Check } from "./check.ts";

/**
 * COUP-11: the delivery day is an allowed weekday. After midnight, a window across midnight counts for the
 * day on which it opened: Friday 22–02 covers Saturday 01:00 (readings "Coupons").
 */
export const checkWeekday: Check<"weekday"> = ({ weekdays }, context, siblings) =>
  weekdays.length === 0 || weekdays.includes(openingWeekday(context, siblings))
    ? null
    : { reason: "weekday", weekdays };

function openingWeekday({ takeDay, takeMinute }: CouponContext, siblings: readonly Condition[]): Weekday {
  const weekday = weekdayOf(takeDay);
  if (takeMinute === null) return weekday;
  for (const other of siblings) {
    if (other.kind === "hours") return openedOn(other.from, other.to, weekday, takeMinute) ?? weekday;
  }
  return weekday;
}
