import type { PartOf } from "../part-of.ts";
import type { times as ru } from "../ru/times.ts";

export const times: PartOf<typeof ru> = {
  "times.countdown":
    "La cucina accetta ordini ancora per {minutes, plural, one {# minuto} many {# di minuti} other {# minuti}}",
  "times.moved": "Alle {before} non facciamo più in tempo. Abbiamo messo l’orario più vicino: {after}",
  "times.lost": "Alle {before} non facciamo più in tempo. Scegli un altro orario",
  "times.changed": "Il totale è cambiato",
  "times.otherTab": "Il carrello è stato modificato in un’altra scheda",
  "times.changedPrice": "{name}: prima {before}, ora {after}",
};
