import type { PartOf } from "../part-of.ts";
import type { maps as ru } from "../ru/maps.ts";

export const maps: PartOf<typeof ru> = {
  "maps.yandexFailed": "Не ўдалося загрузіць Яндэкс.Карты",
  "place.writeAddress": "Напішыце вуліцу і дом",
  "place.putPoint": "Пастаўце кропку на карце або выберыце зону: так мы даведаемся кошт дастаўкі",
  "place.orZone": "Або выберыце зону дастаўкі",
  "place.zoneNumber": "Зона {number}",
  "outside.title": "Сэрвісы іншых сайтаў",
  "outside.text":
    "Лічыльнікі наведванняў, чат, пераклад і карты прыходзяць з іншых сайтаў і могуць захоўваць свае cookie. Замовіць можна і без іх",
  "outside.yes": "Дазволіць",
  "outside.no": "Не трэба",
  "outside.saidYes": "Зараз яны дазволены",
  "outside.saidNo": "Зараз яны адключаны",
};
