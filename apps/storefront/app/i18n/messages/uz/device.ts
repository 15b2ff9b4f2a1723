import type { PartOf } from "../part-of.ts";
import type { device as ru } from "../ru/device.ts";

export const device: PartOf<typeof ru> = {
  "device.update.text": "Saytning yangi versiyasi chiqdi. Savat saqlanadi",
  "device.update.now": "Yangilash",
  "device.update.later": "Keyinroq",
  "device.install": "Ilovani oʻrnatish",
  "device.install.text": "Menyu telefon ekranidan ochiladi, hatto aloqasiz ham",
  "device.video.play": "Videoni koʻrish",
  "device.arrows": "Strelkalar qoʻshni taom yoki boʻlimga oʻtkazadi, Tab sahifa boʻylab davom etadi",
  "device.order.title": "Buyurtma yuborilmadi: aloqa yoʻq",
  "device.order.offline": "Savat va toʻldirganlaringiz saqlandi. Aloqa tiklanganda buyurtmani yuboring",
  "device.order.online": "Aloqa tiklandi. Savat va toʻldirganlaringiz joyida: buyurtmani yuboring",
};
