import type { PartOf } from "../part-of.ts";
import type { popups as ru } from "../ru/popups.ts";

export const popups: PartOf<typeof ru> = {
  // Popups and the hours of a branch that is closed
  "popup.title": "Xəbərlər",
  "popup.stopped": "Hazırda sifariş qəbul etmirik",
  "popup.closed": "Hazırda bağlıyıq",
  "popup.hours.today": "Bu gün {from}–{to}",
  "popup.hours.tomorrow": "Sabah {from}–{to}",
  "popup.hours.later": "{day}, {from}–{to}",
  "popup.hoursText": "Sonrakı vaxta sifarişi indidən verə bilərsiniz",
  "popup.fine": "Aydındır",
  "popup.more": "Ətraflı",

  // The city
  "city.question": "Şəhəriniz {city}, düzdür?",
  "city.branches": "{count, plural, one {Burada # restoranımız var} other {Burada # restoranımız var}}",
  "city.yes": "Bəli, düzdür",
  "city.other": "Xeyr, başqası",
  "city.address": "Xeyr, ünvanı göstər",
  "city.choose": "Şəhəri seçin",
  "city.next": "Ünvana keç",

  // The visitor's settings
  "settings.theme": "Görünüş",
  "settings.theme.light": "Açıq",
  "settings.theme.dark": "Tünd",
  "settings.city": "Şəhər",
  "settings.change": "Dəyiş",
  "settings.saved": "Brauzerdə saxlanılanlar",
  "settings.savedText": "Ünvan, dil, görünüş, bağlanmış elanlar",
  "settings.clear": "Təmizlə",
  "settings.clearTitle": "Saxlanılanlar təmizlənsin?",
  "settings.clearText":
    "Ünvan, alma üsulu, dil, görünüş və bağlanmış elanlar unudulacaq. Səbət, sevimlilər və hesaba giriş qalacaq",

  // The look of the site
  "layout.choose": "Saytın görünüşünü seçin",
  "layout.show": "Belə göstər",
  "layout.default": "Lent",
  "layout.default.text": "Bütün menyu bir səhifədə, səbət yanında",
  "layout.cat1": "Bölmələr",
  "layout.cat1.text": "Əvvəlcə şəkilli bölmələr, sonra yeməklər",
  "layout.cat2": "Yanda siyahı",
  "layout.cat2.text": "Bölmələr və alt bölmələr solda siyahı ilə",
  "layout.cat12": "Bölmələr və siyahı",
  "layout.cat12.text": "Şəkillər yuxarıda, siyahı solda",
  "layout.samokat": "Rəflər",
  "layout.samokat.text": "Mağaza: bölmə rəfləri və kiçik kartlar",
  "layout.lavka": "Dükan",
  "layout.lavka.text": "Mağaza: bütün mallar bir səhifədə",
  "layout.restoran": "Restoran",
  "layout.restoran.text": "Əvvəlcə zal və masa, sonra menyu",
  "layout.lending": "Bir səhifə",
  "layout.lending.text": "Bütün restoran bir uzun səhifədə",

  // An order at a glance
  "order.page": "Sifariş səhifəsi",
  "order.failed": "Sifariş yüklənmədi. Bağlantını yoxlayın",

  // What a coupon means
  "coupon.title": "Şərtlər",
  "coupon.more": "Şərtlər",
  "coupon.failed": "Şərtlər yüklənmədi. Bağlantını yoxlayın, bəlkə də aksiya bitib",
  "coupon.gifts": "Seçiminizə görə hədiyyə",
  "coupon.conditions": "Nə vaxt keçərlidir",
  "coupon.now": "Səbətiniz indi",
  "coupon.how": "Necə almaq olar",
  "coupon.howAuto": "Yemək əlavə edin, endirim və ya hədiyyə səbətdə görünəcək",
  "coupon.howCode": "Səbətdə {code} promokodunu daxil edin",
  "coupon.until": "{day} daxil olmaqla",
  "coupon.uses": "{count, plural, =1 {Hər qonağa bir dəfə} one {Hər qonağa # dəfə} other {Hər qonağa # dəfə}}",
  "coupon.warehouse": "{names} restoranında",
  "coupon.delivery.flat_rate": "Çatdırılma ilə",
  "coupon.delivery.local_pickup": "Özünüz götürəndə",
  "coupon.delivery.lounge": "Zalda",
  "coupon.delivery.both": "Çatdırılma ilə və ya özünüz götürəndə",
  "coupon.device": "Tətbiqdə",
  "coupon.birthday":
    "Ad günü üçün: {before, plural, one {# gün} other {# gün}} əvvəl və {after, plural, one {# gün} other {# gün}} sonra. Tarix şəxsi kabinetdə göstərilib",
  "coupon.contains": "Sifarişdə var: {names}",
  "coupon.excluded": "Sifarişdə yoxdur: {names}",
  "coupon.quantity": "Ən azı {count, plural, one {# porsiya} other {# porsiya}}: {names}",
  "coupon.sumAbove": "Sifarişin məbləği {price} həddindən çox",
  "coupon.sumBelow": "Sifarişin məbləği {price} həddindən az",
  "coupon.sumBetween": "Sifarişin məbləği {from} həddindən çox, {to} həddindən az",
  "coupon.hours": "Saat {from}–{to}",
  "coupon.weekday": "Həftənin günləri: {days}",
  "coupon.first": "İlk sifarişə",
  "coupon.quoted": "“{name}”",
  "coupon.someDishes": "aksiyadakı yeməklər",
};
