import type { PartOf } from "../part-of.ts";
import type { orderPage as ru } from "../ru/order-page.ts";

export const orderPage: PartOf<typeof ru> = {
  "orders.carried.ready": "Yığılıb",
  "orders.carried.handed-over": "Çatdırılıb",
  "orders.now.delivered": "Sifariş çatdırıldı. Nuş olsun",
  "orders.waitUntil": "Sifarişi saat {time} qədər saxlayırıq. Ödənilməsə, ləğv olunacaq",
  "orders.timeCame": "Bu sifarişin vaxtı keçib, artıq ödəmək olmaz",
  "orders.declinedTitle": "Ödəniş alınmadı",
  "orders.declinedText":
    "Pul tutulmayıb. Sifarişi saat {time} qədər saxlayırıq: yenidən cəhd edin və ya başqa üsul seçin",
  "orders.payAgain": "Yenidən cəhd et, {price}",
  "orders.payOffline": "Bağlantı yoxdur, ödəniş səhifəsi açılmır. Bağlantı qayıdanda yenidən cəhd edin",
  "orders.otherWays": "Başqa üsulla ödə",
  "orders.methodTaken": "Sifariş qəbul edildi, ödəniş alanda",
  "orders.methodFailed": "Ödəniş üsulu artıq dəyişmir: sifariş ödənilib və ya ləğv edilib",
  "orders.methodOffline": "Əlaqə yoxdur, ödəniş üsulu dəyişmədi. Yenidən cəhd edin",
  "orders.waitingTitle": "Sifariş {number} ödəniş gözləyir",
  "orders.open": "Sifarişi aç",
  "moneyBack.due": "{price} məbləği {day} tarixinədək kartınıza qaytarılacaq",
  "moneyBack.duePoints": "{price} məbləği {day} tarixinədək kartınıza, {points} dərhal qaytarılacaq",
  "moneyBack.done": "{price} kartınıza qaytarıldı, bank {day} tarixinədək köçürəcək",
  "moneyBack.points": "Dərhal qaytarıldı: {points}",
  "promise.delivery": "Saat {time} qədər gətiririk",
  "promise.pickup": "Saat {time} hazır olacaq",
  "promise.express": "Təcili: saat {time} qədər, {minutes} dəqiqəyə gətiririk",
  "promise.late": "Saat {was} qədər çatdırmırıq. Yeni vaxt: {time}. Gözləyərsiniz?",
  "promise.keep": "Gözləyərəm",
  "promise.kept": "Gözlədiyiniz üçün təşəkkürlər",
  "orders.unsent": "Cavab göndərilmədi. Əlaqəni yoxlayın",
};
