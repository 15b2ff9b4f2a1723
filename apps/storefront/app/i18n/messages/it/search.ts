import type { PartOf } from "../part-of.ts";
import type { search as ru } from "../ru/search.ts";

export const search: PartOf<typeof ru> = {
  "search.title": "Cerca nel menù",
  "search.placeholder": "Un piatto o un ingrediente",
  "search.clear": "Cancella la ricerca",
  "search.count":
    "{count, plural, =0 {Nessun risultato} one {# piatto trovato} many {# di piatti trovati} other {# piatti trovati}}",
  "search.readAs": "per «{query}»",
  "search.byWishes": "In base agli ingredienti e alle indicazioni del menu. In caso di allergia, chieda al ristorante.",
  "search.more": "Mostrati i primi {count}",
  "search.showMore": "Mostra ancora {count}",
  "search.nothing": "Niente per «{query}»",
  "search.nothingText": "Prova con meno lettere o con un’altra parola. Tutto il menù è qui accanto",
  "search.toMenu": "Guarda il menù",
  "search.recent": "Ricerche recenti",
  "search.forget": "Dimentica",
  "search.ofCopies": "Nessuna connessione: si cerca solo nel menù salvato su questo dispositivo",
  "search.viewed": "Visti di recente",
  "menu.laterFailed": "Questa parte del menù non si è caricata",
};
