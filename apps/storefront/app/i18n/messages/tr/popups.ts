import type { PartOf } from "../part-of.ts";
import type { popups as ru } from "../ru/popups.ts";

export const popups: PartOf<typeof ru> = {
  // Popups and the hours of a branch that is closed
  "popup.title": "Haberler",
  "popup.stopped": "Şu an sipariş almıyoruz",
  "popup.closed": "Şu an kapalıyız",
  "popup.hours.today": "Bugün {from} – {to} arası",
  "popup.hours.tomorrow": "Yarın {from} – {to} arası",
  "popup.hours.later": "{day}, {from} – {to} arası",
  "popup.hoursText": "İleri bir saate siparişi şimdiden verebilirsiniz",
  "popup.fine": "Anladım",
  "popup.more": "Ayrıntılar",

  // The city
  "city.question": "Şehriniz {city}, doğru mu?",
  "city.branches": "{count, plural, one {Burada # restoranımız var} other {Burada # restoranımız var}}",
  "city.yes": "Evet, doğru",
  "city.other": "Hayır, başka",
  "city.address": "Hayır, adres gireceğim",
  "city.choose": "Şehrinizi seçin",
  "city.next": "Adrese geç",

  // The visitor's settings
  "settings.theme": "Görünüm",
  "settings.theme.light": "Açık",
  "settings.theme.dark": "Koyu",
  "settings.city": "Şehir",
  "settings.change": "Değiştir",
  "settings.saved": "Tarayıcıda kayıtlı olanlar",
  "settings.savedText": "Adres, dil, görünüm, kapatılan duyurular",
  "settings.clear": "Temizle",
  "settings.clearTitle": "Kayıtlar temizlensin mi?",
  "settings.clearText":
    "Adres, teslim yöntemi, dil, görünüm ve kapatılan duyurular unutulacak. Sepet, favoriler ve oturumunuz kalacak",

  // The look of the site
  "layout.choose": "Site görünümünü seçin",
  "layout.show": "Böyle göster",
  "layout.default": "Tek liste",
  "layout.default.text": "Tüm menü tek sayfada, sepet yanında",
  "layout.cat1": "Bölümler",
  "layout.cat1.text": "Önce resimli bölümler, sonra yemekler",
  "layout.cat2": "Yanda liste",
  "layout.cat2.text": "Bölümler ve alt bölümler solda liste halinde",
  "layout.cat12": "Bölümler ve liste",
  "layout.cat12.text": "Resimler üstte, liste solda",
  "layout.samokat": "Raflar",
  "layout.samokat.text": "Market: bölüm rafları ve küçük kartlar",
  "layout.lavka": "Dükkân",
  "layout.lavka.text": "Market: tüm ürünler tek sayfada",
  "layout.restoran": "Restoran",
  "layout.restoran.text": "Önce salon ve masa, sonra menü",
  "layout.lending": "Tek sayfa",
  "layout.lending.text": "Tüm restoran tek bir uzun sayfada",

  // An order at a glance
  "order.page": "Sipariş sayfası",
  "order.failed": "Sipariş yüklenemedi. Bağlantınızı kontrol edin",

  // What a coupon means
  "coupon.title": "Koşullar",
  "coupon.more": "Koşullar",
  "coupon.failed": "Koşullar yüklenemedi. Bağlantınızı kontrol edin, kampanya bitmiş de olabilir",
  "coupon.gifts": "Seçeceğiniz bir hediye",
  "coupon.conditions": "Ne zaman geçerli",
  "coupon.now": "Sepetinizin durumu",
  "coupon.how": "Nasıl alınır",
  "coupon.howAuto": "Yemek ekleyin, indirim veya hediye sepette görünsün",
  "coupon.howCode": "Sepette {code} promosyon kodunu girin",
  "coupon.until": "Son gün: {day} (dahil)",
  "coupon.uses": "{count, plural, =1 {Misafir başına bir kez} one {Misafir başına # kez} other {Misafir başına # kez}}",
  "coupon.warehouse": "{names} restoranında",
  "coupon.delivery.flat_rate": "Adrese teslimde",
  "coupon.delivery.local_pickup": "Gel al siparişinde",
  "coupon.delivery.lounge": "Salonda",
  "coupon.delivery.both": "Adrese teslimde veya gel al siparişinde",
  "coupon.device": "Uygulamada",
  "coupon.birthday":
    "Doğum gününüze özel: {before, plural, one {# gün} other {# gün}} öncesi ile {after, plural, one {# gün} other {# gün}} sonrası arası. Tarih hesabınızda kayıtlı",
  "coupon.contains": "Siparişte şunlar olmalı: {names}",
  "coupon.excluded": "Siparişte şunlar olmamalı: {names}",
  "coupon.quantity": "En az {count, plural, one {# porsiyon} other {# porsiyon}}: {names}",
  "coupon.sumAbove": "{price} üzerindeki sipariş",
  "coupon.sumBelow": "{price} altındaki sipariş",
  "coupon.sumBetween": "{from} üzerinde ve {to} altında sipariş",
  "coupon.hours": "{from} – {to} arası",
  "coupon.weekday": "Haftanın günleri: {days}",
  "coupon.first": "İlk siparişte",
  "coupon.quoted": "“{name}”",
  "coupon.someDishes": "kampanyadaki yemekler",
};
