import type { PartOf } from "../part-of.ts";
import type { popups as ru } from "../ru/popups.ts";

export const popups: PartOf<typeof ru> = {
  // Popups and the hours of a branch that is closed
  "popup.title": "Жаңалықтар",
  "popup.stopped": "Қазір тапсырыс қабылдамаймыз",
  "popup.closed": "Қазір жабықпыз",
  "popup.hours.today": "Бүгін {from}–{to} аралығында",
  "popup.hours.tomorrow": "Ертең {from}–{to} аралығында",
  "popup.hours.later": "{day}, {from}–{to} аралығында",
  "popup.hoursText": "Белгілі уақытқа тапсырысты қазір де беруге болады",
  "popup.fine": "Түсінікті",
  "popup.more": "Толығырақ",

  // The city
  "city.question": "Қалаңыз {city}, дұрыс па?",
  "city.branches": "{count, plural, one {Мұнда # мейрамханамыз бар} other {Мұнда # мейрамханамыз бар}}",
  "city.yes": "Иә, дұрыс",
  "city.other": "Жоқ, басқа",
  "city.address": "Жоқ, мекенжайды көрсету",
  "city.choose": "Қаланы таңдаңыз",
  "city.next": "Мекенжайға өту",

  // The visitor's settings
  "settings.theme": "Көрініс",
  "settings.theme.light": "Ашық",
  "settings.theme.dark": "Қараңғы",
  "settings.city": "Қала",
  "settings.change": "Өзгерту",
  "settings.saved": "Браузерде сақталғандар",
  "settings.savedText": "Мекенжай, тіл, көрініс, жабылған хабарландырулар",
  "settings.clear": "Тазарту",
  "settings.clearTitle": "Сақталғанды тазартасыз ба?",
  "settings.clearText":
    "Мекенжай, алу тәсілі, тіл, көрініс және жабылған хабарландырулар ұмытылады. Себет, таңдаулылар және кіру сақталады",

  // The look of the site
  "layout.choose": "Сайт көрінісін таңдаңыз",
  "layout.show": "Осылай көрсету",
  "layout.default": "Таспа",
  "layout.default.text": "Бүкіл мәзір бір бетте, себет қасында",
  "layout.cat1": "Бөлімдер",
  "layout.cat1.text": "Алдымен суретті бөлімдер, кейін тағамдар",
  "layout.cat2": "Бүйірдегі тізім",
  "layout.cat2.text": "Бөлімдер мен ішкі бөлімдер сол жақта тізіммен",
  "layout.cat12": "Бөлімдер және тізім",
  "layout.cat12.text": "Суреттер жоғарыда, тізім сол жақта",
  "layout.samokat": "Сөрелер",
  "layout.samokat.text": "Дүкен: бөлім сөрелері және шағын карточкалар",
  "layout.lavka": "Дүкенше",
  "layout.lavka.text": "Дүкен: барлық тауар бір бетте",
  "layout.restoran": "Мейрамхана",
  "layout.restoran.text": "Алдымен зал мен үстел, кейін мәзір",
  "layout.lending": "Бір бет",
  "layout.lending.text": "Бүкіл мейрамхана бір ұзын бетте",

  // An order at a glance
  "order.page": "Тапсырыс беті",
  "order.failed": "Тапсырыс жүктелмеді. Байланысты тексеріңіз",

  // What a coupon means
  "coupon.title": "Шарттар",
  "coupon.more": "Шарттар",
  "coupon.failed": "Шарттар жүктелмеді. Байланысты тексеріңіз, бәлкім, акция аяқталған",
  "coupon.gifts": "Таңдауыңызға сыйлық",
  "coupon.conditions": "Қашан жарамды",
  "coupon.now": "Себетіңіз қазір",
  "coupon.how": "Қалай алуға болады",
  "coupon.howAuto": "Тағам қосыңыз, жеңілдік немесе сыйлық себетте шығады",
  "coupon.howCode": "Себетке {code} промокодын енгізіңіз",
  "coupon.until": "Соңғы күні: {day} (қоса алғанда)",
  "coupon.uses": "{count, plural, =1 {Бір қонаққа бір рет} one {Бір қонаққа # рет} other {Бір қонаққа # рет}}",
  "coupon.warehouse": "{names} мейрамханасында",
  "coupon.delivery.flat_rate": "Жеткізумен",
  "coupon.delivery.local_pickup": "Өзіңіз алып кеткенде",
  "coupon.delivery.lounge": "Залда",
  "coupon.delivery.both": "Жеткізгенде немесе өзіңіз алып кеткенде",
  "coupon.device": "Қолданбада",
  "coupon.birthday":
    "Туған күнге орай: {before, plural, one {# күн} other {# күн}} бұрын және {after, plural, one {# күн} other {# күн}} кейін. Күні жеке кабинетте көрсетілген",
  "coupon.contains": "Тапсырыста бар: {names}",
  "coupon.excluded": "Тапсырыста жоқ: {names}",
  "coupon.quantity": "Кемінде {count, plural, one {# порция} other {# порция}}: {names}",
  "coupon.sumAbove": "Тапсырыс {price} сомасынан көп",
  "coupon.sumBelow": "Тапсырыс {price} сомасынан аз",
  "coupon.sumBetween": "Тапсырыс {from} сомасынан көп, {to} сомасынан аз",
  "coupon.hours": "{from}–{to} аралығында",
  "coupon.weekday": "Апта күндері: {days}",
  "coupon.first": "Алғашқы тапсырысқа",
  "coupon.quoted": "«{name}»",
  "coupon.someDishes": "акциядағы тағамдар",
};
