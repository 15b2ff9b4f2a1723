import type { PartOf } from "../part-of.ts";
import type { times as ru } from "../ru/times.ts";

export const times: PartOf<typeof ru> = {
  "times.countdown": "Oshxona yana {minutes, plural, one {# daqiqa} other {# daqiqa}} buyurtma qabul qiladi",
  "times.moved": "{before} ga endi ulgurmaymiz. Eng yaqin vaqtni qoʻydik: {after}",
  "times.lost": "{before} ga endi ulgurmaymiz. Boshqa vaqtni tanlang",
  "times.changed": "Summa oʻzgardi",
  "times.otherTab": "Savat boshqa varaqda oʻzgardi",
  "times.changedPrice": "{name}: oldin {before}, endi {after}",
};
