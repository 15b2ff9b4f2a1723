import type { PartOf } from "../part-of.ts";
import type { push as ru } from "../ru/push.ts";

export const push: PartOf<typeof ru> = {
  "push.offer": "Бу заказ турында бу җайланмага хәбәр итү",
  "push.on": "Заказ яңа этапка күчкәч, хәбәр итәрбез",
  "push.stop": "Хәбәр итмәү",
  "push.failed": "Белдерүләрне кабызып булмады. Кабатлап карагыз",
  "push.device": "Бу җайланмадагы белдерүләр",
  "push.deviceText": "Заказларыгызның һәр этабы турында хәбәр итәбез",
  "push.turnOff": "Сүндерү",
  "live.unread": "{count, plural, other {# яңа белдерү}}",
};
