import { availabilityToWire, clockText, readAvailability } from "@skatert/contract";
import type { ClockWindow } from "../../ui/fields/windows-field.tsx";

/** What a new window of a dish or category states. */
export const USUAL_WINDOW: ClockWindow = { days: [1, 2, 3, 4, 5], from: "08:00", to: "12:00" };

/** Hours of a dish or category in the form; empty: always (MENU-24). */
export function servingWindows(value: unknown): readonly ClockWindow[] {
  return readAvailability(value).map(({ weekdays, from, to }) => ({
    days: weekdays.length === 7 ? [] : weekdays,
    from: clockText(from),
    to: clockText(to),
  }));
}

/** The same for a document: several windows with their hull, overlapping ones joined. */
export function documentHours(windows: readonly ClockWindow[]): ReturnType<typeof availabilityToWire> {
  return availabilityToWire(
    readAvailability({ windows: windows.map(({ days, from, to }) => ({ weekdays: days, from, to })) }),
  );
}

export type WindowFault = "clock" | "time";

/** What is wrong with a window: a time is missing, or both are the same. Null: nothing. */
export function windowFault({ from, to }: ClockWindow): WindowFault | null {
  if (from === "" || to === "") return "clock";
  return from === to ? "time" : null;
}
