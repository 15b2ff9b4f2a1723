/** What the names of calendar texts begin with in a dictionary; no message's key does. */
export const calendarPrefix = "calendar.";
