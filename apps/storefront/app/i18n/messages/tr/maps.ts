import type { PartOf } from "../part-of.ts";
import type { maps as ru } from "../ru/maps.ts";

export const maps: PartOf<typeof ru> = {
  "maps.yandexFailed": "Yandex Haritalar yüklenemedi",
  "place.writeAddress": "Sokağı ve kapı numarasını yazın",
  "place.putPoint": "Teslimat ücretini bilmemiz için haritada nokta koyun veya bölge seçin",
  "place.orZone": "Ya da teslimat bölgesini seçin",
  "place.zoneNumber": "{number}. bölge",
  "outside.title": "Başka sitelerin hizmetleri",
  "outside.text":
    "Ziyaret sayaçları, sohbet, çeviri ve haritalar başka sitelerden gelir ve kendi çerezlerini saklayabilir. Onlarsız da sipariş verebilirsiniz",
  "outside.yes": "İzin ver",
  "outside.no": "Gerek yok",
  "outside.saidYes": "Şu an izin veriliyor",
  "outside.saidNo": "Şu an kapalılar",
};
