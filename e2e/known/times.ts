/** A Wednesday at three in the afternoon: Sobornaya and Vokzalny are open, the embankment opens again at four. */
export const WEDNESDAY_AFTERNOON = "2026-11-18T15:00:00+03:00";

/** The same day at five: every branch is open. */
export const WEDNESDAY_EVENING = "2026-11-18T17:00:00+03:00";

/** A Tuesday at half past four in the morning: Sobornaya is closed, Vokzalny has a break until five. */
export const TUESDAY_NIGHT = "2026-11-17T04:30:00+03:00";
