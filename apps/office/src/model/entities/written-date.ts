import type { OfficeLanguage } from "../../i18n/language.ts";

/** "2026-12-31", also with a time of the day, which documents write without a zone. Null: it is another text. */
export function writtenDate(text: string, language: OfficeLanguage): string | null {
  const found = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d)?(?:\.\d+)?Z?)?$/.exec(text);
  const at = Date.parse(`${found?.[1]}T00:00:00Z`);
  if (found === null || Number.isNaN(at)) return null;
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(at);
  return found[2] === undefined || found[2] === "00:00" ? day : `${day}, ${found[2]}`;
}
