import type { PartOf } from "../part-of.ts";
import type { push as ru } from "../ru/push.ts";

export const push: PartOf<typeof ru> = {
  "push.offer": "Avvisa su questo dispositivo per questo ordine",
  "push.on": "Ti avviseremo quando l’ordine passa alla fase successiva",
  "push.stop": "Non avvisare",
  "push.failed": "Non è stato possibile attivare le notifiche. Riprova",
  "push.device": "Notifiche su questo dispositivo",
  "push.deviceText": "Ti avvisiamo a ogni fase dei tuoi ordini",
  "push.turnOff": "Disattiva",
  "live.unread": "{count, plural, one {# nuova notifica} many {# di nuove notifiche} other {# nuove notifiche}}",
};
