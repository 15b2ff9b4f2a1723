import type { PartOf } from "../part-of.ts";
import type { maps as ru } from "../ru/maps.ts";

export const maps: PartOf<typeof ru> = {
  "maps.yandexFailed": "Yandex Xəritələri yükləmək olmadı",
  "place.writeAddress": "Küçəni və evi yazın",
  "place.putPoint": "Xəritədə nöqtə qoyun və ya zona seçin ki, çatdırılma haqqını bilək",
  "place.orZone": "Və ya çatdırılma zonasını seçin",
  "place.zoneNumber": "Zona {number}",
  "outside.title": "Başqa saytların xidmətləri",
  "outside.text":
    "Ziyarət sayğacları, çat, tərcümə və xəritələr başqa saytlardan gəlir və öz kukilərini saxlaya bilər. Onlarsız da sifariş vermək olar",
  "outside.yes": "İcazə ver",
  "outside.no": "Lazım deyil",
  "outside.saidYes": "Hazırda onlara icazə verilib",
  "outside.saidNo": "Hazırda onlar söndürülüb",
};
