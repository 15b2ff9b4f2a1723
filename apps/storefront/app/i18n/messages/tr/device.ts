import type { PartOf } from "../part-of.ts";
import type { device as ru } from "../ru/device.ts";

export const device: PartOf<typeof ru> = {
  "device.update.text": "Sitenin yeni sürümü çıktı. Sepetiniz duruyor",
  "device.update.now": "Güncelle",
  "device.update.later": "Sonra",
  "device.install": "Uygulamayı yükle",
  "device.install.text": "Menü telefon ekranından açılır, bağlantı olmasa bile",
  "device.video.play": "Videoyu izle",
  "device.arrows": "Ok tuşları yemekler ve bölümler arasında geçer, Tab sayfada ilerler",
  "device.order.title": "Sipariş gönderilmedi: bağlantı yok",
  "device.order.offline": "Sepetiniz ve doldurduğunuz her şey duruyor. Bağlantı gelince siparişi gönderin",
  "device.order.online": "Bağlantı geldi. Sepetiniz ve doldurduğunuz her şey yerinde: siparişi gönderin",
};
