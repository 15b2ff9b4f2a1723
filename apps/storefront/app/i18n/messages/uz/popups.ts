import type { PartOf } from "../part-of.ts";
import type { popups as ru } from "../ru/popups.ts";

export const popups: PartOf<typeof ru> = {
  // Popups and the hours of a branch that is closed
  "popup.title": "Yangiliklar",
  "popup.stopped": "Hozir buyurtma qabul qilmayapmiz",
  "popup.closed": "Hozir yopiqmiz",
  "popup.hours.today": "Bugun {from} dan {to} gacha",
  "popup.hours.tomorrow": "Ertaga {from} dan {to} gacha",
  "popup.hours.later": "{day} kuni {from} dan {to} gacha",
  "popup.hoursText": "Keyingi vaqtga buyurtmani hoziroq berish mumkin",
  "popup.fine": "Tushunarli",
  "popup.more": "Batafsil",

  // The city
  "city.question": "Shahringiz {city}mi?",
  "city.branches": "{count, plural, one {Bu yerda # ta restoranimiz bor} other {Bu yerda # ta restoranimiz bor}}",
  "city.yes": "Ha, toʻgʻri",
  "city.other": "Yoʻq, boshqa",
  "city.address": "Yoʻq, manzilni koʻrsatish",
  "city.choose": "Shaharni tanlang",
  "city.next": "Manzilga oʻtish",

  // The visitor's settings
  "settings.theme": "Koʻrinish",
  "settings.theme.light": "Yorugʻ",
  "settings.theme.dark": "Qorongʻi",
  "settings.city": "Shahar",
  "settings.change": "Oʻzgartirish",
  "settings.saved": "Brauzerda saqlanganlar",
  "settings.savedText": "Manzil, til, koʻrinish, yopilgan eʼlonlar",
  "settings.clear": "Tozalash",
  "settings.clearTitle": "Saqlanganlar tozalansinmi?",
  "settings.clearText":
    "Manzil, olish usuli, til, koʻrinish va yopilgan eʼlonlar unutiladi. Savat, sevimlilar va hisobingizga kirish saqlanadi",

  // The look of the site
  "layout.choose": "Sayt koʻrinishini tanlang",
  "layout.show": "Shunday koʻrsatish",
  "layout.default": "Lenta",
  "layout.default.text": "Butun menyu bir sahifada, savat yonida",
  "layout.cat1": "Boʻlimlar",
  "layout.cat1.text": "Avval suratli boʻlimlar, keyin taomlar",
  "layout.cat2": "Yon roʻyxat",
  "layout.cat2.text": "Boʻlimlar va ichki boʻlimlar chapda roʻyxat bilan",
  "layout.cat12": "Boʻlimlar va roʻyxat",
  "layout.cat12.text": "Suratlar tepada, roʻyxat chapda",
  "layout.samokat": "Javonlar",
  "layout.samokat.text": "Doʻkon: boʻlim javonlari va kichik kartochkalar",
  "layout.lavka": "Doʻkoncha",
  "layout.lavka.text": "Doʻkon: barcha mahsulotlar bir sahifada",
  "layout.restoran": "Restoran",
  "layout.restoran.text": "Avval zal va stol, keyin menyu",
  "layout.lending": "Bitta sahifa",
  "layout.lending.text": "Butun restoran bitta uzun sahifada",

  // An order at a glance
  "order.page": "Buyurtma sahifasi",
  "order.failed": "Buyurtma yuklanmadi. Aloqani tekshiring",

  // What a coupon means
  "coupon.title": "Shartlar",
  "coupon.more": "Shartlar",
  "coupon.failed": "Shartlar yuklanmadi. Aloqani tekshiring, balki aksiya tugagandir",
  "coupon.gifts": "Tanlovingizga sovgʻa",
  "coupon.conditions": "Qachon amal qiladi",
  "coupon.now": "Savatingiz hozir",
  "coupon.how": "Qanday olish mumkin",
  "coupon.howAuto": "Taom qoʻshing, chegirma yoki sovgʻa savatda paydo boʻladi",
  "coupon.howCode": "Savatda {code} promokodini kiriting",
  "coupon.until": "{day} gacha, shu kun ham kiradi",
  "coupon.uses":
    "{count, plural, =1 {Har bir mehmonga bir marta} one {Har bir mehmonga # marta} other {Har bir mehmonga # marta}}",
  "coupon.warehouse": "{names} restoranida",
  "coupon.delivery.flat_rate": "Yetkazib berishda",
  "coupon.delivery.local_pickup": "Olib ketishda",
  "coupon.delivery.lounge": "Zalda",
  "coupon.delivery.both": "Yetkazib berishda yoki olib ketishda",
  "coupon.device": "Ilovada",
  "coupon.birthday":
    "Tugʻilgan kunga: {before, plural, one {# kun} other {# kun}} oldin va {after, plural, one {# kun} other {# kun}} keyin. Sana shaxsiy kabinetda koʻrsatilgan",
  "coupon.contains": "Buyurtmada bor: {names}",
  "coupon.excluded": "Buyurtmada yoʻq: {names}",
  "coupon.quantity": "Kamida {count, plural, one {# ta porsiya} other {# ta porsiya}}: {names}",
  "coupon.sumAbove": "Buyurtma {price} dan koʻp",
  "coupon.sumBelow": "Buyurtma {price} dan kam",
  "coupon.sumBetween": "Buyurtma {from} dan koʻp va {to} dan kam",
  "coupon.hours": "{from} dan {to} gacha",
  "coupon.weekday": "Hafta kunlari: {days}",
  "coupon.first": "Birinchi buyurtmaga",
  "coupon.quoted": "“{name}”",
  "coupon.someDishes": "aksiyadagi taomlar",
};
