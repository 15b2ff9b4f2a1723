import type { AvailabilityWindow, BranchId, Weekday } from "../catalog/types.ts";
import type { ZoneId } from "../delivery/types.ts";
import { type DeliveryMoment, isAvailableAt } from "../schedule/availability.ts";
import type { Popup } from "./types.ts";

const allWeekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Place and time of a shopper. The place is null without a branch and outside zones. */
export interface PopupView {
  /** Wall clock of the branch, or of the shop. */
  readonly moment: DeliveryMoment;
  readonly warehouseId: BranchId | null;
  readonly zoneId: ZoneId | null;
  /** `popups_without_locations`: a shopper without a branch sees the popups of every branch. */
  readonly showsUnchosen: boolean;
}

/** Ids of popups that the shopper closed: ever, and during this visit. */
export interface SeenPopups {
  readonly ever: ReadonlySet<number>;
  readonly thisSession: ReadonlySet<number>;
}

/** The hours of a popup as a window; null when every weekday is banned. */
export function popupWindow(popup: Popup): AvailabilityWindow | null {
  const weekdays = allWeekdays.filter((weekday) => !popup.bannedWeekdays.includes(weekday));
  return weekdays.length === 0 ? null : { weekdays, from: popup.from ?? 0, to: popup.to ?? 1440 };
}

/**
 * A popup without branches is for all branches. One with `stockEmpty` is also for shoppers without a branch.
 */
function isForBranch(popup: Popup, { warehouseId, showsUnchosen }: PopupView): boolean {
  if (popup.warehouseIds.length === 0) return true;
  return warehouseId === null ? popup.stockEmpty || showsUnchosen : popup.warehouseIds.includes(warehouseId);
}

/** Weekday not banned, within its hours, for the branch and zone (VALID-6). */
export function isPopupOn(popup: Popup, view: PopupView): boolean {
  const window = popupWindow(popup);
  if (window === null || !isAvailableAt(window, view.moment)) return false;
  const isForZone = popup.zoneId === null || popup.zoneId === view.zoneId;
  return isForZone && isForBranch(popup, view);
}

/** Repeat modes: once ever, once a session, every time. */
function isDue(popup: Popup, seen: SeenPopups): boolean {
  if (popup.repeat === "always") return true;
  return popup.repeat === "once" ? !seen.ever.has(popup.id) : !seen.thisSession.has(popup.id);
}

/** Popups to show now, in the shop's order. */
export function visiblePopups(popups: readonly Popup[], view: PopupView, seen: SeenPopups): readonly Popup[] {
  return popups.filter((popup) => isPopupOn(popup, view) && isDue(popup, seen));
}

/** The text of a popup that disables ordering, without markup (STATE-3). Null if the text is empty. */
export function popupReason({ title, text }: Popup): string | null {
  const plain = text
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return plain || title || null;
}
