import type { LanguageCode } from "@skatert/contract";
import type { SandboxPayment } from "./sandbox-gateway.ts";

export interface SandboxWords {
  readonly title: string;
  readonly order: (number: string) => string;
  readonly note: string;
  readonly pay: string;
  readonly decline: string;
  readonly back: string;
  readonly settled: Readonly<Record<Exclude<SandboxPayment["state"], "pending">, string>>;
}

type Buttons = readonly [pay: string, decline: string, back: string];
type Settled = readonly [paid: string, declined: string, refunded: string];

function words(title: string, order: string, note: string, buttons: Buttons, settled: Settled): SandboxWords {
  const [pay, decline, back] = buttons;
  const [paid, declined, refunded] = settled;
  return {
    title,
    order: (number) => order.replace("#", number),
    note,
    pay,
    decline,
    back,
    settled: { paid, declined, refunded },
  };
}

/** Texts of the practice gateway's page by language (APP-3); "#" is replaced by the order number. */
export const sandboxWords: Readonly<Record<LanguageCode, SandboxWords>> = {
  ru: words(
    "Учебная оплата",
    "Заказ #",
    "Это не банк: карта не нужна, деньги не спишутся. Выберите, чем закончится оплата.",
    ["Оплатить", "Отклонить оплату", "Вернуться к заказу"],
    ["Заказ уже оплачен.", "Эта оплата не прошла. Начать новую можно на странице заказа.", "Оплата возвращена."],
  ),
  be: words(
    "Вучэбная аплата",
    "Замова #",
    "Гэта не банк: картка не патрэбна, грошы не спішуцца. Выберыце, чым скончыцца аплата.",
    ["Аплаціць", "Адхіліць аплату", "Вярнуцца да замовы"],
    ["Замова ўжо аплачана.", "Гэта аплата не прайшла. Пачаць новую можна на старонцы замовы.", "Аплата вернута."],
  ),
  en: words(
    "Practice payment",
    "Order #",
    "This is not a bank: no card is needed and no money moves. Choose how the payment ends.",
    ["Pay", "Decline the payment", "Back to the order"],
    [
      "The order is already paid.",
      "This payment failed. You can start another one on the order page.",
      "The payment was returned.",
    ],
  ),
  de: words(
    "Übungszahlung",
    "Bestellung #",
    "Das ist keine Bank: Sie brauchen keine Karte, es fließt kein Geld. Wählen Sie, wie die Zahlung ausgeht.",
    ["Bezahlen", "Zahlung ablehnen", "Zurück zur Bestellung"],
    [
      "Die Bestellung ist schon bezahlt.",
      "Diese Zahlung ist fehlgeschlagen. Auf der Seite der Bestellung können Sie eine neue beginnen.",
      "Die Zahlung wurde erstattet.",
    ],
  ),
  fr: words(
    "Paiement d’essai",
    "Commande #",
    "Ce n’est pas une banque : aucune carte n’est nécessaire, rien n’est débité. Choisissez l’issue du paiement.",
    ["Payer", "Refuser le paiement", "Retour à la commande"],
    [
      "La commande est déjà payée.",
      "Ce paiement a échoué. Vous pouvez en commencer un autre sur la page de la commande.",
      "Le paiement a été remboursé.",
    ],
  ),
  pt: words(
    "Pagamento de teste",
    "Pedido #",
    "Isto não é um banco: não precisa de cartão e nada é cobrado. Escolha como o pagamento termina.",
    ["Pagar", "Recusar o pagamento", "Voltar ao pedido"],
    [
      "O pedido já está pago.",
      "Este pagamento falhou. Você pode começar outro na página do pedido.",
      "O pagamento foi devolvido.",
    ],
  ),
  es: words(
    "Pago de prueba",
    "Pedido #",
    "Esto no es un banco: no hace falta tarjeta y no se cobra nada. Elige cómo termina el pago.",
    ["Pagar", "Rechazar el pago", "Volver al pedido"],
    [
      "El pedido ya está pagado.",
      "Este pago ha fallado. Puedes empezar otro en la página del pedido.",
      "El pago se ha devuelto.",
    ],
  ),
  it: words(
    "Pagamento di prova",
    "Ordine #",
    "Questa non è una banca: non serve la carta e non si addebita nulla. Scegli come finisce il pagamento.",
    ["Paga", "Rifiuta il pagamento", "Torna all’ordine"],
    [
      "L’ordine è già pagato.",
      "Questo pagamento non è riuscito. Puoi iniziarne un altro dalla pagina dell’ordine.",
      "Il pagamento è stato rimborsato.",
    ],
  ),
  hy: words(
    "Ուսումնական վճարում",
    "Պատվեր #",
    "Սա բանկ չէ. քարտ պետք չէ, գումար չի գանձվի։ Ընտրեք, թե ինչպես կավարտվի վճարումը։",
    ["Վճարել", "Մերժել վճարումը", "Վերադառնալ պատվերին"],
    [
      "Պատվերն արդեն վճարված է։",
      "Այս վճարումը չհաջողվեց։ Նորը կարող եք սկսել պատվերի էջում։",
      "Վճարումը վերադարձված է։",
    ],
  ),
  vi: words(
    "Thanh toán thử",
    "Đơn #",
    "Đây không phải ngân hàng: không cần thẻ và không bị trừ tiền. Hãy chọn kết quả thanh toán.",
    ["Thanh toán", "Từ chối thanh toán", "Quay lại đơn hàng"],
    [
      "Đơn hàng đã được thanh toán.",
      "Lần thanh toán này không thành công. Bạn có thể thử lại ở trang đơn hàng.",
      "Khoản thanh toán đã được hoàn lại.",
    ],
  ),
  id: words(
    "Pembayaran latihan",
    "Pesanan #",
    "Ini bukan bank: tidak perlu kartu dan tidak ada uang yang dipotong. Pilih hasil pembayarannya.",
    ["Bayar", "Tolak pembayaran", "Kembali ke pesanan"],
    [
      "Pesanan sudah dibayar.",
      "Pembayaran ini gagal. Anda bisa memulai lagi di halaman pesanan.",
      "Pembayaran telah dikembalikan.",
    ],
  ),
  "zh-CN": words(
    "模拟支付",
    "订单 #",
    "这不是银行：无需银行卡，也不会扣款。请选择支付结果。",
    ["支付", "拒绝支付", "返回订单"],
    ["订单已支付。", "这次支付没有成功，可在订单页面重新支付。", "款项已退回。"],
  ),
  kk: words(
    "Оқу төлемі",
    "# тапсырысы",
    "Бұл банк емес: карта қажет емес, ақша шешілмейді. Төлемнің немен аяқталатынын таңдаңыз.",
    ["Төлеу", "Төлемнен бас тарту", "Тапсырысқа оралу"],
    ["Тапсырыс төленіп қойған.", "Бұл төлем өтпеді. Жаңасын тапсырыс бетінде бастауға болады.", "Төлем қайтарылды."],
  ),
  hi: words(
    "अभ्यास भुगतान",
    "ऑर्डर #",
    "यह बैंक नहीं है: कार्ड नहीं चाहिए और पैसे नहीं कटेंगे। चुनें कि भुगतान का नतीजा क्या हो।",
    ["भुगतान करें", "भुगतान अस्वीकार करें", "ऑर्डर पर वापस जाएँ"],
    ["ऑर्डर का भुगतान हो चुका है।", "यह भुगतान सफल नहीं हुआ। ऑर्डर के पेज पर नया शुरू कर सकते हैं।", "भुगतान वापस कर दिया गया।"],
  ),
  tr: words(
    "Deneme ödemesi",
    "Sipariş #",
    "Burası banka değil: kart gerekmez, para çekilmez. Ödemenin nasıl biteceğini seçin.",
    ["Öde", "Ödemeyi reddet", "Siparişe dön"],
    [
      "Sipariş zaten ödendi.",
      "Bu ödeme başarısız oldu. Sipariş sayfasından yenisini başlatabilirsiniz.",
      "Ödeme iade edildi.",
    ],
  ),
  tt: words(
    "Өйрәнү түләве",
    "# номерлы заказ",
    "Бу банк түгел: карта кирәкми, акча алынмый. Түләү нәрсә белән тәмамланасын сайлагыз.",
    ["Түләү", "Түләүне кире кагу", "Заказга кайту"],
    ["Заказ инде түләнгән.", "Бу түләү үтмәде. Яңасын заказ битендә башларга мөмкин.", "Түләү кире кайтарылды."],
  ),
  az: words(
    "Sınaq ödənişi",
    "Sifariş #",
    "Bu bank deyil: kart lazım deyil, pul tutulmur. Ödənişin necə bitəcəyini seçin.",
    ["Ödə", "Ödənişi rədd et", "Sifarişə qayıt"],
    [
      "Sifariş artıq ödənilib.",
      "Bu ödəniş alınmadı. Yenisini sifariş səhifəsində başlada bilərsiniz.",
      "Ödəniş qaytarıldı.",
    ],
  ),
  uz: words(
    "Mashq toʻlovi",
    "Buyurtma #",
    "Bu bank emas: karta kerak emas, pul yechilmaydi. Toʻlov qanday tugashini tanlang.",
    ["Toʻlash", "Toʻlovni rad etish", "Buyurtmaga qaytish"],
    [
      "Buyurtma allaqachon toʻlangan.",
      "Bu toʻlov oʻtmadi. Yangisini buyurtma sahifasida boshlash mumkin.",
      "Toʻlov qaytarildi.",
    ],
  ),
};
