import type { PartOf } from "../part-of.ts";
import type { maps as ru } from "../ru/maps.ts";

export const maps: PartOf<typeof ru> = {
  "maps.yandexFailed": "Impossible de charger Yandex Maps",
  "place.writeAddress": "Écrivez la rue et le numéro",
  "place.putPoint": "Placez le repère sur la carte ou choisissez une zone pour connaître les frais de livraison",
  "place.orZone": "Ou choisissez une zone de livraison",
  "place.zoneNumber": "Zone {number}",
  "outside.title": "Services d’autres sites",
  "outside.text":
    "Les compteurs de visites, le chat, la traduction et les cartes viennent d’autres sites et peuvent déposer leurs propres cookies. On peut commander sans eux",
  "outside.yes": "Autoriser",
  "outside.no": "Non merci",
  "outside.saidYes": "Ils sont actuellement autorisés",
  "outside.saidNo": "Ils sont actuellement désactivés",
};
