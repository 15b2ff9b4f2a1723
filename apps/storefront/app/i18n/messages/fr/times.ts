import type { PartOf } from "../part-of.ts";
import type { times as ru } from "../ru/times.ts";

export const times: PartOf<typeof ru> = {
  "times.countdown":
    "La cuisine prend les commandes encore {minutes, plural, one {# minute} many {# de minutes} other {# minutes}}",
  "times.moved": "{before}, c’est trop tard. Nous avons mis l’heure la plus proche : {after}",
  "times.lost": "{before}, c’est trop tard. Choisissez une autre heure",
  "times.changed": "Le total a changé",
  "times.otherTab": "Le panier a été modifié dans un autre onglet",
  "times.changedPrice": "{name} : {before} avant, {after} maintenant",
};
