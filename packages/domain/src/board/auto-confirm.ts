import type { AvailabilityWindow } from "../catalog/types.ts";
import { isAvailableAt } from "../schedule/availability.ts";
import { localTime } from "../schedule/local-time.ts";
import type { Instant, TimeZone } from "../schedule/types.ts";

/**
 * Whether a branch confirms an order placed now automatically (BOARD-7). Windows are on the branch's wall clock, like
 * the hours of a dish. A window across midnight belongs to the weekday on which it opens. An hour that the clock
 * repeats counts twice, one that it skips does not exist.
 */
export function confirmsByItself(windows: readonly AvailabilityWindow[], now: Instant, zone: TimeZone): boolean {
  const moment = localTime(now, zone);
  return windows.some((window) => isAvailableAt(window, moment));
}
