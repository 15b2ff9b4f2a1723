import type { PartOf } from "../part-of.ts";
import type { times as ru } from "../ru/times.ts";

export const times: PartOf<typeof ru> = {
  "times.countdown": "Die Küche nimmt noch {minutes, plural, one {# Minute} other {# Minuten}} lang Bestellungen an",
  "times.moved": "{before} schaffen wir nicht mehr. Nächste mögliche Zeit gewählt: {after}",
  "times.lost": "{before} schaffen wir nicht mehr. Wählen Sie eine andere Zeit",
  "times.changed": "Der Betrag hat sich geändert",
  "times.otherTab": "Der Warenkorb wurde in einem anderen Tab geändert",
  "times.changedPrice": "{name}: vorher {before}, jetzt {after}",
};
