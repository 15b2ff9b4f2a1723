import type { PartOf } from "../part-of.ts";
import type { push as ru } from "../ru/push.ts";

export const push: PartOf<typeof ru> = {
  "push.offer": "Bu buyurtma haqida shu qurilmaga xabar berish",
  "push.on": "Buyurtma yangi bosqichga oʻtganda xabar beramiz",
  "push.stop": "Xabar bermaslik",
  "push.failed": "Bildirishnomalarni yoqib boʻlmadi. Yana urinib koʻring",
  "push.device": "Shu qurilmadagi bildirishnomalar",
  "push.deviceText": "Buyurtmalaringizning har bir bosqichi haqida xabar beramiz",
  "push.turnOff": "Oʻchirish",
  "live.unread": "{count, plural, one {# ta yangi bildirishnoma} other {# ta yangi bildirishnoma}}",
};
