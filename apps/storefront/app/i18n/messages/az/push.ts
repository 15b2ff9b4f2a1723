import type { PartOf } from "../part-of.ts";
import type { push as ru } from "../ru/push.ts";

export const push: PartOf<typeof ru> = {
  "push.offer": "Bu sifariş barədə bu cihaza bildiriş göndər",
  "push.on": "Sifariş yeni mərhələyə keçəndə xəbər verəcəyik",
  "push.stop": "Bildirmə",
  "push.failed": "Bildirişləri yandırmaq alınmadı. Yenidən cəhd edin",
  "push.device": "Bu cihazda bildirişlər",
  "push.deviceText": "Sifarişlərinizin hər mərhələsi barədə xəbər veririk",
  "push.turnOff": "Söndür",
  "live.unread": "{count, plural, one {# yeni bildiriş} other {# yeni bildiriş}}",
};
