/** What every page may say: the frame, the home page, the menu, a dish, the cart from outside. */
export const site = {
  // The whole site
  "site.skip": "К содержанию",
  "site.home": "На главную",
  "site.menu": "Меню",
  "site.close": "Закрыть",
  "site.back": "Назад",
  "site.retry": "Попробовать ещё раз",
  "site.loading": "Загружаем",
  "site.language": "Язык",
  "site.theme": "Сменить тему: светлая или тёмная",
  "site.search": "Поиск по меню",
  "site.contacts": "Контакты",
  "site.information": "О нас",
  "site.hours": "Часы работы",
  "site.categories": "Разделы меню",
  "site.offline": "Нет связи. Корзина сохранена, заказ можно будет оформить позже",
  "site.burger": "Открыть меню",
  "site.settings": "Настройки",
  "site.pageType": "Вид сайта",
  "site.call": "Позвонить {phone}",

  // Screens that say something went wrong
  "error.notFound.title": "Страница не найдена",
  "error.notFound.text": "Её перенесли, или в адресе опечатка. Меню на месте",
  "error.fatal.title": "Страница не открылась",
  "error.fatal.text": "Мы уже знаем об ошибке. Обновите страницу или начните с главной",
  "error.offline.title": "Нет связи",
  "error.offline.text":
    "Эту страницу пока не загрузить. Откроется сама, когда связь вернётся; то, что вы уже смотрели, доступно и сейчас",

  // Where and how the dinner gets to the table
  "place.choose": "Укажите адрес доставки",
  "place.change": "Изменить",
  "place.delivery": "Доставка",
  "place.pickup": "Самовывоз",
  "place.lounge": "В ресторане",
  "place.minutes": "{minutes} мин",
  "place.minimum": "заказ от {amount}",

  // The home page
  "home.stories": "Истории",
  "home.banners": "Предложения",
  "home.story.next": "Следующая история",
  "home.story.previous": "Предыдущая история",
  "home.story.open": "Подробнее",
  "home.banner.next": "Следующее предложение",
  "home.banner.previous": "Предыдущее предложение",
  "home.banner.goTo": "Предложение {number}",
  "home.empty": "Меню скоро появится",

  // The menu
  "menu.all": "Все",
  "menu.filters": "Фильтры",
  "menu.filters.count":
    "{count, plural, one {Выбран # фильтр} few {Выбрано # фильтра} many {Выбрано # фильтров} other {Выбрано # фильтра}}",
  "menu.filters.badges": "Особенности",
  "menu.filters.without": "Без аллергенов",
  "menu.filters.show":
    "{count, plural, =0 {Ничего не подходит} one {Показать # блюдо} few {Показать # блюда} many {Показать # блюд} other {Показать # блюда}}",
  "menu.filters.reset": "Сбросить",
  "menu.sort": "Порядок",
  "menu.sort.default": "Как в меню",
  "menu.sort.priceAsc": "Сначала дешевле",
  "menu.sort.priceDesc": "Сначала дороже",
  "menu.empty": "По этим условиям ничего не нашлось",
  "menu.hidden":
    "{count, plural, one {Скрыто # блюдо с вашими аллергенами} few {Скрыто # блюда с вашими аллергенами} many {Скрыто # блюд с вашими аллергенами} other {Скрыто # блюда с вашими аллергенами}}",
  "menu.show": "Показать",
  "menu.emptyCategory": "В этом разделе пока пусто",
  "menu.dishes": "{count, plural, one {# блюдо} few {# блюда} many {# блюд} other {# блюда}}",

  // A dish
  "dish.add": "Добавить",
  "dish.addNamed": "Добавить в корзину: {name}",
  "dish.choose": "Выбрать",
  "dish.chooseNamed": "Выбрать вариант: {name}",
  "dish.from": "от {price}",
  "dish.perWeight": "за {weight}",
  "dish.soldOut": "Закончилось",
  "dish.hours": "С {from} до {to}",
  "dish.otherDays": "Сегодня не готовим",
  "dish.next.today": "Сегодня к {time}",
  "dish.next.tomorrow": "На завтра к {time}",
  "dish.next.day": "На {day} к {time}",
  "dish.notHere": "Нет в этом ресторане",
  "dish.notSold": "Онлайн не продаётся",
  "dish.composition": "Состав",
  "dish.nutrition": "Пищевая ценность на 100 г",
  "dish.calories": "Калории, ккал",
  "dish.proteins": "Белки, г",
  "dish.fats": "Жиры, г",
  "dish.carbohydrates": "Углеводы, г",
  "dish.allergens": "Аллергены",
  "dish.excluded": "Вы исключили: {names}",
  "dish.variation": "Вариант",
  "dish.supplements": "Добавки",
  "dish.freeLimit":
    "{count, plural, one {# добавка бесплатно} few {# добавки бесплатно} many {# добавок бесплатно} other {# добавки бесплатно}}",
  "dish.freeLeft":
    "{count, plural, =0 {Бесплатные добавки выбраны, остальные платно} one {Ещё # бесплатно} few {Ещё # бесплатно} many {Ещё # бесплатно} other {Ещё # бесплатно}}",
  "dish.free": "бесплатно",
  "dish.addFor": "Добавить за {price}",
  "dish.quantity": "Количество",
  "dish.more": "Увеличить: {name}",
  "dish.fewer": "Уменьшить: {name}",
  "dish.inCart": "В корзине: {count}",
  "dish.byRequest": "Оставить заявку",
  "dish.byRequestNamed": "Оставить заявку: {name}",
  "dish.rating":
    "Оценка {average} из 5, {count, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}",
  "dish.reviews": "Отзывы",
  "dish.combo": "В наборе",
  "dish.oldPrice": "Прежняя цена",
  "dish.picture": "Фото: {name}",

  // Units
  "unit.gram": "г",
  "unit.kilogram": "кг",
  "unit.milliliter": "мл",
  "unit.liter": "л",
  "unit.piece": "шт",

  // The cart as seen from outside
  "cart.title": "Корзина",
  "cart.open": "Корзина, {count, plural, one {# блюдо} few {# блюда} many {# блюд} other {# блюда}}",
  "cart.empty": "Пока пусто",
  "cart.emptyText": "Добавьте блюда из меню, и они появятся здесь",
  "cart.added": "Добавили в корзину: {name}",

  // Of the account, what every page shows
  "site.callMe": "Перезвоните мне",
  "site.signIn": "Войти",
  "site.mine": "Заказы и избранное",
  "site.account": "Личный кабинет",
  "favorites.add": "Добавить в избранное: {name}",
  "favorites.added": "Добавили в избранное: {name}",
  "favorites.removed": "Убрали из избранного: {name}",

  // content
} as const;
