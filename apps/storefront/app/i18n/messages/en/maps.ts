import type { PartOf } from "../part-of.ts";
import type { maps as ru } from "../ru/maps.ts";

export const maps: PartOf<typeof ru> = {
  "maps.yandexFailed": "Yandex Maps could not be loaded",
  "place.writeAddress": "Write the street and house",
  "place.putPoint": "Put the pin on the map or choose a zone, so that we know the delivery fee",
  "place.orZone": "Or choose a delivery zone",
  "place.zoneNumber": "Zone {number}",
  "outside.title": "Services of other sites",
  "outside.text":
    "Visit counters, chat, translation and maps come from other sites and may keep cookies of their own. You can order without them",
  "outside.yes": "Allow",
  "outside.no": "No, thanks",
  "outside.saidYes": "They are allowed now",
  "outside.saidNo": "They are off now",
};
