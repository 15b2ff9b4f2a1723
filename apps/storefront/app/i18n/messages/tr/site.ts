import type { PartOf } from "../part-of.ts";
import type { site as ru } from "../ru/site.ts";

export const site: PartOf<typeof ru> = {
  // The whole site
  "site.skip": "İçeriğe geç",
  "site.home": "Ana sayfaya dön",
  "site.menu": "Menü",
  "site.close": "Kapat",
  "site.back": "Geri",
  "site.retry": "Tekrar dene",
  "site.loading": "Yükleniyor",
  "site.language": "Dil",
  "site.theme": "Temayı değiştir: açık veya koyu",
  "site.search": "Menüde ara",
  "site.contacts": "İletişim",
  "site.information": "Hakkımızda",
  "site.hours": "Çalışma saatleri",
  "site.categories": "Menü bölümleri",
  "site.offline": "Bağlantı yok. Sepetiniz duruyor, siparişi sonra verebilirsiniz",
  "site.burger": "Menüyü aç",
  "site.settings": "Ayarlar",
  "site.pageType": "Site görünümü",
  "site.call": "{phone} numarasını ara",

  // Screens that say something went wrong
  "error.notFound.title": "Sayfa bulunamadı",
  "error.notFound.text": "Sayfa taşınmış ya da adres yanlış yazılmış olabilir. Menü yerinde duruyor",
  "error.fatal.title": "Sayfa açılmadı",
  "error.fatal.text": "Hatadan haberimiz var. Sayfayı yenileyin veya ana sayfadan başlayın",
  "error.offline.title": "Bağlantı yok",
  "error.offline.text":
    "Bu sayfa şu an yüklenemiyor. Bağlantı gelince kendiliğinden açılır; daha önce baktıklarınız şimdi de açılır",

  // Where and how the dinner gets to the table
  "place.choose": "Teslimat adresinizi girin",
  "place.change": "Değiştir",
  "place.delivery": "Adrese teslim",
  "place.pickup": "Gel al",
  "place.lounge": "Restoranda",
  "place.minutes": "{minutes} dk",
  "place.minimum": "en az {amount} sipariş",

  // The home page
  "home.stories": "Hikâyeler",
  "home.banners": "Fırsatlar",
  "home.story.next": "Sonraki hikâye",
  "home.story.previous": "Önceki hikâye",
  "home.story.open": "Ayrıntılar",
  "home.banner.next": "Sonraki fırsat",
  "home.banner.previous": "Önceki fırsat",
  "home.banner.goTo": "Fırsat {number}",
  "home.empty": "Menü çok yakında burada",

  // The menu
  "menu.all": "Tümü",
  "menu.filters": "Filtreler",
  "menu.filters.count": "{count, plural, one {# filtre seçildi} other {# filtre seçildi}}",
  "menu.filters.badges": "Özellikler",
  "menu.filters.without": "Alerjensiz",
  "menu.filters.show": "{count, plural, =0 {Uygun yemek yok} one {# yemeği göster} other {# yemeği göster}}",
  "menu.filters.reset": "Sıfırla",
  "menu.sort": "Sıralama",
  "menu.sort.default": "Menüdeki gibi",
  "menu.sort.priceAsc": "Önce en ucuz",
  "menu.sort.priceDesc": "Önce en pahalı",
  "menu.empty": "Bu seçimlere uyan bir şey bulunamadı",
  "menu.hidden":
    "{count, plural, one {Alerjeninizi içeren # yemek gizlendi} other {Alerjeninizi içeren # yemek gizlendi}}",
  "menu.show": "Göster",
  "menu.emptyCategory": "Bu bölüm şimdilik boş",
  "menu.dishes": "{count, plural, one {# yemek} other {# yemek}}",

  // A dish
  "dish.add": "Ekle",
  "dish.addNamed": "Sepete ekle: {name}",
  "dish.choose": "Seç",
  "dish.chooseNamed": "Seçenek belirle: {name}",
  "dish.from": "en az {price}",
  "dish.perWeight": "{weight} fiyatı",
  "dish.soldOut": "Tükendi",
  "dish.hours": "{from} – {to} arası",
  "dish.otherDays": "Bugün yapılmıyor",
  "dish.next.today": "Bugün {time}",
  "dish.next.tomorrow": "Yarın {time}",
  "dish.next.day": "{day}, {time}",
  "dish.notHere": "Bu restoranda yok",
  "dish.notSold": "Çevrimiçi satılmıyor",
  "dish.composition": "İçindekiler",
  "dish.nutrition": "Besin değerleri (100 g)",
  "dish.calories": "Enerji, kcal",
  "dish.proteins": "Protein, g",
  "dish.fats": "Yağ, g",
  "dish.carbohydrates": "Karbonhidrat, g",
  "dish.allergens": "Alerjenler",
  "dish.variation": "Seçenek",
  "dish.supplements": "Ekstralar",
  "dish.freeLimit": "{count, plural, one {# ekstra ücretsiz} other {# ekstra ücretsiz}}",
  "dish.freeLeft":
    "{count, plural, =0 {Ücretsizler seçildi, sonrakiler ücretli} one {# ücretsiz daha} other {# ücretsiz daha}}",
  "dish.free": "ücretsiz",
  "dish.addFor": "Ekle · {price}",
  "dish.quantity": "Adet",
  "dish.more": "Artır: {name}",
  "dish.fewer": "Azalt: {name}",
  "dish.inCart": "Sepette: {count}",
  "dish.byRequest": "Talep gönder",
  "dish.byRequestNamed": "Talep gönder: {name}",
  "dish.rating": "5 üzerinden {average}, {count, plural, one {# oy} other {# oy}}",
  "dish.reviews": "Yorumlar",
  "dish.combo": "Menüde neler var",
  "dish.oldPrice": "Önceki fiyat",
  "dish.picture": "Fotoğraf: {name}",

  // Units
  "unit.gram": "g",
  "unit.kilogram": "kg",
  "unit.milliliter": "ml",
  "unit.liter": "l",
  "unit.piece": "adet",

  // The cart as seen from outside
  "cart.title": "Sepet",
  "cart.open": "Sepet, {count, plural, one {# yemek} other {# yemek}}",
  "cart.empty": "Henüz boş",
  "cart.emptyText": "Menüden yemek ekleyin, burada görünsün",
  "cart.added": "{name}: sepete eklendi",

  // Of the account, what every page shows
  "site.callMe": "Beni arayın",
  "site.signIn": "Giriş yap",
  "site.mine": "Siparişler ve favoriler",
  "site.account": "Hesabım",
  "favorites.add": "Favorilere ekle: {name}",
  "favorites.added": "{name}: favorilere eklendi",
  "favorites.removed": "{name}: favorilerden çıkarıldı",

  // content
};
