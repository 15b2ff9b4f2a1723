import type { PartOf } from "../part-of.ts";
import type { search as ru } from "../ru/search.ts";

export const search: PartOf<typeof ru> = {
  "search.title": "Chercher dans le menu",
  "search.placeholder": "Un plat ou un ingrédient",
  "search.clear": "Effacer la recherche",
  "search.count":
    "{count, plural, =0 {Aucun résultat} one {# plat trouvé} many {# de plats trouvés} other {# plats trouvés}}",
  "search.readAs": "pour « {query} »",
  "search.byWishes":
    "D’après les ingrédients et les mentions du menu. En cas d’allergie, renseignez-vous auprès du restaurant.",
  "search.more": "Les {count} premiers sont affichés",
  "search.showMore": "Voir {count} de plus",
  "search.nothing": "Aucun résultat pour « {query} »",
  "search.nothingText": "Essayez plus court ou un autre mot. Tout le menu est à portée",
  "search.toMenu": "Voir le menu",
  "search.recent": "Recherches récentes",
  "search.forget": "Oublier",
  "search.ofCopies": "Pas de connexion : la recherche porte seulement sur le menu conservé sur cet appareil",
  "search.viewed": "Vus récemment",
  "menu.laterFailed": "Cette partie du menu n’a pas pu être chargée",
};
