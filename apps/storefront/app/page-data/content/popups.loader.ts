import type { PopupOptions } from "../../model/content/popups.ts";
import type { Loader } from "../request/loader.ts";
import { cleanHtml } from "./clean-html.ts";

/**
 * The shop's popups and hours, which the browser checks by place and time. Not cached, because it contains
 * the clock.
 */
export const loader: Loader<PopupOptions> = ({ page }) => {
  page.markPrivate();
  const { popups, workTimeNotice, schedules, locations, flags, timeZone } = page.settings;
  const { isOn, title, text, image } = workTimeNotice;
  const branches = new Set(locations.flatMap(({ warehouseIds }) => warehouseIds));
  return {
    popups: popups.map((popup) => ({ ...popup, text: cleanHtml(popup.text) })),
    hours: isOn ? { title, text: cleanHtml(text), image } : null,
    schedules: Object.fromEntries(Object.entries(schedules).filter(([id]) => branches.has(Number(id)))),
    showsUnchosen: flags.popupsWithoutLocations,
    timeZone,
    now: page.now,
  };
};
