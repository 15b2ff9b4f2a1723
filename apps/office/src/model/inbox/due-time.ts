import type { WireInboxItem } from "@skatert/contract";
import type { Instant } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";

const minuteMs = 60_000;

/** How late an open item is, in milliseconds; 0: it is not. */
export function lateOf({ state, due_at: due }: Pick<WireInboxItem, "state" | "due_at">, now: Instant): number {
  return state === "open" && due !== null ? Math.max(0, now - Date.parse(due)) : 0;
}

/** The time left of an open item, or how late it is; null: it is done or has no due time. */
export function dueText(item: WireInboxItem, now: Instant, { t }: Pick<I18n, "t">): string | null {
  const { state, due_at: due } = item;
  if (state !== "open" || due === null) return null;
  const late = lateOf(item, now);
  const whole = Math.floor(Math.abs(Date.parse(due) - now) / minuteMs);
  const [days, hours, minutes] = [Math.floor(whole / 1440), Math.floor(whole / 60) % 24, whole % 60];
  if (late > 0)
    return days > 0
      ? t("inbox.lateDays", { days, hours })
      : hours > 0
        ? t("inbox.lateHours", { hours, minutes })
        : t("inbox.late", { minutes: Math.max(1, minutes) });
  if (days > 0) return t("inbox.leftDays", { days, hours });
  return hours > 0 ? t("inbox.leftHours", { hours, minutes }) : t("inbox.left", { minutes });
}

/** Minutes from now that staff choose as a new due time. */
export const DUE_MINUTES = [15, 30, 60, 180, 1440] as const;

export function dueIn(minutes: number, now: Instant): string {
  return new Date(now + minutes * minuteMs).toISOString();
}

/** Late items first, the latest on top; then by due time; items without one last (INBOX-1). */
export function byUrgency(one: WireInboxItem, other: WireInboxItem): number {
  const due = ({ due_at: at }: WireInboxItem) => (at === null ? Number.MAX_SAFE_INTEGER : Date.parse(at));
  return due(one) - due(other) || Date.parse(one.at) - Date.parse(other.at) || one.id - other.id;
}
