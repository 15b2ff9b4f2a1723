import type { PartOf } from "../part-of.ts";
import type { maps as ru } from "../ru/maps.ts";

export const maps: PartOf<typeof ru> = {
  "maps.yandexFailed": "Impossibile caricare Yandex Maps",
  "place.writeAddress": "Scrivi la via e il numero",
  "place.putPoint": "Metti il punto sulla mappa o scegli una zona: così sappiamo il costo di consegna",
  "place.orZone": "Oppure scegli una zona di consegna",
  "place.zoneNumber": "Zona {number}",
  "outside.title": "Servizi di altri siti",
  "outside.text":
    "Contatori di visite, chat, traduzione e mappe arrivano da altri siti e possono salvare i propri cookie. Si può ordinare anche senza",
  "outside.yes": "Consenti",
  "outside.no": "No, grazie",
  "outside.saidYes": "Ora sono consentiti",
  "outside.saidNo": "Ora sono disattivati",
};
