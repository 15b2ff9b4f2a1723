/** What an address without a list needs; outside maps and scripts, and the consent they need. */
export const maps = {
  "maps.yandexFailed": "Не удалось загрузить Яндекс.Карты",
  "place.writeAddress": "Напишите улицу и дом",
  "place.putPoint": "Поставьте точку на карте или выберите зону: так мы узнаем стоимость доставки",
  "place.orZone": "Или выберите зону доставки",
  "place.zoneNumber": "Зона {number}",
  "outside.title": "Сервисы других сайтов",
  "outside.text":
    "Счётчики посещений, чат, перевод и карты приходят с других сайтов и могут хранить свои cookie. Заказать можно и без них",
  "outside.yes": "Разрешить",
  "outside.no": "Не нужно",
  "outside.saidYes": "Сейчас они разрешены",
  "outside.saidNo": "Сейчас они отключены",
} as const;
