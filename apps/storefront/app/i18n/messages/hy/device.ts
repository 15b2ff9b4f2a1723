import type { PartOf } from "../part-of.ts";
import type { device as ru } from "../ru/device.ts";

export const device: PartOf<typeof ru> = {
  "device.update.text": "Կա կայքի նոր տարբերակ։ Զամբյուղը կպահպանվի",
  "device.update.now": "Թարմացնել",
  "device.update.later": "Ավելի ուշ",
  "device.install": "Տեղադրել հավելվածը",
  "device.install.text": "Մենյուն բացվում է հեռախոսի էկրանից, նույնիսկ առանց կապի",
  "device.video.play": "Դիտել տեսանյութը",
  "device.arrows": "Սլաքները տանում են հարևան ուտեստին կամ բաժնին, Tab-ը՝ էջի հաջորդ մասին",
  "device.order.title": "Պատվերը չի ուղարկվել․ կապ չկա",
  "device.order.offline": "Զամբյուղը և լրացրածը պահպանված են։ Ուղարկեք պատվերը, երբ կապը վերականգնվի",
  "device.order.online": "Կապը վերականգնվել է։ Զամբյուղը և լրացրածը տեղում են․ ուղարկեք պատվերը",
};
