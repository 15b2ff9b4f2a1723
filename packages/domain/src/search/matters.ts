import { foldText } from "./fold-text.ts";

/** What a guest looks for besides dishes. */
export type Matter = "contacts" | "delivery" | "payment" | "booking";

/**
 * Beginnings of words by which guests of every language of the interface ask, a line per language. A beginning of a
 * food is not among them: "cash" begins cashew.
 */
const words: Readonly<Record<Matter, string>> = {
  contacts: `адрес/телефон/контакт/час работы/часы/график/режим работы/расписание/позвонить/где вы/как добраться
    адрас/тэлефон/кантакт/гадзіны/графік/расклад
    address/phone/telephone/contact/hours/opening/location
    adresse/telefon/kontakt/öffnungszeit/anfahrt
    téléphone/horaire/coordonnées
    endereço/telefone/contato/horário
    dirección/teléfono/contacto/horario
    indirizzo/contatti/orari
    հասցե/հեռախոս/կապ մեզ/աշխատանքային ժամ/ժամեր
    địa chỉ/điện thoại/liên hệ/giờ mở cửa
    alamat/telepon/kontak/jam buka
    地址/电话/联系/营业时间
    мекенжай/байланыс/жұмыс уақыты
    पता/फ़ोन/फोन/संपर्क/समय
    adres/iletişim/çalışma saat
    элемтә/эш вакыты
    ünvan/əlaqə/iş saat
    manzil/aloqa/ish vaqti`,
  delivery: `доставк/доставит/привезёте/самовывоз
    дастаўк/самавываз
    delivery/deliver/shipping/pickup
    lieferung/liefer/abholung
    livraison/livrer/retrait
    entrega/retirada
    envío/reparto/recogida
    consegna/ritiro
    առաքում
    giao hàng
    pengiriman/pengantaran/antar
    配送/外送/送餐
    жеткізу
    डिलीवरी
    teslimat
    китерү/илтеп бирү
    çatdırılma
    yetkazib berish`,
  payment: `оплат/платёж/заплатить/наличн/оплата картой
    аплат/наяўн
    payment/pay by/pay with/cash on
    zahlung/bezahl/barzahlung
    paiement/payer/espèces
    pagamento/dinheiro
    pago/pagar/efectivo
    contanti/pagare
    վճարում/կանխիկ
    thanh toán/tiền mặt
    pembayaran/uang tunai
    付款/支付/现金
    төлем/қолма қол
    भुगतान/नकद
    ödeme/nakit
    түләү
    ödəniş/nağd
    toʻlov/naqd`,
  booking: `бронь/брони/забронир/столик/стол на
    брань/забраніраваць
    booking/book/reserv/table
    tisch/reservier
    réserv/table
    reserva/mesa
    prenot/tavolo
    ամրագր/սեղան
    đặt bàn
    reservasi/meja
    预订/订位/订座
    брондау/үстел
    बुकिंग/टेबल
    rezervasyon/masa ayırt
    бронь/өстәл
    rezerv/masa sifariş
    bron qil/stol band`,
};

const stems = Object.entries(words).map(([matter, text]) => ({
  matter: matter as Matter,
  stems: text.split(/[/\n]/).map(foldText),
}));

/** A shorter beginning of a word may still become a dish. */
const leastLetters = 4;

/** The matters that a query or a page's title names, also while the guest is typing. */
export function mattersOf(text: string): readonly Matter[] {
  const asked = foldText(text);
  if (asked === "") return [];
  return stems
    .filter(({ stems: own }) =>
      own.some((stem) => ` ${asked}`.includes(` ${stem}`) || (asked.length >= leastLetters && stem.startsWith(asked))),
    )
    .map(({ matter }) => matter);
}
