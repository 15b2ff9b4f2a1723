import type { PartOf } from "../part-of.ts";
import type { maps as ru } from "../ru/maps.ts";

export const maps: PartOf<typeof ru> = {
  "maps.yandexFailed": "Yandex Haritalar yüklenemedi",
  "outside.title": "Başka sitelerin hizmetleri",
  "outside.text":
    "Ziyaret sayaçları, sohbet, çeviri ve haritalar başka sitelerden gelir ve kendi çerezlerini saklayabilir. Onlarsız da sipariş verebilirsiniz",
  "outside.yes": "İzin ver",
  "outside.no": "Gerek yok",
  "outside.saidYes": "Şu an izin veriliyor",
  "outside.saidNo": "Şu an kapalılar",
};
