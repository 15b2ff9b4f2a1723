import type { PartOf } from "../part-of.ts";
import type { site as ru } from "../ru/site.ts";

export const site: PartOf<typeof ru> = {
  // The whole site
  "site.skip": "Məzmuna keç",
  "site.home": "Ana səhifəyə",
  "site.menu": "Menyu",
  "site.close": "Bağla",
  "site.back": "Geri",
  "site.retry": "Yenidən cəhd et",
  "site.loading": "Yüklənir",
  "site.language": "Dil",
  "site.theme": "Mövzunu dəyiş: açıq və ya tünd",
  "site.search": "Menyuda axtarış",
  "site.contacts": "Əlaqə",
  "site.information": "Haqqımızda",
  "site.hours": "İş saatları",
  "site.categories": "Menyu bölmələri",
  "site.offline": "Bağlantı yoxdur. Səbət saxlanılıb, sifarişi sonra verə bilərsiniz",
  "site.burger": "Menyunu aç",
  "site.settings": "Parametrlər",
  "site.pageType": "Saytın görünüşü",
  "site.call": "Zəng et: {phone}",

  // Screens that say something went wrong
  "error.notFound.title": "Səhifə tapılmadı",
  "error.notFound.text": "Səhifə köçürülüb və ya ünvanda səhv var. Menyu yerindədir",
  "error.fatal.title": "Səhifə açılmadı",
  "error.fatal.text": "Xətadan xəbərimiz var. Səhifəni yeniləyin və ya ana səhifədən başlayın",
  "error.offline.title": "Bağlantı yoxdur",
  "error.offline.text":
    "Bu səhifəni hələ yükləmək olmur. Bağlantı qayıdanda özü açılacaq; əvvəl baxdıqlarınız indi də açılır",

  // Where and how the dinner gets to the table
  "place.choose": "Çatdırılma ünvanını göstərin",
  "place.change": "Dəyiş",
  "place.delivery": "Çatdırılma",
  "place.pickup": "Özüm götürürəm",
  "place.lounge": "Restoranda",
  "place.minutes": "{minutes} dəq",
  "place.minimum": "minimum sifariş {amount}",

  // The home page
  "home.stories": "Hekayələr",
  "home.banners": "Təkliflər",
  "home.story.next": "Növbəti hekayə",
  "home.story.previous": "Əvvəlki hekayə",
  "home.story.open": "Ətraflı",
  "home.banner.next": "Növbəti təklif",
  "home.banner.previous": "Əvvəlki təklif",
  "home.banner.goTo": "Təklif {number}",
  "home.empty": "Menyu tezliklə burada olacaq",

  // The menu
  "menu.all": "Hamısı",
  "menu.filters": "Filtrlər",
  "menu.filters.count": "{count, plural, one {# filtr seçilib} other {# filtr seçilib}}",
  "menu.filters.badges": "Xüsusiyyətlər",
  "menu.filters.without": "Allergensiz",
  "menu.filters.show": "{count, plural, =0 {Uyğun yemək yoxdur} one {# yeməyi göstər} other {# yeməyi göstər}}",
  "menu.filters.reset": "Sıfırla",
  "menu.sort": "Sıralama",
  "menu.sort.default": "Menyudakı kimi",
  "menu.sort.priceAsc": "Əvvəlcə ucuz",
  "menu.sort.priceDesc": "Əvvəlcə bahalı",
  "menu.empty": "Bu şərtlərə uyğun heç nə tapılmadı",
  "menu.hidden":
    "{count, plural, one {Allergenləriniz olan # yemək gizlədilib} other {Allergenləriniz olan # yemək gizlədilib}}",
  "menu.show": "Göstər",
  "menu.emptyCategory": "Bu bölmə hələ boşdur",
  "menu.dishes": "{count, plural, one {# yemək} other {# yemək}}",

  // A dish
  "dish.add": "Əlavə et",
  "dish.addNamed": "Səbətə əlavə et: {name}",
  "dish.choose": "Seç",
  "dish.chooseNamed": "Variant seç: {name}",
  "dish.from": "ən azı {price}",
  "dish.perWeight": "{weight} üçün",
  "dish.soldOut": "Bitib",
  "dish.hours": "Saat {from}–{to}",
  "dish.otherDays": "Bu gün hazırlanmır",
  "dish.next.today": "Bu gün, {time}",
  "dish.next.tomorrow": "Sabah, {time}",
  "dish.next.day": "{day}, {time}",
  "dish.notHere": "Bu restoranda yoxdur",
  "dish.notSold": "Onlayn satılmır",
  "dish.composition": "Tərkibi",
  "dish.nutrition": "100 q üçün qida dəyəri",
  "dish.calories": "Kalori, kkal",
  "dish.proteins": "Zülal, q",
  "dish.fats": "Yağ, q",
  "dish.carbohydrates": "Karbohidrat, q",
  "dish.allergens": "Allergenlər",
  "dish.variation": "Variant",
  "dish.supplements": "Əlavələr",
  "dish.freeLimit": "{count, plural, one {# əlavə pulsuz} other {# əlavə pulsuz}}",
  "dish.freeLeft":
    "{count, plural, =0 {Pulsuzlar seçilib, qalanı ödənişlidir} one {Daha # pulsuz} other {Daha # pulsuz}}",
  "dish.free": "pulsuz",
  "dish.addFor": "Əlavə et · {price}",
  "dish.quantity": "Say",
  "dish.more": "Artır: {name}",
  "dish.fewer": "Azalt: {name}",
  "dish.inCart": "Səbətdə: {count}",
  "dish.byRequest": "Sorğu göndər",
  "dish.byRequestNamed": "Sorğu göndər: {name}",
  "dish.rating": "5 üzərindən {average}, {count, plural, one {# səs} other {# səs}}",
  "dish.reviews": "Rəylər",
  "dish.combo": "Dəstdə",
  "dish.oldPrice": "Əvvəlki qiymət",
  "dish.picture": "Foto: {name}",

  // Units
  "unit.gram": "q",
  "unit.kilogram": "kq",
  "unit.milliliter": "ml",
  "unit.liter": "l",
  "unit.piece": "ədəd",

  // The cart as seen from outside
  "cart.title": "Səbət",
  "cart.open": "Səbət, {count, plural, one {# yemək} other {# yemək}}",
  "cart.empty": "Hələ boşdur",
  "cart.emptyText": "Menyudan yemək əlavə edin, burada görünəcək",
  "cart.added": "{name}: səbətə əlavə olundu",

  // Of the account, what every page shows
  "site.callMe": "Mənə zəng edin",
  "site.signIn": "Daxil ol",
  "site.mine": "Sifarişlər və sevimlilər",
  "site.account": "Şəxsi kabinet",
  "favorites.add": "Sevimlilərə əlavə et: {name}",
  "favorites.added": "{name}: sevimlilərə əlavə olundu",
  "favorites.removed": "{name}: sevimlilərdən çıxarıldı",

  // content
};
