import type { PartOf } from "../part-of.ts";
import type { maps as ru } from "../ru/maps.ts";

export const maps: PartOf<typeof ru> = {
  "maps.yandexFailed": "Peta Yandex gagal dimuat",
  "place.writeAddress": "Tulis nama jalan dan nomor rumah",
  "place.putPoint": "Tandai titik di peta atau pilih zona agar kami tahu ongkos kirimnya",
  "place.orZone": "Atau pilih zona pengantaran",
  "place.zoneNumber": "Zona {number}",
  "outside.title": "Layanan dari situs lain",
  "outside.text":
    "Penghitung kunjungan, obrolan, terjemahan, dan peta berasal dari situs lain dan bisa menyimpan cookie sendiri. Anda tetap bisa memesan tanpanya",
  "outside.yes": "Izinkan",
  "outside.no": "Tidak perlu",
  "outside.saidYes": "Saat ini diizinkan",
  "outside.saidNo": "Saat ini dimatikan",
};
