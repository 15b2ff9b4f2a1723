import type { PartOf } from "../part-of.ts";
import type { site as ru } from "../ru/site.ts";

export const site: PartOf<typeof ru> = {
  // The whole site
  "site.skip": "Да зместу",
  "site.home": "На галоўную",
  "site.menu": "Меню",
  "site.close": "Закрыць",
  "site.back": "Назад",
  "site.retry": "Паспрабаваць яшчэ раз",
  "site.loading": "Загружаем",
  "site.language": "Мова",
  "site.theme": "Змяніць тэму: светлая або цёмная",
  "site.search": "Пошук у меню",
  "site.contacts": "Кантакты",
  "site.information": "Пра нас",
  "site.hours": "Гадзіны працы",
  "site.categories": "Раздзелы меню",
  "site.offline": "Няма сувязі. Кошык захаваны, замову можна будзе аформіць пазней",
  "site.settings": "Налады",
  "site.pageType": "Выгляд сайта",
  "site.burger": "Адкрыць меню",
  "site.call": "Патэлефанаваць {phone}",

  // Screens that say something went wrong
  "error.notFound.title": "Старонка не знойдзена",
  "error.notFound.text": "Яе перанеслі, або ў адрасе памылка. Меню на месцы",
  "error.fatal.title": "Старонка не адкрылася",
  "error.offline.title": "Няма сувязі",
  "error.offline.text":
    "Гэту старонку пакуль не загрузіць. Адкрыецца сама, калі сувязь вернецца; тое, што вы ўжо глядзелі, даступна і зараз",
  "error.fatal.text": "Мы ўжо ведаем пра памылку. Абнавіце старонку або пачніце з галоўнай",

  // Where and how the dinner gets to the table
  "place.choose": "Пазначце адрас дастаўкі",
  "place.change": "Змяніць",
  "place.delivery": "Дастаўка",
  "place.pickup": "Самавываз",
  "place.lounge": "У рэстаране",
  "place.minutes": "{minutes} хв",
  "place.minimum": "замова ад {amount}",

  // The home page
  "home.stories": "Гісторыі",
  "home.banners": "Прапановы",
  "home.story.next": "Наступная гісторыя",
  "home.story.previous": "Папярэдняя гісторыя",
  "home.story.open": "Падрабязней",
  "home.banner.next": "Наступная прапанова",
  "home.banner.previous": "Папярэдняя прапанова",
  "home.banner.goTo": "Прапанова {number}",
  "home.empty": "Меню хутка з’явіцца",

  // The menu
  "menu.all": "Усе",
  "menu.filters": "Фільтры",
  "menu.filters.count":
    "{count, plural, one {Выбраны # фільтр} few {Выбрана # фільтры} many {Выбрана # фільтраў} other {Выбрана # фільтра}}",
  "menu.filters.badges": "Асаблівасці",
  "menu.filters.without": "Без алергенаў",
  "menu.filters.show":
    "{count, plural, =0 {Нічога не падыходзіць} one {Паказаць # страву} few {Паказаць # стравы} many {Паказаць # страў} other {Паказаць # стравы}}",
  "menu.filters.reset": "Скінуць",
  "menu.sort": "Парадак",
  "menu.sort.default": "Як у меню",
  "menu.sort.priceAsc": "Спачатку таннейшыя",
  "menu.sort.priceDesc": "Спачатку даражэйшыя",
  "menu.empty": "Па гэтых умовах нічога не знайшлося",
  "menu.hidden":
    "{count, plural, one {Схавана # страва з вашымі алергенамі} few {Схавана # стравы з вашымі алергенамі} many {Схавана # страў з вашымі алергенамі} other {Схавана # стравы з вашымі алергенамі}}",
  "menu.show": "Паказаць",
  "menu.emptyCategory": "У гэтым раздзеле пакуль пуста",
  "menu.dishes": "{count, plural, one {# страва} few {# стравы} many {# страў} other {# стравы}}",

  // A dish
  "dish.add": "Дадаць",
  "dish.addNamed": "Дадаць у кошык: {name}",
  "dish.choose": "Выбраць",
  "dish.chooseNamed": "Выбраць варыянт: {name}",
  "dish.from": "ад {price}",
  "dish.perWeight": "за {weight}",
  "dish.soldOut": "Скончылася",
  "dish.hours": "З {from} да {to}",
  "dish.otherDays": "Сёння не гатуем",
  "dish.next.today": "Сёння к {time}",
  "dish.next.tomorrow": "На заўтра к {time}",
  "dish.next.day": "На {day}, {time}",
  "dish.notHere": "Няма ў гэтым рэстаране",
  "dish.notSold": "Анлайн не прадаецца",
  "dish.composition": "Склад",
  "dish.nutrition": "Пажыўная каштоўнасць на 100 г",
  "dish.calories": "Калорыі, ккал",
  "dish.proteins": "Бялкі, г",
  "dish.fats": "Тлушчы, г",
  "dish.carbohydrates": "Вугляводы, г",
  "dish.allergens": "Алергены",
  "dish.excluded": "Вы выключылі: {names}",
  "dish.variation": "Варыянт",
  "dish.supplements": "Дабаўкі",
  "dish.freeLimit":
    "{count, plural, one {# дабаўка бясплатна} few {# дабаўкі бясплатна} many {# дабавак бясплатна} other {# дабаўкі бясплатна}}",
  "dish.freeLeft":
    "{count, plural, =0 {Бясплатныя дабаўкі выбраны, астатнія платна} one {Яшчэ # бясплатна} few {Яшчэ # бясплатна} many {Яшчэ # бясплатна} other {Яшчэ # бясплатна}}",
  "dish.free": "бясплатна",
  "dish.addFor": "Дадаць за {price}",
  "dish.quantity": "Колькасць",
  "dish.more": "Павялічыць: {name}",
  "dish.fewer": "Паменшыць: {name}",
  "dish.inCart": "У кошыку: {count}",
  "dish.byRequest": "Пакінуць заяўку",
  "dish.byRequestNamed": "Пакінуць заяўку: {name}",
  "dish.rating":
    "Ацэнка {average} з 5, {count, plural, one {# голас} few {# галасы} many {# галасоў} other {# голасу}}",
  "dish.reviews": "Водгукі",
  "dish.combo": "У наборы",
  "dish.oldPrice": "Ранейшая цана",
  "dish.picture": "Фота: {name}",

  // Units
  "unit.gram": "г",
  "unit.kilogram": "кг",
  "unit.milliliter": "мл",
  "unit.liter": "л",
  "unit.piece": "шт",

  // The cart as seen from outside
  "cart.title": "Кошык",
  "cart.open": "Кошык, {count, plural, one {# страва} few {# стравы} many {# страў} other {# стравы}}",
  "cart.empty": "Пакуль пуста",
  "cart.emptyText": "Дадайце стравы з меню, і яны з’явяцца тут",
  "cart.added": "Дадалі ў кошык: {name}",

  // Of the account, what every page shows
  "site.callMe": "Ператэлефануйце мне",
  "site.signIn": "Увайсці",
  "site.mine": "Замовы і абранае",
  "site.account": "Асабісты кабінет",
  "favorites.add": "Дадаць у абранае: {name}",
  "favorites.added": "Дадалі ў абранае: {name}",
  "favorites.removed": "Прыбралі з абранага: {name}",

  // content
};
