/** A day and a time of it, as they are typed; "": none. */
export interface TypedMoment {
  readonly day: string;
  readonly time: string;
}

const WRITTEN = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d)?)?$/;

/** Of a document's text; empty for another notation. */
export function readMoment(text: string): TypedMoment {
  const [, day = "", time = ""] = WRITTEN.exec(text) ?? [];
  return { day, time };
}

/** The text of a document: "2026-12-01", "2026-12-01T10:00"; "": no day. */
export function momentText({ day, time }: TypedMoment): string {
  return day === "" || time === "" ? day : `${day}T${time}`;
}

/**
 * The document's text with another day. A day that is typed over by keyboard is empty meanwhile, so the time that the
 * text had before it, `kept`, comes back with the next day.
 */
export function withDay(text: string, day: string, kept: string): string {
  return momentText({ day, time: text === "" ? kept : readMoment(text).time });
}
