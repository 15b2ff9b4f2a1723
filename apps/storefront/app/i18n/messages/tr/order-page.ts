import type { PartOf } from "../part-of.ts";
import type { orderPage as ru } from "../ru/order-page.ts";

export const orderPage: PartOf<typeof ru> = {
  "orders.carried.ready": "Paketlendi",
  "orders.carried.handed-over": "Kapıya teslim edildi",
  "orders.now.delivered": "Sipariş kapıya teslim edildi. Afiyet olsun",
  "orders.waitUntil": "Siparişi {time} saatine kadar tutuyoruz. Ödenmezse iptal edilir",
  "orders.timeCame": "Bu siparişin saati geçti, artık ödenemez",
  "orders.declinedTitle": "Ödeme yapılamadı",
  "orders.declinedText":
    "Para çekilmedi. Siparişi {time} saatine kadar tutuyoruz: tekrar deneyin veya başka şekilde ödeyin",
  "orders.payAgain": "Tekrar dene, {price}",
  "orders.payOffline": "Bağlantı yok, ödeme sayfası açılamıyor. Bağlantı gelince yeniden deneyin",
  "orders.otherWays": "Başka şekilde öde",
  "orders.methodTaken": "Sipariş kabul edildi, ödeme teslimatta",
  "orders.methodFailed": "Ödeme yöntemi artık değiştirilemez: sipariş ödendi veya iptal edildi",
  "orders.methodOffline": "Bağlantı yok, ödeme yöntemi değişmedi. Tekrar deneyin",
  "orders.waitingTitle": "Sipariş {number} ödeme bekliyor",
  "orders.open": "Siparişi aç",
  "moneyBack.due": "{price} en geç {day} tarihinde kartınıza iade edilecek",
  "moneyBack.duePoints": "{price} en geç {day} tarihinde kartınıza, {points} hemen iade edilecek",
  "moneyBack.done": "{price} kartınıza iade edildi, banka en geç {day} tarihinde yatırır",
  "moneyBack.points": "Hemen iade edildi: {points}",
  "promise.delivery": "En geç {time} getiriyoruz",
  "promise.pickup": "{time} saatinde hazır",
  "promise.express": "Ekspres: en geç {time}, {minutes} dakikada getiriyoruz",
  "promise.late": "{was} saatine yetişemiyoruz. Yeni saat: {time}. Bekler misiniz?",
  "promise.keep": "Beklerim",
  "promise.kept": "Beklediğiniz için teşekkürler",
  "orders.unsent": "Yanıtınız gönderilmedi. Bağlantıyı kontrol edin",
};
