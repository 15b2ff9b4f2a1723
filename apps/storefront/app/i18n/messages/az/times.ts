import type { PartOf } from "../part-of.ts";
import type { times as ru } from "../ru/times.ts";

export const times: PartOf<typeof ru> = {
  "times.countdown": "Mətbəx daha {minutes, plural, one {# dəqiqə} other {# dəqiqə}} sifariş qəbul edir",
  "times.moved": "Saat {before} artıq çatdırmarıq. Ən yaxın vaxtı qoyduq: {after}",
  "times.lost": "Saat {before} artıq çatdırmarıq. Başqa vaxt seçin",
  "times.changed": "Məbləğ dəyişdi",
  "times.otherTab": "Səbət başqa vərəqdə dəyişdi",
  "times.changedPrice": "{name}: əvvəl {before}, indi {after}",
};
