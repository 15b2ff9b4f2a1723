import type { PartOf } from "../part-of.ts";
import type { device as ru } from "../ru/device.ts";

export const device: PartOf<typeof ru> = {
  "device.update.text": "Saytın yeni versiyası çıxıb. Səbət saxlanılacaq",
  "device.update.now": "Yenilə",
  "device.update.later": "Sonra",
  "device.install": "Tətbiqi quraşdır",
  "device.install.text": "Menyu telefon ekranından açılır, hətta bağlantı olmadan",
  "device.video.play": "Videoya bax",
  "device.arrows": "Ox düymələri yeməklər və bölmələr arasında keçir, Tab səhifədə irəli aparır",
  "device.order.title": "Sifariş göndərilməyib: bağlantı yoxdur",
  "device.order.offline": "Səbət və doldurduqlarınız saxlanılıb. Bağlantı qayıdanda sifarişi göndərin",
  "device.order.online": "Bağlantı qayıtdı. Səbət və doldurduqlarınız yerindədir: sifarişi göndərin",
};
