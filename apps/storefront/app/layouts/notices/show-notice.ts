import { type Notice, noticeIsSeen } from "../../platform/notices.ts";
import { avoidControls } from "./free-place.ts";

/** Makes the region's notice visible where no control is, and starts its time. */
export function showNotice(region: HTMLElement, notice: Notice | undefined): void {
  place(region);
  if (notice) noticeIsSeen(notice);
}

function place(region: HTMLElement): void {
  const notice = region.firstElementChild;
  if (!(notice instanceof HTMLElement)) return;
  openAbove(region);
  notice.style.visibility = "hidden";
  avoidControls(notice, region);
  notice.style.visibility = "";
}

function openAbove(region: HTMLElement): void {
  // Browsers without popovers show the region as a fixed element, under dialogs. They reject `:popover-open`.
  if (!region.showPopover) return;
  // Opening a popover forces style and layout of the whole page, so reopen it only to get above a dialog.
  if (region.matches(":popover-open") && !document.querySelector("dialog[open]")) return;
  region.hidePopover();
  region.showPopover();
}
