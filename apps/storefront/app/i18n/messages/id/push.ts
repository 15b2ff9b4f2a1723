import type { PartOf } from "../part-of.ts";
import type { push as ru } from "../ru/push.ts";

export const push: PartOf<typeof ru> = {
  "push.offer": "Beri tahu perangkat ini tentang pesanan",
  "push.on": "Kami beri tahu saat pesanan masuk ke tahap berikutnya",
  "push.stop": "Jangan beri tahu",
  "push.failed": "Notifikasi tidak dapat diaktifkan. Coba lagi",
  "push.device": "Notifikasi di perangkat ini",
  "push.deviceText": "Kami memberi tahu setiap tahap pesanan Anda",
  "push.turnOff": "Matikan",
  "live.unread": "{count, plural, other {# notifikasi baru}}",
};
