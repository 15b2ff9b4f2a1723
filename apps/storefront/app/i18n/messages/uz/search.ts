import type { PartOf } from "../part-of.ts";
import type { search as ru } from "../ru/search.ts";

export const search: PartOf<typeof ru> = {
  "search.title": "Menyudan qidirish",
  "search.placeholder": "Taom yoki mahsulot",
  "search.clear": "Qidiruvni tozalash",
  "search.count": "{count, plural, =0 {Hech narsa topilmadi} one {# ta taom topildi} other {# ta taom topildi}}",
  "search.readAs": "“{query}” soʻrovi boʻyicha",
  "search.byWishes": "Menyudagi tarkib va belgilarga koʻra. Allergiyangiz boʻlsa, restorandan aniqlashtiring.",
  "search.more": "Dastlabki {count} tasi koʻrsatilgan",
  "search.showMore": "Yana {count} ta koʻrsatish",
  "search.nothing": "“{query}” soʻrovi boʻyicha hech narsa yoʻq",
  "search.nothingText": "Qisqaroq yoki boshqa soʻz bilan urinib koʻring. Butun menyu yoningizda",
  "search.toMenu": "Menyuni koʻrish",
  "search.recent": "Oxirgi soʻrovlar",
  "search.forget": "Unutish",
  "search.ofCopies": "Aloqa yoʻq: faqat shu qurilmada saqlangan menyudan qidiriladi",
  "search.viewed": "Siz koʻrgansiz",
  "menu.laterFailed": "Menyuning bu qismi yuklanmadi",
};
