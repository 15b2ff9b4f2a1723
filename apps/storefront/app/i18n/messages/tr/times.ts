import type { PartOf } from "../part-of.ts";
import type { times as ru } from "../ru/times.ts";

export const times: PartOf<typeof ru> = {
  "times.countdown": "Mutfak {minutes, plural, one {# dakika} other {# dakika}} daha sipariş alıyor",
  "times.moved": "{before} için artık yetişmez. En yakın saati seçtik: {after}",
  "times.lost": "{before} için artık yetişmez. Başka bir saat seçin",
  "times.changed": "Toplam değişti",
  "times.otherTab": "Sepet başka bir sekmede değişti",
  "times.changedPrice": "{name}: önce {before}, şimdi {after}",
};
