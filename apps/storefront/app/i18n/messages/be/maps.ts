import type { PartOf } from "../part-of.ts";
import type { maps as ru } from "../ru/maps.ts";

export const maps: PartOf<typeof ru> = {
  "maps.yandexFailed": "Не ўдалося загрузіць Яндэкс.Карты",
  "outside.title": "Сэрвісы іншых сайтаў",
  "outside.text":
    "Лічыльнікі наведванняў, чат, пераклад і карты прыходзяць з іншых сайтаў і могуць захоўваць свае cookie. Замовіць можна і без іх",
  "outside.yes": "Дазволіць",
  "outside.no": "Не трэба",
  "outside.saidYes": "Зараз яны дазволены",
  "outside.saidNo": "Зараз яны адключаны",
};
