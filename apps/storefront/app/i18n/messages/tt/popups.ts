import type { PartOf } from "../part-of.ts";
import type { popups as ru } from "../ru/popups.ts";

export const popups: PartOf<typeof ru> = {
  // Popups and the hours of a branch that is closed
  "popup.title": "Яңалыклар",
  "popup.stopped": "Хәзер заказлар кабул итмибез",
  "popup.closed": "Хәзер без ябык",
  "popup.hours.today": "Бүген {from}–{to} арасында",
  "popup.hours.tomorrow": "Иртәгә {from}–{to} арасында",
  "popup.hours.later": "{day}, {from}–{to} арасында",
  "popup.hoursText": "Билгеле вакытка заказны хәзер үк биреп була",
  "popup.fine": "Аңлашылды",
  "popup.more": "Тулырак",

  // The city
  "city.question": "Шәһәрегез {city}, дөресме?",
  "city.branches": "{count, plural, other {Монда # ресторан бар}}",
  "city.yes": "Әйе, дөрес",
  "city.other": "Юк, башка",
  "city.address": "Юк, адресны күрсәтү",
  "city.choose": "Шәһәрне сайлагыз",
  "city.next": "Адреска күчү",

  // The visitor's settings
  "settings.theme": "Күренеш",
  "settings.theme.light": "Якты",
  "settings.theme.dark": "Караңгы",
  "settings.city": "Шәһәр",
  "settings.change": "Үзгәртү",
  "settings.saved": "Браузерда сакланганнар",
  "settings.savedText": "Адрес, тел, күренеш, ябылган белдерүләр",
  "settings.clear": "Чистарту",
  "settings.clearTitle": "Сакланганнарны чистартыргамы?",
  "settings.clearText":
    "Адрес, алу ысулы, тел, күренеш һәм ябылган белдерүләр онытылыр. Кәрзин, сайланганнар һәм керү калыр",

  // The look of the site
  "layout.choose": "Сайт күренешен сайлагыз",
  "layout.show": "Шулай күрсәтү",
  "layout.default": "Тасма",
  "layout.default.text": "Бөтен меню бер биттә, кәрзин янда",
  "layout.cat1": "Бүлекләр",
  "layout.cat1.text": "Башта рәсемле бүлекләр, аннары ризыклар",
  "layout.cat2": "Яндагы исемлек",
  "layout.cat2.text": "Бүлекләр һәм бүлекчәләр сулда исемлек белән",
  "layout.cat12": "Бүлекләр һәм исемлек",
  "layout.cat12.text": "Рәсемнәр өстә, исемлек сулда",
  "layout.samokat": "Киштәләр",
  "layout.samokat.text": "Кибет: бүлек киштәләре һәм кечкенә карточкалар",
  "layout.lavka": "Кечкенә кибет",
  "layout.lavka.text": "Кибет: барлык товарлар бер биттә",
  "layout.restoran": "Ресторан",
  "layout.restoran.text": "Башта зал һәм өстәл, аннары меню",
  "layout.lending": "Бер бит",
  "layout.lending.text": "Бөтен ресторан бер озын биттә",

  // An order at a glance
  "order.page": "Заказ бите",
  "order.failed": "Заказ йөкләнмәде. Элемтәне тикшерегез",

  // What a coupon means
  "coupon.title": "Шартлар",
  "coupon.more": "Шартлар",
  "coupon.failed": "Шартлар йөкләнмәде. Элемтәне тикшерегез, бәлки акция тәмамлангандыр",
  "coupon.gifts": "Сайлаган бүләгегез",
  "coupon.conditions": "Кайчан гамәлдә",
  "coupon.now": "Кәрзинегез хәзер",
  "coupon.how": "Ничек алырга",
  "coupon.howAuto": "Ризык өстәгез, ташлама яки бүләк кәрзиндә күренер",
  "coupon.howCode": "Кәрзиндә {code} промокодын языгыз",
  "coupon.until": "Соңгы көне: {day} (шул көн дә керә)",
  "coupon.uses": "{count, plural, =1 {Бер кунакка бер тапкыр} other {Бер кунакка # тапкыр}}",
  "coupon.warehouse": "{names} ресторанында",
  "coupon.delivery.flat_rate": "Китергәндә",
  "coupon.delivery.local_pickup": "Үзегез алганда",
  "coupon.delivery.lounge": "Залда",
  "coupon.delivery.both": "Китергәндә яки үзегез алганда",
  "coupon.device": "Кушымтада",
  "coupon.birthday":
    "Туган көн уңаеннан: {before, plural, other {# көн}} алдан һәм {after, plural, other {# көн}} соңрак. Көне шәхси кабинетта күрсәтелгән",
  "coupon.contains": "Заказда бар: {names}",
  "coupon.excluded": "Заказда юк: {names}",
  "coupon.quantity": "Ким дигәндә {count, plural, other {# порция}}: {names}",
  "coupon.sumAbove": "Заказ {price} суммасыннан күбрәк",
  "coupon.sumBelow": "Заказ {price} суммасыннан кимрәк",
  "coupon.sumBetween": "Заказ {from} суммасыннан күбрәк, {to} суммасыннан кимрәк",
  "coupon.hours": "{from}–{to} арасында",
  "coupon.weekday": "Атна көннәре: {days}",
  "coupon.first": "Беренче заказга",
  "coupon.quoted": "«{name}»",
  "coupon.someDishes": "акциядәге ризыклар",
};
