import type { PartOf } from "../part-of.ts";
import type { search as ru } from "../ru/search.ts";

export const search: PartOf<typeof ru> = {
  "search.title": "Search the menu",
  "search.placeholder": "A dish or an ingredient",
  "search.clear": "Clear the search",
  "search.count": "{count, plural, =0 {Nothing found} one {# dish found} other {# dishes found}}",
  "search.readAs": "for “{query}”",
  "search.byWishes":
    "Based on the compositions and labels of the menu. If you have an allergy, please ask the restaurant.",
  "search.more": "The first {count} are shown",
  "search.showMore": "Show {count} more",
  "search.nothing": "Nothing for “{query}”",
  "search.nothingText": "Try fewer letters or another word. The whole menu is at hand",
  "search.toMenu": "See the menu",
  "search.recent": "Recent searches",
  "search.forget": "Forget",
  "search.ofCopies": "No connection: only the menu kept on this device is searched",
  "search.viewed": "Recently viewed",
  "menu.laterFailed": "This part of the menu did not load",
};
