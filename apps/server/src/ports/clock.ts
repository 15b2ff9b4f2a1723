/** The server's only source of the current time; rules get the time as an argument. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that starts at `start` (milliseconds) and runs on from there (TEST_NOW). */
export function clockFrom(start: number): Clock {
  const offset = start - Date.now();
  return { now: () => Date.now() + offset };
}

/** An instant in milliseconds as ISO 8601 text. */
export function isoTime(at: number): string {
  return new Date(at).toISOString();
}
