import type { PartOf } from "../part-of.ts";
import type { maps as ru } from "../ru/maps.ts";

export const maps: PartOf<typeof ru> = {
  "maps.yandexFailed": "Yandex Maps ließ sich nicht laden",
  "place.writeAddress": "Straße und Hausnummer eingeben",
  "place.putPoint": "Punkt auf der Karte setzen oder Zone wählen, damit wir die Liefergebühr kennen",
  "place.orZone": "Oder Lieferzone wählen",
  "place.zoneNumber": "Zone {number}",
  "outside.title": "Dienste anderer Seiten",
  "outside.text":
    "Besucherzähler, Chat, Übersetzung und Karten kommen von anderen Seiten und können eigene Cookies setzen. Bestellen können Sie auch ohne sie",
  "outside.yes": "Erlauben",
  "outside.no": "Nein, danke",
  "outside.saidYes": "Zurzeit sind sie erlaubt",
  "outside.saidNo": "Zurzeit sind sie ausgeschaltet",
};
