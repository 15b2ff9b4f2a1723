import type { PartOf } from "../part-of.ts";
import type { push as ru } from "../ru/push.ts";

export const push: PartOf<typeof ru> = {
  "push.offer": "Auf diesem Gerät über die Bestellung benachrichtigen",
  "push.on": "Wir melden uns, sobald es mit der Bestellung weitergeht",
  "push.stop": "Nicht mehr benachrichtigen",
  "push.failed": "Die Mitteilungen ließen sich nicht einschalten. Versuchen Sie es noch einmal",
  "push.device": "Mitteilungen auf diesem Gerät",
  "push.deviceText": "Wir melden jeden Schritt Ihrer Bestellungen",
  "push.turnOff": "Ausschalten",
  "live.unread": "{count, plural, one {# neue Mitteilung} other {# neue Mitteilungen}}",
};
