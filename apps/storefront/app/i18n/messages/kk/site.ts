import type { PartOf } from "../part-of.ts";
import type { site as ru } from "../ru/site.ts";

export const site: PartOf<typeof ru> = {
  // The whole site
  "site.skip": "Мазмұнға өту",
  "site.home": "Басты бетке",
  "site.menu": "Мәзір",
  "site.close": "Жабу",
  "site.back": "Артқа",
  "site.retry": "Қайталап көру",
  "site.loading": "Жүктелуде",
  "site.language": "Тіл",
  "site.theme": "Тақырыпты ауыстыру: ашық немесе қараңғы",
  "site.search": "Мәзірден іздеу",
  "site.contacts": "Байланыс",
  "site.information": "Біз туралы",
  "site.hours": "Жұмыс уақыты",
  "site.categories": "Мәзір бөлімдері",
  "site.offline": "Байланыс жоқ. Себет сақталды, тапсырысты кейін бере аласыз",
  "site.burger": "Мәзірді ашу",
  "site.settings": "Баптаулар",
  "site.pageType": "Сайт көрінісі",
  "site.call": "Қоңырау шалу: {phone}",

  // Screens that say something went wrong
  "error.notFound.title": "Бет табылмады",
  "error.notFound.text": "Бет көшірілген немесе мекенжайда қате бар. Мәзір орнында",
  "error.fatal.title": "Бет ашылмады",
  "error.fatal.text": "Қате туралы білеміз. Бетті жаңартыңыз немесе басты беттен бастаңыз",
  "error.offline.title": "Байланыс жоқ",
  "error.offline.text":
    "Бұл бетті әзірге жүктеу мүмкін емес. Байланыс қалпына келгенде өзі ашылады; бұрын қарағаныңыз қазір де қолжетімді",

  // Where and how the dinner gets to the table
  "place.choose": "Жеткізу мекенжайын көрсетіңіз",
  "place.change": "Өзгерту",
  "place.delivery": "Жеткізу",
  "place.pickup": "Алып кету",
  "place.lounge": "Мейрамханада",
  "place.minutes": "{minutes} мин",
  "place.minimum": "тапсырыс {amount} бастап",

  // The home page
  "home.stories": "Сторилер",
  "home.banners": "Ұсыныстар",
  "home.story.next": "Келесі стори",
  "home.story.previous": "Алдыңғы стори",
  "home.story.open": "Толығырақ",
  "home.banner.next": "Келесі ұсыныс",
  "home.banner.previous": "Алдыңғы ұсыныс",
  "home.banner.goTo": "{number}-ұсыныс",
  "home.empty": "Мәзір жақында пайда болады",

  // The menu
  "menu.all": "Барлығы",
  "menu.filters": "Сүзгілер",
  "menu.filters.count": "{count, plural, one {# сүзгі таңдалды} other {# сүзгі таңдалды}}",
  "menu.filters.badges": "Ерекшеліктері",
  "menu.filters.without": "Аллергенсіз",
  "menu.filters.show": "{count, plural, =0 {Сәйкес тағам жоқ} one {# тағамды көрсету} other {# тағамды көрсету}}",
  "menu.filters.reset": "Тазарту",
  "menu.sort": "Реті",
  "menu.sort.default": "Мәзірдегідей",
  "menu.sort.priceAsc": "Алдымен арзаны",
  "menu.sort.priceDesc": "Алдымен қымбаты",
  "menu.empty": "Бұл шарттар бойынша ештеңе табылмады",
  "menu.emptyCategory": "Бұл бөлім әзірге бос",
  "menu.dishes": "{count, plural, one {# тағам} other {# тағам}}",

  // A dish
  "dish.add": "Қосу",
  "dish.addNamed": "Себетке қосу: {name}",
  "dish.choose": "Таңдау",
  "dish.chooseNamed": "Нұсқасын таңдау: {name}",
  "dish.from": "{price} бастап",
  "dish.perKilogram": "келісі",
  "dish.soldOut": "Таусылды",
  "dish.hours": "{from}–{to} аралығында",
  "dish.otherDays": "Бүгін дайындамаймыз",
  "dish.notHere": "Бұл мейрамханада жоқ",
  "dish.composition": "Құрамы",
  "dish.nutrition": "100 г тағамдық құндылығы",
  "dish.calories": "Калория, ккал",
  "dish.proteins": "Ақуыз, г",
  "dish.fats": "Май, г",
  "dish.carbohydrates": "Көмірсу, г",
  "dish.allergens": "Аллергендер",
  "dish.variation": "Нұсқасы",
  "dish.supplements": "Қоспалар",
  "dish.freeLimit": "{count, plural, one {# қоспа тегін} other {# қоспа тегін}}",
  "dish.freeLeft": "{count, plural, =0 {Тегіндері таңдалды, қалғаны ақылы} one {Тағы # тегін} other {Тағы # тегін}}",
  "dish.free": "тегін",
  "dish.addFor": "Қосу · {price}",
  "dish.quantity": "Саны",
  "dish.more": "Көбейту: {name}",
  "dish.fewer": "Азайту: {name}",
  "dish.inCart": "Себетте: {count}",
  "dish.byRequest": "Өтінім қалдыру",
  "dish.byRequestNamed": "Өтінім қалдыру: {name}",
  "dish.rating": "Рейтингі: 5-тен {average}, {count, plural, one {# дауыс} other {# дауыс}}",
  "dish.reviews": "Пікірлер",
  "dish.combo": "Жинақта",
  "dish.oldPrice": "Бұрынғы бағасы",
  "dish.picture": "Фото: {name}",

  // Units
  "unit.gram": "г",
  "unit.kilogram": "кг",
  "unit.piece": "дана",

  // The cart as seen from outside
  "cart.title": "Себет",
  "cart.open": "Себет, {count, plural, one {# тағам} other {# тағам}}",
  "cart.empty": "Әзірге бос",
  "cart.emptyText": "Мәзірден тағам қосыңыз, олар осында шығады",
  "cart.added": "{name}: себетке қосылды",

  // Of the account, what every page shows
  "site.callMe": "Маған қоңырау шалыңыз",
  "site.signIn": "Кіру",
  "site.account": "Жеке кабинет",
  "favorites.add": "Таңдаулыларға қосу: {name}",
  "favorites.added": "{name}: таңдаулыларға қосылды",
  "favorites.removed": "{name}: таңдаулылардан алынды",

  // content
};
