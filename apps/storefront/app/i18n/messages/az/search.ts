import type { PartOf } from "../part-of.ts";
import type { search as ru } from "../ru/search.ts";

export const search: PartOf<typeof ru> = {
  "search.title": "Menyuda axtarış",
  "search.placeholder": "Yemək və ya məhsul",
  "search.clear": "Axtarışı təmizlə",
  "search.count": "{count, plural, =0 {Heç nə tapılmadı} one {# yemək tapıldı} other {# yemək tapıldı}}",
  "search.readAs": "“{query}” sorğusu üzrə",
  "search.byWishes": "Menyudakı tərkib və nişanlara əsasən. Allergiyanız varsa, restorandan dəqiqləşdirin.",
  "search.more": "İlk {count} göstərilir",
  "search.showMore": "Daha {count} göstər",
  "search.nothing": "“{query}” sorğusu üzrə heç nə yoxdur",
  "search.nothingText": "Daha qısa və ya başqa sözlə yoxlayın. Bütün menyu yanınızdadır",
  "search.toMenu": "Menyuya bax",
  "search.recent": "Son axtarışlar",
  "search.forget": "Unut",
  "search.ofCopies": "Bağlantı yoxdur: yalnız bu cihazda saxlanmış menyuda axtarırıq",
  "search.viewed": "Baxdıqlarınız",
  "menu.laterFailed": "Menyunun bu hissəsi yüklənmədi",
};
