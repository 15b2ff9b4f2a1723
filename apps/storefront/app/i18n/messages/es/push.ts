import type { PartOf } from "../part-of.ts";
import type { push as ru } from "../ru/push.ts";

export const push: PartOf<typeof ru> = {
  "push.offer": "Avisar en este dispositivo sobre el pedido",
  "push.on": "Avisaremos cuando el pedido avance",
  "push.stop": "No avisar",
  "push.failed": "No se pudieron activar las notificaciones. Inténtalo de nuevo",
  "push.device": "Notificaciones en este dispositivo",
  "push.deviceText": "Avisamos de cada etapa de tus pedidos",
  "push.turnOff": "Desactivar",
  "live.unread":
    "{count, plural, one {# notificación nueva} many {# de notificaciones nuevas} other {# notificaciones nuevas}}",
};
