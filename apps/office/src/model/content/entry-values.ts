import { type Fields, textsIn } from "../entities/read-fields.ts";

/** Names of the weekdays in popups, Monday first. */
export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const STARTS = ["mon|пн|пон", "tue|вт", "wed|ср", "thu|чт|чет", "fri|пт|пят", "sat|сб|суб", "sun|вс|вос"];
const site = "site";

/** Documents write flags as true, 1, "1", "yes" and their opposites. */
export function isOn(value: unknown): boolean {
  return value === true || value === 1 || ["1", "true", "yes", "on"].includes(String(value).toLowerCase());
}

/** Whether the site shows a banner. Without named devices it is shown on every device. */
export function hasSite(device: unknown): boolean {
  return device === undefined || textsIn(device).includes(site);
}

/** A banner's devices with the site added or removed; other devices are kept. */
export function withSite(device: unknown, isShown: boolean): readonly string[] {
  const others = textsIn(device ?? "app").filter((name) => name !== site);
  return isShown ? [site, ...others] : others;
}

/** Days on which a popup is shown, "1" to "7", from the days on which it is hidden. */
export function daysOf(banned: unknown): readonly string[] {
  const away = textsIn(banned).map((name) => {
    const lower = name.toLowerCase();
    const named = STARTS.findIndex((start) => new RegExp(`^(?:${start})`).test(lower));
    return named === -1 ? lower.replace(/^0$/, "7") : String(named + 1);
  });
  return WEEKDAYS.map((_name, at) => String(at + 1)).filter((day) => !away.includes(day));
}

/** The inverse of `daysOf`. */
export function bannedDays(days: readonly string[]): readonly string[] {
  return WEEKDAYS.filter((_name, at) => !days.includes(String(at + 1)));
}

/** How often a guest sees a popup. */
export function repeatOf({ repeat_mode: mode, repeatable }: Fields): "once" | "session" | "always" {
  const written = String(mode ?? "")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  if (mode === true || ["oneoff", "once", "single"].includes(written)) return "once";
  return isOn(repeatable) ? "always" : "session";
}

/** The inverse of `repeatOf`. */
export function repeatFields(repeat: string): Fields {
  return { repeat_mode: repeat === "once" ? "one-off" : "", repeatable: repeat === "always" };
}
