import type { PartOf } from "../part-of.ts";
import type { site as ru } from "../ru/site.ts";

export const site: PartOf<typeof ru> = {
  // The whole site
  "site.skip": "Asosiy mazmunga oʻtish",
  "site.home": "Bosh sahifaga",
  "site.menu": "Menyu",
  "site.close": "Yopish",
  "site.back": "Orqaga",
  "site.retry": "Qayta urinish",
  "site.loading": "Yuklanmoqda",
  "site.language": "Til",
  "site.theme": "Mavzuni almashtirish: yorugʻ yoki qorongʻi",
  "site.search": "Menyudan qidirish",
  "site.contacts": "Aloqa",
  "site.information": "Biz haqimizda",
  "site.hours": "Ish vaqti",
  "site.categories": "Menyu boʻlimlari",
  "site.offline": "Aloqa yoʻq. Savat saqlandi, buyurtmani keyinroq berish mumkin",
  "site.burger": "Menyuni ochish",
  "site.settings": "Sozlamalar",
  "site.pageType": "Sayt koʻrinishi",
  "site.call": "Qoʻngʻiroq qilish: {phone}",

  // Screens that say something went wrong
  "error.notFound.title": "Sahifa topilmadi",
  "error.notFound.text": "U koʻchirilgan yoki manzilda xato bor. Menyu joyida",
  "error.fatal.title": "Sahifa ochilmadi",
  "error.fatal.text": "Xatodan xabarimiz bor. Sahifani yangilang yoki bosh sahifadan boshlang",
  "error.offline.title": "Aloqa yoʻq",
  "error.offline.text":
    "Bu sahifani hozircha yuklab boʻlmaydi. Aloqa tiklanganda oʻzi ochiladi; avval koʻrganlaringiz hozir ham ochiladi",

  // Where and how the dinner gets to the table
  "place.choose": "Yetkazish manzilini koʻrsating",
  "place.change": "Oʻzgartirish",
  "place.delivery": "Yetkazib berish",
  "place.pickup": "Olib ketish",
  "place.lounge": "Restoranda",
  "place.minutes": "{minutes} daq",
  "place.minimum": "kamida {amount} buyurtma",

  // The home page
  "home.stories": "Storilar",
  "home.banners": "Takliflar",
  "home.story.next": "Keyingi stori",
  "home.story.previous": "Oldingi stori",
  "home.story.open": "Batafsil",
  "home.banner.next": "Keyingi taklif",
  "home.banner.previous": "Oldingi taklif",
  "home.banner.goTo": "{number}-taklif",
  "home.empty": "Menyu tez orada paydo boʻladi",

  // The menu
  "menu.all": "Hammasi",
  "menu.filters": "Filtrlar",
  "menu.filters.count": "{count, plural, one {# ta filtr tanlandi} other {# ta filtr tanlandi}}",
  "menu.filters.badges": "Xususiyatlari",
  "menu.filters.without": "Allergenlarsiz",
  "menu.filters.show":
    "{count, plural, =0 {Mos taom yoʻq} one {# ta taomni koʻrsatish} other {# ta taomni koʻrsatish}}",
  "menu.filters.reset": "Tozalash",
  "menu.sort": "Tartibi",
  "menu.sort.default": "Menyudagidek",
  "menu.sort.priceAsc": "Avval arzonlari",
  "menu.sort.priceDesc": "Avval qimmatlari",
  "menu.empty": "Bu shartlar boʻyicha hech narsa topilmadi",
  "menu.hidden":
    "{count, plural, one {Allergenlaringiz bor # ta taom yashirilgan} other {Allergenlaringiz bor # ta taom yashirilgan}}",
  "menu.show": "Koʻrsatish",
  "menu.emptyCategory": "Bu boʻlim hozircha boʻsh",
  "menu.dishes": "{count, plural, one {# ta taom} other {# ta taom}}",

  // A dish
  "dish.add": "Qoʻshish",
  "dish.addNamed": "Savatga qoʻshish: {name}",
  "dish.choose": "Tanlash",
  "dish.chooseNamed": "Variantni tanlash: {name}",
  "dish.from": "{price} dan",
  "dish.perWeight": "{weight} uchun",
  "dish.soldOut": "Tugadi",
  "dish.hours": "{from} dan {to} gacha",
  "dish.otherDays": "Bugun tayyorlanmaydi",
  "dish.next.today": "Bugun, {time}",
  "dish.next.tomorrow": "Ertaga, {time}",
  "dish.next.day": "{day}, {time}",
  "dish.notHere": "Bu restoranda yoʻq",
  "dish.notSold": "Onlayn sotilmaydi",
  "dish.composition": "Tarkibi",
  "dish.nutrition": "100 g dagi ozuqaviy qiymati",
  "dish.calories": "Kaloriya, kkal",
  "dish.proteins": "Oqsil, g",
  "dish.fats": "Yogʻ, g",
  "dish.carbohydrates": "Uglevod, g",
  "dish.allergens": "Allergenlar",
  "dish.excluded": "Siz chiqarib tashlagansiz: {names}",
  "dish.variation": "Variant",
  "dish.supplements": "Qoʻshimchalar",
  "dish.freeLimit": "{count, plural, one {# ta qoʻshimcha bepul} other {# ta qoʻshimcha bepul}}",
  "dish.freeLeft":
    "{count, plural, =0 {Bepullari tanlandi, qolgani pullik} one {Yana # tasi bepul} other {Yana # tasi bepul}}",
  "dish.free": "bepul",
  "dish.addFor": "Qoʻshish · {price}",
  "dish.quantity": "Soni",
  "dish.more": "Koʻpaytirish: {name}",
  "dish.fewer": "Kamaytirish: {name}",
  "dish.inCart": "Savatda: {count}",
  "dish.byRequest": "Soʻrov qoldirish",
  "dish.byRequestNamed": "Soʻrov qoldirish: {name}",
  "dish.rating": "Bahosi 5 dan {average}, {count, plural, one {# ta ovoz} other {# ta ovoz}}",
  "dish.reviews": "Sharhlar",
  "dish.combo": "Toʻplamda",
  "dish.oldPrice": "Avvalgi narxi",
  "dish.picture": "Surat: {name}",

  // Units
  "unit.gram": "g",
  "unit.kilogram": "kg",
  "unit.milliliter": "ml",
  "unit.liter": "l",
  "unit.piece": "dona",

  // The cart as seen from outside
  "cart.title": "Savat",
  "cart.open": "Savat, {count, plural, one {# ta taom} other {# ta taom}}",
  "cart.empty": "Hozircha boʻsh",
  "cart.emptyText": "Menyudan taom qoʻshing, ular shu yerda koʻrinadi",
  "cart.added": "{name}: savatga qoʻshildi",

  // Of the account, what every page shows
  "site.callMe": "Menga qoʻngʻiroq qiling",
  "site.signIn": "Kirish",
  "site.mine": "Buyurtmalar va sevimlilar",
  "site.account": "Shaxsiy kabinet",
  "favorites.add": "Sevimlilarga qoʻshish: {name}",
  "favorites.added": "{name}: sevimlilarga qoʻshildi",
  "favorites.removed": "{name}: sevimlilardan olindi",

  // content
};
