import {
  type BranchId,
  isPopupOn,
  localTime,
  type PopupView,
  type SeenPopups,
  soonestWorkTimeNotice,
  visiblePopups,
  workTimeNotice,
} from "@skatert/domain";
import type { DuePopup, PopupOptions } from "../../../model/content/popups.ts";

export interface PopupMoment {
  /** Null until the shopper has chosen a place. */
  readonly warehouseId: BranchId | null;
  readonly zoneId: string | null;
  /** The shop's clock, milliseconds. */
  readonly now: number;
  readonly seen: SeenPopups;
  /** Keys of popups shown since the page was opened, and of those closed during this visit. */
  readonly shown: ReadonlySet<string>;
  /** Only a stop of ordering may interrupt the checkout. */
  readonly onlyStops: boolean;
}

/**
 * The one popup to show now, or null: first one that stops ordering (STATE-3), then the hours of a closed
 * branch (STATE-4), then the shop's others in order (VALID-6).
 */
export function duePopup(options: PopupOptions, moment: PopupMoment): DuePopup | null {
  const view = viewOf(options, moment);
  const popups = visiblePopups(options.popups, view, moment.seen)
    .map((popup) => ({ kind: "shop", key: popupKey(popup.id, moment.warehouseId), popup }) as const)
    .filter(({ key }) => !moment.shown.has(key));
  const stop = popups.find(({ popup }) => popup.disablesOrdering);
  if (stop !== undefined || moment.onlyStops) return stop ?? null;
  // If a popup already states that ordering is stopped, the hours add nothing.
  const isStopped = options.popups.some((popup) => popup.disablesOrdering && isPopupOn(popup, view));
  return (isStopped ? null : dueHours(options, moment)) ?? popups[0] ?? null;
}

function dueHours({ hours: dress, schedules, timeZone }: PopupOptions, moment: PopupMoment): DuePopup | null {
  const { warehouseId, now, shown } = moment;
  const key = `hours ${warehouseId ?? "any"}`;
  if (dress === null || shown.has(key)) return null;
  const schedule = warehouseId === null ? undefined : schedules[warehouseId];
  const hours =
    warehouseId === null
      ? soonestWorkTimeNotice(Object.values(schedules), now)
      : schedule && workTimeNotice(schedule, now);
  return hours ? { kind: "hours", key, hours, dress, timeZone: schedule?.timeZone ?? timeZone } : null;
}

/** A popup is shown once per page, and again for another branch. */
function popupKey(id: number, warehouseId: BranchId | null): string {
  return `popup ${id} ${warehouseId ?? "any"}`;
}

function viewOf({ schedules, showsUnchosen, timeZone }: PopupOptions, moment: PopupMoment): PopupView {
  const { warehouseId, zoneId, now } = moment;
  const zone = (warehouseId === null ? undefined : schedules[warehouseId])?.timeZone ?? timeZone;
  return { moment: localTime(now, zone), warehouseId, zoneId, showsUnchosen };
}
