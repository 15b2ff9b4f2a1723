import type { PartOf } from "../part-of.ts";
import type { orderPage as ru } from "../ru/order-page.ts";

export const orderPage: PartOf<typeof ru> = {
  "orders.carried.ready": "Yigʻildi",
  "orders.carried.handed-over": "Yetkazildi",
  "orders.now.delivered": "Buyurtma yetkazildi. Yoqimli ishtaha",
  "orders.waitUntil": "Buyurtmani soat {time} gacha saqlaymiz. Toʻlanmasa, bekor qilinadi",
  "orders.timeCame": "Buyurtma vaqti oʻtdi, endi toʻlab boʻlmaydi",
  "orders.declinedTitle": "Toʻlov oʻtmadi",
  "orders.declinedText":
    "Pul yechilmadi. Buyurtmani soat {time} gacha saqlaymiz: qayta urinib koʻring yoki boshqa usulni tanlang",
  "orders.payAgain": "Qayta urinish, {price}",
  "orders.payOffline": "Aloqa yoʻq, toʻlov sahifasi ochilmaydi. Aloqa tiklanganda qayta urinib koʻring",
  "orders.otherWays": "Boshqacha toʻlash",
  "orders.methodTaken": "Buyurtma qabul qilindi, toʻlov olganda",
  "orders.methodFailed": "Toʻlov usulini endi oʻzgartirib boʻlmaydi: buyurtma toʻlangan yoki bekor qilingan",
  "orders.methodOffline": "Aloqa yoʻq, toʻlov usuli oʻzgarmadi. Qayta urinib koʻring",
  "orders.waitingTitle": "Buyurtma {number} toʻlovni kutmoqda",
  "orders.open": "Buyurtmani ochish",
  "moneyBack.due": "{price} kartangizga {day} gacha qaytariladi",
  "moneyBack.duePoints": "{price} kartangizga {day} gacha, {points} darhol qaytariladi",
  "moneyBack.done": "{price} kartangizga qaytarildi, bank {day} gacha tushiradi",
  "moneyBack.points": "Darhol qaytarildi: {points}",
  "promise.delivery": "Soat {time} gacha yetkazamiz",
  "promise.pickup": "Soat {time} da tayyor boʻladi",
  "promise.express": "Tezkor: soat {time} gacha, {minutes} daqiqada yetkazamiz",
  "promise.late": "Soat {was} ga ulgurmaymiz. Yangi vaqt: {time}. Kutasizmi?",
  "promise.keep": "Kutaman",
  "promise.kept": "Kutganingiz uchun rahmat",
  "orders.unsent": "Javob yuborilmadi. Aloqani tekshiring",
};
