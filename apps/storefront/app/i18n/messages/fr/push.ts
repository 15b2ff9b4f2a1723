import type { PartOf } from "../part-of.ts";
import type { push as ru } from "../ru/push.ts";

export const push: PartOf<typeof ru> = {
  "push.offer": "Être prévenu de cette commande sur cet appareil",
  "push.on": "Nous vous préviendrons à chaque étape de la commande",
  "push.stop": "Ne plus prévenir",
  "push.failed": "Les notifications n’ont pas pu être activées. Réessayez",
  "push.device": "Notifications sur cet appareil",
  "push.deviceText": "Vous êtes prévenu de chaque étape de vos commandes",
  "push.turnOff": "Désactiver",
  "live.unread":
    "{count, plural, one {# nouvelle notification} many {# de nouvelles notifications} other {# nouvelles notifications}}",
};
