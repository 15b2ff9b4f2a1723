import type { PartOf } from "../part-of.ts";
import type { push as ru } from "../ru/push.ts";

export const push: PartOf<typeof ru> = {
  "push.offer": "Bu siparişi bu cihaza bildir",
  "push.on": "Sipariş yeni aşamaya geçince haber vereceğiz",
  "push.stop": "Bildirme",
  "push.failed": "Bildirimler açılamadı. Yeniden deneyin",
  "push.device": "Bu cihazdaki bildirimler",
  "push.deviceText": "Siparişlerinizin her aşamasını bildiriyoruz",
  "push.turnOff": "Kapat",
  "live.unread": "{count, plural, one {# yeni bildirim} other {# yeni bildirim}}",
};
