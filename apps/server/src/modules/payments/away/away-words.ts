import type { LanguageCode } from "@skatert/contract";

export interface AwayWords {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly order: string;
}

function words(title: string, text: string, retry: string, order: string): AwayWords {
  return { title, text, retry, order };
}

/** Texts of the page shown when the payment service does not answer, by language (APP-3). */
export const awayWords: Readonly<Record<LanguageCode, AwayWords>> = {
  ru: words(
    "Оплата сейчас недоступна",
    "Платёжный сервис не отвечает. Заказ сохранён и ждёт оплаты: попробуйте ещё раз через минуту.",
    "Попробовать ещё раз",
    "Вернуться к заказу",
  ),
  be: words(
    "Аплата зараз недаступная",
    "Плацежны сэрвіс не адказвае. Замова захавана і чакае аплаты: паспрабуйце яшчэ раз праз хвіліну.",
    "Паспрабаваць яшчэ раз",
    "Вярнуцца да замовы",
  ),
  en: words(
    "Payment is not available right now",
    "The payment service does not answer. Your order is kept and waits for its payment: try again in a minute.",
    "Try again",
    "Back to the order",
  ),
  de: words(
    "Die Zahlung ist gerade nicht möglich",
    "Der Zahlungsdienst antwortet nicht. Ihre Bestellung ist gespeichert und wartet auf die Zahlung: Versuchen Sie es in einer Minute erneut.",
    "Erneut versuchen",
    "Zurück zur Bestellung",
  ),
  fr: words(
    "Le paiement n’est pas disponible actuellement",
    "Le service de paiement ne répond pas. Votre commande est conservée et attend le paiement : réessayez dans une minute.",
    "Réessayer",
    "Retour à la commande",
  ),
  pt: words(
    "O pagamento não está disponível agora",
    "O serviço de pagamento não responde. Seu pedido está guardado e aguarda o pagamento: tente de novo daqui a um minuto.",
    "Tentar de novo",
    "Voltar ao pedido",
  ),
  es: words(
    "El pago no está disponible ahora",
    "El servicio de pago no responde. Tu pedido está guardado y espera el pago: inténtalo otra vez dentro de un minuto.",
    "Reintentar",
    "Volver al pedido",
  ),
  it: words(
    "Il pagamento ora non è disponibile",
    "Il servizio di pagamento non risponde. Il tuo ordine è salvo e attende il pagamento: riprova tra un minuto.",
    "Riprova",
    "Torna all’ordine",
  ),
  hy: words(
    "Վճարումն այժմ հասանելի չէ",
    "Վճարային ծառայությունը չի պատասխանում։ Պատվերը պահպանված է և սպասում է վճարման. փորձեք կրկին մեկ րոպեից։",
    "Փորձել կրկին",
    "Վերադառնալ պատվերին",
  ),
  vi: words(
    "Hiện chưa thanh toán được",
    "Dịch vụ thanh toán không phản hồi. Đơn hàng đã được lưu và đang chờ thanh toán: hãy thử lại sau một phút.",
    "Thử lại",
    "Quay lại đơn hàng",
  ),
  id: words(
    "Pembayaran sedang tidak tersedia",
    "Layanan pembayaran tidak merespons. Pesanan Anda tersimpan dan menunggu pembayaran: coba lagi sebentar lagi.",
    "Coba lagi",
    "Kembali ke pesanan",
  ),
  "zh-CN": words(
    "暂时无法支付",
    "支付服务没有响应。您的订单已保存，正在等待支付：请一分钟后重试。",
    "重试",
    "返回订单",
  ),
  kk: words(
    "Төлем қазір қолжетімсіз",
    "Төлем қызметі жауап бермей тұр. Тапсырыс сақталды және төлемді күтуде: бір минуттан кейін қайталап көріңіз.",
    "Қайталап көру",
    "Тапсырысқа оралу",
  ),
  hi: words(
    "भुगतान अभी उपलब्ध नहीं है",
    "भुगतान सेवा जवाब नहीं दे रही। आपका ऑर्डर सुरक्षित है और भुगतान का इंतज़ार कर रहा है: एक मिनट बाद फिर कोशिश करें।",
    "फिर कोशिश करें",
    "ऑर्डर पर वापस जाएँ",
  ),
  tr: words(
    "Ödeme şu anda yapılamıyor",
    "Ödeme hizmeti yanıt vermiyor. Siparişiniz kayıtlı ve ödeme bekliyor: bir dakika sonra tekrar deneyin.",
    "Tekrar dene",
    "Siparişe dön",
  ),
  tt: words(
    "Түләү хәзер мөмкин түгел",
    "Түләү хезмәте җавап бирми. Заказ сакланган һәм түләүне көтә: бер минуттан соң кабатлап карагыз.",
    "Кабатлап карау",
    "Заказга кайту",
  ),
  az: words(
    "Ödəniş hazırda mümkün deyil",
    "Ödəniş xidməti cavab vermir. Sifarişiniz saxlanılıb və ödəniş gözləyir: bir dəqiqə sonra yenidən cəhd edin.",
    "Yenidən cəhd et",
    "Sifarişə qayıt",
  ),
  uz: words(
    "Toʻlov hozir mavjud emas",
    "Toʻlov xizmati javob bermayapti. Buyurtma saqlangan va toʻlovni kutmoqda: bir daqiqadan soʻng qayta urinib koʻring.",
    "Qayta urinish",
    "Buyurtmaga qaytish",
  ),
};
