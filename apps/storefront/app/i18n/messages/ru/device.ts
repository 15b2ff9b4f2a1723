/** The shop as an installed application: offline, a new version, storage. */
export const device = {
  "device.update.text": "Вышла новая версия сайта. Корзина сохранится",
  "device.update.now": "Обновить",
  "device.update.later": "Позже",
  "device.install": "Установить приложение",
  "device.install.text": "Меню открывается с экрана телефона, даже без связи",
  "device.video.play": "Смотреть видео",
  "device.arrows": "Стрелки ведут к соседнему блюду или разделу, Tab дальше по странице",
  "device.order.title": "Заказ не отправлен: нет связи",
  "device.order.offline": "Корзина и всё заполненное сохранены. Отправьте заказ, когда связь вернётся",
  "device.order.online": "Связь вернулась. Корзина и всё заполненное на месте: отправьте заказ",
} as const;
