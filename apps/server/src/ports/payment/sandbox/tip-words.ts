import type { LanguageCode } from "@skatert/contract";
import type { TipRecipient } from "@skatert/domain";

/** Texts about a tip on the practice gateway's page: its recipient with the order number, and that it is paid. */
export type TipWords = Readonly<Record<TipRecipient, (number: string) => string>> & { readonly paid: string };

function words(courier: string, kitchen: string, paid: string): TipWords {
  return {
    courier: (number) => courier.replace("#", number),
    kitchen: (number) => kitchen.replace("#", number),
    paid,
  };
}

/** By language (APP-3); "#" is replaced by the order number. */
export const tipWords: Readonly<Record<LanguageCode, TipWords>> = {
  ru: words("Чаевые курьеру, заказ #", "Чаевые кухне, заказ #", "Чаевые уже переданы."),
  be: words("Чаявыя кур’еру, замова #", "Чаявыя кухні, замова #", "Чаявыя ўжо перададзены."),
  en: words("Tip for the courier, order #", "Tip for the kitchen, order #", "The tip is already paid."),
  de: words(
    "Trinkgeld für den Kurier, Bestellung #",
    "Trinkgeld für die Küche, Bestellung #",
    "Das Trinkgeld ist schon bezahlt.",
  ),
  fr: words(
    "Pourboire pour le livreur, commande #",
    "Pourboire pour la cuisine, commande #",
    "Le pourboire est déjà payé.",
  ),
  pt: words("Gorjeta para o entregador, pedido #", "Gorjeta para a cozinha, pedido #", "A gorjeta já está paga."),
  es: words("Propina para el repartidor, pedido #", "Propina para la cocina, pedido #", "La propina ya está pagada."),
  it: words("Mancia per il corriere, ordine #", "Mancia per la cucina, ordine #", "La mancia è già pagata."),
  hy: words("Թեյավճար առաքիչին, պատվեր #", "Թեյավճար խոհանոցին, պատվեր #", "Թեյավճարն արդեն վճարված է։"),
  vi: words("Tiền boa cho người giao hàng, đơn #", "Tiền boa cho bếp, đơn #", "Tiền boa đã được thanh toán."),
  id: words("Tip untuk kurir, pesanan #", "Tip untuk dapur, pesanan #", "Tip sudah dibayar."),
  "zh-CN": words("给配送员的小费，订单 #", "给厨房的小费，订单 #", "小费已支付。"),
  kk: words("Курьерге шайпұл, # тапсырысы", "Асүйге шайпұл, # тапсырысы", "Шайпұл төленіп қойған."),
  hi: words("कूरियर के लिए टिप, ऑर्डर #", "रसोई के लिए टिप, ऑर्डर #", "टिप का भुगतान हो चुका है।"),
  tr: words("Kuryeye bahşiş, sipariş #", "Mutfağa bahşiş, sipariş #", "Bahşiş zaten ödendi."),
  tt: words("Курьерга чәйлек, # номерлы заказ", "Кухняга чәйлек, # номерлы заказ", "Чәйлек инде түләнгән."),
  az: words("Kuryerə çaypulu, sifariş #", "Mətbəxə çaypulu, sifariş #", "Çaypulu artıq ödənilib."),
  uz: words("Kuryerga choychaqa, buyurtma #", "Oshxonaga choychaqa, buyurtma #", "Choychaqa allaqachon toʻlangan."),
};
