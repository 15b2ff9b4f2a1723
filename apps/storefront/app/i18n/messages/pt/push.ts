import type { PartOf } from "../part-of.ts";
import type { push as ru } from "../ru/push.ts";

export const push: PartOf<typeof ru> = {
  "push.offer": "Avisar sobre este pedido neste dispositivo",
  "push.on": "Avisaremos quando o pedido passar à próxima etapa",
  "push.stop": "Não avisar",
  "push.failed": "Não foi possível ativar as notificações. Tente de novo",
  "push.device": "Notificações neste dispositivo",
  "push.deviceText": "Avisamos sobre cada etapa dos seus pedidos",
  "push.turnOff": "Desativar",
  "live.unread":
    "{count, plural, one {# nova notificação} many {# de novas notificações} other {# novas notificações}}",
};
