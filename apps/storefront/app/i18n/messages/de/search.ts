import type { PartOf } from "../part-of.ts";
import type { search as ru } from "../ru/search.ts";

export const search: PartOf<typeof ru> = {
  "search.title": "Speisekarte durchsuchen",
  "search.placeholder": "Gericht oder Zutat",
  "search.clear": "Suche leeren",
  "search.count": "{count, plural, =0 {Nichts gefunden} one {# Gericht gefunden} other {# Gerichte gefunden}}",
  "search.readAs": "für „{query}“",
  "search.byWishes":
    "Nach Zutaten und Kennzeichnungen der Speisekarte. Bei Allergien fragen Sie bitte im Restaurant nach.",
  "search.more": "Die ersten {count} werden gezeigt",
  "search.showMore": "Noch {count} zeigen",
  "search.nothing": "Nichts zu „{query}“",
  "search.nothingText": "Versuchen Sie es kürzer oder mit einem anderen Wort. Die ganze Karte ist nebenan",
  "search.toMenu": "Zur Speisekarte",
  "search.recent": "Letzte Suchen",
  "search.forget": "Vergessen",
  "search.ofCopies": "Keine Verbindung: Gesucht wird nur in der auf diesem Gerät gespeicherten Speisekarte",
  "search.viewed": "Zuletzt angesehen",
  "menu.laterFailed": "Dieser Teil der Speisekarte ließ sich nicht laden",
};
