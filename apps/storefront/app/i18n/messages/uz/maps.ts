import type { PartOf } from "../part-of.ts";
import type { maps as ru } from "../ru/maps.ts";

export const maps: PartOf<typeof ru> = {
  "maps.yandexFailed": "Yandex Xaritalarni yuklab boʻlmadi",
  "place.writeAddress": "Koʻcha va uyni yozing",
  "place.putPoint": "Xaritada nuqta qoʻying yoki hududni tanlang: yetkazish narxini shunda bilamiz",
  "place.orZone": "Yoki yetkazib berish hududini tanlang",
  "place.zoneNumber": "{number}-hudud",
  "outside.title": "Boshqa saytlar xizmatlari",
  "outside.text":
    "Tashriflar hisoblagichlari, chat, tarjima va xaritalar boshqa saytlardan keladi va oʻz cookie fayllarini saqlashi mumkin. Ularsiz ham buyurtma berish mumkin",
  "outside.yes": "Ruxsat berish",
  "outside.no": "Kerak emas",
  "outside.saidYes": "Hozir ularga ruxsat berilgan",
  "outside.saidNo": "Hozir ular oʻchirilgan",
};
