/** A Wednesday at three in the afternoon: Sobornaya and Vokzalny are open, the embankment opens again at four. */
export const WEDNESDAY_AFTERNOON = "2026-11-18T15:00:00+03:00";

/** The same day at one, on which lunch promotions hold. */
export const WEDNESDAY_LUNCH = "2026-11-18T13:00:00+03:00";

/** The same day at five: every branch is open. */
export const WEDNESDAY_EVENING = "2026-11-18T17:00:00+03:00";

/**
 * Seconds after {@link WEDNESDAY_EVENING}. A walk that changes the menu or the settings has a second of its own, because
 * walks of the same second share a server and so a draft.
 * @param second 1 to 59
 */
export function eveningAt(second: number): string {
  return WEDNESDAY_EVENING.replace(":00+", `:${String(second).padStart(2, "0")}+`);
}

/** A Tuesday at half past four in the morning: Sobornaya is closed, Vokzalny has a break until five. */
export const TUESDAY_NIGHT = "2026-11-17T04:30:00+03:00";
