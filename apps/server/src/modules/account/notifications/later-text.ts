import { clockText, type LanguageCode } from "@skatert/contract";
import { localTime } from "@skatert/domain";
import type { NotificationContent } from "./notification-content.ts";

/** Texts for an order later than promised, by language (APP-3). */
const laterWords: Readonly<Record<LanguageCode, { readonly door: string; readonly counter: string }>> = {
  ru: {
    door: "Не успеваем к {was}, привезём к {time}. Подождёте?",
    counter: "Не успеваем к {was}, будет готов к {time}. Подождёте?",
  },
  be: {
    door: "Не паспяваем да {was}, прывязём да {time}. Пачакаеце?",
    counter: "Не паспяваем да {was}, будзе гатова да {time}. Пачакаеце?",
  },
  en: {
    door: "We cannot make {was}, we deliver by {time}. Will you wait?",
    counter: "We cannot make {was}, ready by {time}. Will you wait?",
  },
  de: {
    door: "{was} schaffen wir nicht, wir liefern bis {time}. Möchten Sie warten?",
    counter: "{was} schaffen wir nicht, fertig bis {time}. Möchten Sie warten?",
  },
  fr: {
    door: "Impossible à {was}, livraison avant {time}. Attendez-vous ?",
    counter: "Impossible à {was}, prête à {time}. Attendez-vous ?",
  },
  pt: {
    door: "Não conseguimos até {was}, entregamos até {time}. Pode esperar?",
    counter: "Não conseguimos até {was}, pronto até {time}. Pode esperar?",
  },
  es: {
    door: "No llegamos a las {was}, lo llevamos antes de las {time}. ¿Esperas?",
    counter: "No llegamos a las {was}, listo a las {time}. ¿Esperas?",
  },
  it: {
    door: "Non ce la facciamo per le {was}, consegniamo entro le {time}. Aspetti?",
    counter: "Non ce la facciamo per le {was}, pronto per le {time}. Aspetti?",
  },
  hy: {
    door: "Չենք հասցնում մինչև {was}, կհասցնենք մինչև {time}։ Կսպասե՞ք",
    counter: "Չենք հասցնում մինչև {was}, պատրաստ կլինի մինչև {time}։ Կսպասե՞ք",
  },
  vi: {
    door: "Chúng tôi không kịp {was}, sẽ giao trước {time}. Bạn chờ được không?",
    counter: "Chúng tôi không kịp {was}, sẵn sàng lúc {time}. Bạn chờ được không?",
  },
  id: {
    door: "Kami tidak sempat pukul {was}, diantar sebelum {time}. Mau menunggu?",
    counter: "Kami tidak sempat pukul {was}, siap pukul {time}. Mau menunggu?",
  },
  "zh-CN": {
    door: "来不及 {was} 前送到，将在 {time} 前送达。您愿意等吗？",
    counter: "来不及 {was} 前备好，将在 {time} 前备好。您愿意等吗？",
  },
  kk: {
    door: "{was} үлгермейміз, {time} дейін жеткіземіз. Күтесіз бе?",
    counter: "{was} үлгермейміз, {time} дайын болады. Күтесіз бе?",
  },
  hi: {
    door: "{was} तक नहीं हो पाएगा, {time} तक पहुँचाएँगे। क्या आप रुकेंगे?",
    counter: "{was} तक नहीं हो पाएगा, {time} तक तैयार होगा। क्या आप रुकेंगे?",
  },
  tr: {
    door: "{was} saatine yetişemiyoruz, en geç {time} getiriyoruz. Bekler misiniz?",
    counter: "{was} saatine yetişemiyoruz, {time} saatinde hazır. Bekler misiniz?",
  },
  tt: {
    door: "{was} өлгермибез, {time} кадәр китерәбез. Көтәсезме?",
    counter: "{was} өлгермибез, {time} әзер була. Көтәсезме?",
  },
  az: {
    door: "Saat {was} qədər çatdırmırıq, {time} qədər gətiririk. Gözləyərsiniz?",
    counter: "Saat {was} qədər çatdırmırıq, {time} hazır olacaq. Gözləyərsiniz?",
  },
  uz: {
    door: "Soat {was} ga ulgurmaymiz, {time} gacha yetkazamiz. Kutasizmi?",
    counter: "Soat {was} ga ulgurmaymiz, {time} da tayyor boʻladi. Kutasizmi?",
  },
};

/** Formats both times on the branch's wall clock. */
export function laterText(
  { was, promisedAt, isDelivery, timeZone }: Extract<NotificationContent, { kind: "order-later" }>,
  language: LanguageCode,
): string {
  const words = laterWords[language];
  const text = isDelivery ? words.door : words.counter;
  return text.replace("{was}", clock(was, timeZone)).replace("{time}", clock(promisedAt, timeZone));
}

function clock(instant: number, timeZone: string): string {
  return clockText(localTime(instant, timeZone).minute);
}
