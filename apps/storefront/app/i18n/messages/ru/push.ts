/** Notifications that reach a shopper outside the page, and those that come while it is open. */
export const push = {
  "push.offer": "Сообщать об этом заказе на устройство",
  "push.on": "Сообщим, когда заказ перейдёт на новый этап",
  "push.stop": "Не сообщать",
  "push.failed": "Не получилось включить уведомления. Попробуйте ещё раз",
  "push.device": "Уведомления на этом устройстве",
  "push.deviceText": "Сообщаем о каждом этапе ваших заказов",
  "push.turnOff": "Отключить",
  "live.unread":
    "{count, plural, one {# новое уведомление} few {# новых уведомления} many {# новых уведомлений} other {# нового уведомления}}",
} as const;
