import type { LanguageCode } from "@skatert/contract";

export interface MoneyBackWords {
  readonly money: string;
  readonly points: string;
}

function words(money: string, points: string): MoneyBackWords {
  return { money, points };
}

/** Texts about refunds, by language (APP-3). */
export const moneyBackWords: Readonly<Record<LanguageCode, MoneyBackWords>> = {
  ru: words("Вернём {sum} на карту до {day}", "Баллы вернули сразу: {points}"),
  be: words("Вернем {sum} на картку да {day}", "Балы вярнулі адразу: {points}"),
  en: words("We return {sum} to your card by {day}", "Points returned at once: {points}"),
  de: words("Wir erstatten {sum} bis {day} auf Ihre Karte", "Punkte sofort gutgeschrieben: {points}"),
  fr: words("Nous remboursons {sum} sur votre carte avant le {day}", "Points rendus tout de suite : {points}"),
  pt: words("Devolvemos {sum} no cartão até {day}", "Pontos devolvidos na hora: {points}"),
  es: words("Devolveremos {sum} a tu tarjeta antes del {day}", "Puntos devueltos al momento: {points}"),
  it: words("Rimborsiamo {sum} sulla carta entro il {day}", "Punti restituiti subito: {points}"),
  hy: words("{sum} կվերադարձնենք քարտին մինչև {day}", "Միավորները վերադարձվել են՝ {points}"),
  vi: words("Chúng tôi hoàn {sum} vào thẻ trước {day}", "Đã hoàn điểm ngay: {points}"),
  id: words("Kami kembalikan {sum} ke kartu paling lambat {day}", "Poin langsung dikembalikan: {points}"),
  "zh-CN": words("我们将在 {day} 前把 {sum} 退回您的银行卡", "积分已退回：{points}"),
  kk: words("{sum} картаға {day} дейін қайтарамыз", "Ұпайлар бірден қайтарылды: {points}"),
  hi: words("हम {day} तक {sum} आपके कार्ड पर लौटा देंगे", "पॉइंट तुरंत लौटाए गए: {points}"),
  tr: words("{sum} en geç {day} tarihinde kartınıza iade edilecek", "Puanlar hemen iade edildi: {points}"),
  tt: words("{sum} картага {day} кадәр кайтарабыз", "Баллар шунда ук кайтарылды: {points}"),
  az: words("{sum} məbləği {day} tarixinədək kartınıza qaytarılacaq", "Ballar dərhal qaytarıldı: {points}"),
  uz: words("{sum} kartangizga {day} gacha qaytariladi", "Ballar darhol qaytarildi: {points}"),
};
