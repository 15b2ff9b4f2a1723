/** The time of an order, and what changes before it is placed. Loaded with the cart. */
export const times = {
  "times.countdown":
    "Кухня принимает заказы ещё {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}",
  "times.moved": "К {before} уже не успеем. Поставили ближайшее время: {after}",
  "times.lost": "К {before} уже не успеем. Выберите другое время",
  "times.changed": "Сумма изменилась",
  "times.otherTab": "Корзина изменилась в другой вкладке",
  "times.changedPrice": "{name}: было {before}, стало {after}",
} as const;
