import {
  hoursOfDay,
  type Instant,
  isOpenAt,
  localDayNumber,
  minutesToClosing,
  type WorkSchedule,
  workTimeNotice,
} from "@skatert/domain";
import type { I18n } from "../../../i18n/i18n.ts";

/** Text of a branch's state: open or closed, and until or from when. */
export function openingText(
  schedule: WorkSchedule,
  now: Instant,
  { t, formatTime, formatDay, formatMinute }: I18n,
): string {
  const zone = schedule.timeZone;
  if (isOpenAt(schedule, now)) {
    const left = minutesToClosing(schedule, now);
    return left === null
      ? t("place.aroundClock")
      : t("place.openUntil", { time: formatTime(now + left * 60_000 + 59_999, zone) });
  }
  const notice = workTimeNotice(schedule, now);
  if (notice === null) return t("place.closedLong");
  const time = formatMinute(notice.from);
  return notice.when === "today"
    ? t("place.opensTodayAt", { time })
    : t("place.opensOnAt", { day: formatDay(notice.opensAt, zone), time });
}

/** Today's hours, "08:00–15:00, 16:00–22:00". Null if the branch is closed today or never closes. */
export function hoursToday(
  schedule: WorkSchedule,
  now: Instant,
  { formatMinute }: Pick<I18n, "formatMinute">,
): string | null {
  if (schedule.aroundTheClock) return null;
  const hours = hoursOfDay(schedule, localDayNumber(now, schedule.timeZone));
  return hours.length === 0
    ? null
    : hours.map(({ from, to }) => `${formatMinute(from)}–${formatMinute(to)}`).join(", ");
}

/** "350 м" or "1,2 км". */
export function distanceText(meters: number, { t, formatNumber }: Pick<I18n, "t" | "formatNumber">): string {
  if (meters < 950) return t("place.meters", { count: formatNumber(Math.round(meters / 50) * 50) });
  return t("place.kilometers", { count: formatNumber(Math.round(meters / 100) / 10) });
}
