/** Popups, the work-time notice, the city, the settings and what a coupon means. */
export const popups = {
  // Popups and the hours of a branch that is closed
  "popup.title": "Новости",
  "popup.stopped": "Сейчас заказы не принимаем",
  "popup.closed": "Сейчас мы закрыты",
  "popup.hours.today": "Сегодня с {from} до {to}",
  "popup.hours.tomorrow": "Завтра с {from} до {to}",
  "popup.hours.later": "{day} с {from} до {to}",
  "popup.hoursText": "Заказ ко времени можно оформить уже сейчас",
  "popup.fine": "Понятно",
  "popup.more": "Подробнее",

  // The city
  "city.question": "Ваш город {city}?",
  "city.branches":
    "{count, plural, one {Здесь # наш ресторан} few {Здесь # наших ресторана} many {Здесь # наших ресторанов} other {Здесь # нашего ресторана}}",
  "city.yes": "Да, всё верно",
  "city.other": "Нет, другой",
  "city.address": "Нет, указать адрес",
  "city.choose": "Выберите город",
  "city.next": "Дальше к адресу",

  // The visitor's settings
  "settings.theme": "Оформление",
  "settings.theme.light": "Светлое",
  "settings.theme.dark": "Тёмное",
  "settings.city": "Город",
  "settings.change": "Изменить",
  "settings.saved": "Сохранённое в браузере",
  "settings.savedText": "Адрес, язык, оформление, закрытые объявления",
  "settings.clear": "Очистить",
  "settings.clearTitle": "Очистить сохранённое?",
  "settings.clearText":
    "Забудем адрес, способ получения, язык, оформление и закрытые объявления. Корзина, избранное, заказы, брони и вход останутся",

  // The look of the site
  "layout.choose": "Выберите вид сайта",
  "layout.show": "Показать так",
  "layout.default": "Лента",
  "layout.default.text": "Всё меню на одной странице, корзина рядом",
  "layout.cat1": "Разделы",
  "layout.cat1.text": "Сначала разделы картинками, потом блюда",
  "layout.cat2": "Список сбоку",
  "layout.cat2.text": "Разделы и подразделы списком слева",
  "layout.cat12": "Разделы и список",
  "layout.cat12.text": "Картинки сверху, список слева",
  "layout.samokat": "Полки",
  "layout.samokat.text": "Магазин: полки разделов и небольшие карточки",
  "layout.lavka": "Лавка",
  "layout.lavka.text": "Магазин: все товары на одной странице",
  "layout.restoran": "Ресторан",
  "layout.restoran.text": "Сначала зал и столик, потом меню",
  "layout.lending": "Одна страница",
  "layout.lending.text": "Весь ресторан на одной длинной странице",

  // An order at a glance
  "order.page": "Страница заказа",
  "order.failed": "Заказ не загрузился. Проверьте связь",

  // What a coupon means
  "coupon.title": "Условия",
  "coupon.more": "Условия",
  "coupon.failed": "Условия не загрузились. Проверьте связь, или акция уже закончилась",
  "coupon.gifts": "Подарок на выбор",
  "coupon.conditions": "Когда действует",
  "coupon.now": "Ваша корзина сейчас",
  "coupon.how": "Как получить",
  "coupon.howAuto": "Добавьте блюда, и скидка или подарок появится в корзине",
  "coupon.howCode": "Введите в корзине промокод {code}",
  "coupon.until": "До {day} включительно",
  "coupon.uses":
    "{count, plural, =1 {Один раз на гостя} one {# раз на гостя} few {# раза на гостя} many {# раз на гостя} other {# раза на гостя}}",
  "coupon.warehouse": "В ресторане {names}",
  "coupon.delivery.flat_rate": "С доставкой",
  "coupon.delivery.local_pickup": "Самовывозом",
  "coupon.delivery.lounge": "В зале",
  "coupon.delivery.both": "С доставкой или самовывозом",
  "coupon.device": "В приложении",
  "coupon.birthday":
    "Ко дню рождения: за {before, plural, one {# день} few {# дня} many {# дней} other {# дня}} и {after, plural, one {# день} few {# дня} many {# дней} other {# дня}} после. Дата стоит в личном кабинете",
  "coupon.contains": "В заказе есть {names}",
  "coupon.excluded": "В заказе нет {names}",
  "coupon.quantity":
    "Не меньше {count, plural, one {# порции} few {# порций} many {# порций} other {# порции}}: {names}",
  "coupon.sumAbove": "Заказ больше {price}",
  "coupon.sumBelow": "Заказ меньше {price}",
  "coupon.sumBetween": "Заказ больше {from} и меньше {to}",
  "coupon.hours": "С {from} до {to}",
  "coupon.weekday": "Дни недели: {days}",
  "coupon.first": "На первый заказ",
  "coupon.quoted": "«{name}»",
  "coupon.someDishes": "блюда из акции",

  "coupons.promoDearer": "С промокодом {code} заказ станет дороже: {to} вместо {from}",
  "coupons.promoCheaper": "С промокодом {code} заказ станет дешевле: {to} вместо {from}",
  "coupons.promoLosesGift": "С промокодом {code} пропадёт подарок: {names}",
  "coupons.promoKeep": "Оставить как есть",
  "coupons.promoAnyway": "Всё равно применить",
  "coupons.promoNoPlace": "Проверим, когда вы укажете, куда привезти",
  "coupons.promoFailed": "Не получилось проверить промокод. Попробуйте ещё раз",
  "coupons.yourGift": "Ваш подарок: {name}",
  "reason.promo.sum-below": "Промокод действует от {bound}, добавьте ещё на {price}",
  "reason.promo.flat_rate": "Промокод действует только с доставкой",
  "reason.promo.local_pickup": "Промокод действует только на самовывоз",
  "reason.section-quantity":
    "Добавьте ещё {missing, plural, one {# блюдо} few {# блюда} many {# блюд} other {# блюда}} из раздела {names}",
  "reason.dish-quantity":
    "Добавьте ещё {missing, plural, one {# порцию} few {# порции} many {# порций} other {# порции}}: {name}",
  "cart.goal.dishes": "Добавьте одним касанием",
  "bonuses.expected": "За этот заказ +{count, plural, one {# балл} few {# балла} many {# баллов} other {# балла}}",
  "bonuses.signInToEarn":
    "Войдите: за этот заказ +{count, plural, one {# балл} few {# балла} many {# баллов} other {# балла}}",
  "referral.welcome":
    "Вас пригласил друг: {count, plural, one {# балл} few {# балла} many {# баллов} other {# балла}} вам после первого заказа",
} as const;
