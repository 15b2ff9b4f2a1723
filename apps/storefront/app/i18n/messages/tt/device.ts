import type { PartOf } from "../part-of.ts";
import type { device as ru } from "../ru/device.ts";

export const device: PartOf<typeof ru> = {
  "device.update.text": "Сайтның яңа версиясе чыкты. Кәрзин сакланыр",
  "device.update.now": "Яңарту",
  "device.update.later": "Соңрак",
  "device.install": "Кушымтаны урнаштыру",
  "device.install.text": "Меню телефон экраныннан ачыла, элемтә булмаса да",
  "device.video.play": "Видеоны карау",
  "device.arrows": "Ук төймәләре күрше ризыкка яки бүлеккә күчерә, Tab битнең алдагы өлешенә",
  "device.order.title": "Заказ җибәрелмәде: элемтә юк",
  "device.order.offline": "Кәрзин һәм тутырганыгыз барысы да сакланды. Элемтә кайткач, заказны җибәрегез",
  "device.order.online": "Элемтә кайтты. Кәрзин һәм тутырганыгыз урынында: заказны җибәрегез",
};
