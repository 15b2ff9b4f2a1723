import { previousWeekday } from "./calendar.ts";
import { openedOn } from "./hour-window.ts";
import type { AvailabilityWindow, CalendarDay, MinuteOfDay, Weekday } from "./types.ts";

/** A delivery time on the branch's wall clock. A null `minute` is a day without a time. */
export interface DeliveryMoment {
  readonly day: CalendarDay;
  readonly weekday: Weekday;
  readonly minute: MinuteOfDay | null;
}

/**
 * Whether a dish or category is offered at that time. A null window is always open; no weekdays means all
 * weekdays. On a day without a time, any offered minute is enough.
 */
export function isAvailableAt(window: AvailabilityWindow | null, moment: DeliveryMoment): boolean {
  if (window === null) return true;
  const isOn = (weekday: Weekday) => window.weekdays.length === 0 || window.weekdays.includes(weekday);
  if (moment.minute === null) {
    const reachesNextDay = window.to < window.from && window.to > 0;
    return isOn(moment.weekday) || (reachesNextDay && isOn(previousWeekday(moment.weekday)));
  }
  const opened = openedOn(window.from, window.to, moment.weekday, moment.minute);
  return opened !== null && isOn(opened);
}
