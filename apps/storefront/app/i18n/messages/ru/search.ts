/** Searching the menu, dishes seen lately, and dishes that come in the second pass. */
export const search = {
  "search.title": "Поиск по меню",
  "search.placeholder": "Блюдо или продукт",
  "search.clear": "Очистить поиск",
  "search.count":
    "{count, plural, =0 {Ничего не нашлось} one {Нашлось # блюдо} few {Нашлось # блюда} many {Нашлось # блюд} other {Нашлось # блюда}}",
  "search.readAs": "по запросу «{query}»",
  "search.byWishes": "Судим по составу и отметкам меню. Если у вас аллергия, уточните у ресторана.",
  "search.more": "Показаны первые {count}",
  "search.showMore": "Показать ещё {count}",
  "search.nothing": "По запросу «{query}» ничего нет",
  "search.nothingText": "Попробуйте короче или другим словом. Всё меню рядом",
  "search.toMenu": "Смотреть меню",
  "search.recent": "Недавние запросы",
  "search.forget": "Забыть",
  "search.ofCopies": "Нет связи: ищем только в меню, сохранённом на этом устройстве",
  "search.viewed": "Вы смотрели",
  "menu.laterFailed": "Эта часть меню не загрузилась",
} as const;
