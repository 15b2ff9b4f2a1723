import type { LanguageCode } from "@skatert/contract";
import type { OrderId } from "@skatert/domain";
import type { NotificationContent } from "./notification-content.ts";

export interface RewardWords {
  /** Title of a notification about an order. */
  readonly order: (id: OrderId) => string;
  readonly points: (points: number) => string;
  readonly reasons: Readonly<Record<Extract<NotificationContent, { kind: "points" }>["why"], string>>;
  readonly couponWon: string;
}

type Reasons = readonly [order: string, friend: string, welcome: string, wheel: string];

function words(order: string, points: string, couponWon: string, reasons: Reasons): RewardWords {
  const [ofOrder, friend, welcome, wheel] = reasons;
  return {
    order: (id) => order.replace("#", String(id)),
    points: (count) => points.replace("#", String(count)),
    couponWon,
    reasons: { order: ofOrder, friend, welcome, wheel },
  };
}

/** Notification texts about orders, points and prizes, by language (APP-3); "#" is replaced by the number. */
export const rewardWords: Readonly<Record<LanguageCode, RewardWords>> = {
  ru: words("Заказ #", "Начислено баллов: #", "Выигран купон", [
    "За ваш заказ",
    "Ваш друг получил первый заказ",
    "За первый заказ по приглашению",
    "Приз колеса удачи",
  ]),
  be: words("Замова #", "Налічана балаў: #", "Выйграны купон", [
    "За вашу замову",
    "Ваш сябар атрымаў першую замову",
    "За першую замову па запрашэнні",
    "Прыз кола ўдачы",
  ]),
  en: words("Order #", "Points added: #", "You won a coupon", [
    "For your order",
    "Your friend has received a first order",
    "For the first order by an invitation",
    "A prize of the wheel of fortune",
  ]),
  de: words("Bestellung #", "Punkte gutgeschrieben: #", "Gutschein gewonnen", [
    "Für Ihre Bestellung",
    "Ihr Freund hat die erste Bestellung erhalten",
    "Für die erste Bestellung auf Einladung",
    "Gewinn am Glücksrad",
  ]),
  fr: words("Commande #", "Points ajoutés : #", "Vous avez gagné un coupon", [
    "Pour votre commande",
    "Votre ami a reçu sa première commande",
    "Pour la première commande sur invitation",
    "Gain à la roue de la fortune",
  ]),
  pt: words("Pedido #", "Pontos creditados: #", "Você ganhou um cupom", [
    "Pelo seu pedido",
    "Seu amigo recebeu o primeiro pedido",
    "Pelo primeiro pedido por indicação",
    "Prêmio da roda da sorte",
  ]),
  es: words("Pedido #", "Puntos añadidos: #", "Has ganado un cupón", [
    "Por tu pedido",
    "Tu amigo ha recibido su primer pedido",
    "Por el primer pedido con invitación",
    "Premio de la ruleta de la suerte",
  ]),
  it: words("Ordine #", "Punti accreditati: #", "Hai vinto un coupon", [
    "Per il tuo ordine",
    "Il tuo amico ha ricevuto il primo ordine",
    "Per il primo ordine su invito",
    "Premio della ruota della fortuna",
  ]),
  hy: words("Պատվեր #", "Ավելացված միավորներ՝ #", "Դուք շահել եք կտրոն", [
    "Ձեր պատվերի համար",
    "Ձեր ընկերը ստացել է առաջին պատվերը",
    "Հրավերով առաջին պատվերի համար",
    "Բախտի անիվի մրցանակ",
  ]),
  vi: words("Đơn #", "Điểm được cộng: #", "Bạn đã trúng phiếu giảm giá", [
    "Cho đơn hàng của bạn",
    "Bạn của bạn đã nhận đơn hàng đầu tiên",
    "Cho đơn hàng đầu tiên theo lời mời",
    "Giải thưởng vòng quay may mắn",
  ]),
  id: words("Pesanan #", "Poin ditambahkan: #", "Anda memenangkan kupon", [
    "Untuk pesanan Anda",
    "Teman Anda telah menerima pesanan pertamanya",
    "Untuk pesanan pertama lewat undangan",
    "Hadiah roda keberuntungan",
  ]),
  "zh-CN": words("订单 #", "获得积分：#", "您赢得了优惠券", [
    "订单奖励",
    "您的好友已收到首单",
    "受邀首单奖励",
    "幸运转盘奖品",
  ]),
  kk: words("# тапсырысы", "Қосылған ұпай: #", "Купон ұтып алдыңыз", [
    "Тапсырысыңыз үшін",
    "Досыңыз алғашқы тапсырысын алды",
    "Шақыру бойынша алғашқы тапсырыс үшін",
    "Сәттілік дөңгелегінің жүлдесі",
  ]),
  hi: words("ऑर्डर #", "पॉइंट जुड़े: #", "आपने कूपन जीता", [
    "आपके ऑर्डर के लिए",
    "आपके दोस्त को पहला ऑर्डर मिल गया",
    "निमंत्रण से पहले ऑर्डर के लिए",
    "किस्मत के पहिये का इनाम",
  ]),
  tr: words("Sipariş #", "Eklenen puan: #", "Kupon kazandınız", [
    "Siparişiniz için",
    "Arkadaşınız ilk siparişini aldı",
    "Davetle verilen ilk sipariş için",
    "Şans çarkı ödülü",
  ]),
  tt: words("# номерлы заказ", "Өстәлгән балл: #", "Купон оттыгыз", [
    "Заказыгыз өчен",
    "Дустыгыз беренче заказын алды",
    "Чакыру буенча беренче заказ өчен",
    "Бәхет тәгәрмәче бүләге",
  ]),
  az: words("Sifariş #", "Əlavə edilən bal: #", "Kupon qazandınız", [
    "Sifarişiniz üçün",
    "Dostunuz ilk sifarişini aldı",
    "Dəvətlə ilk sifariş üçün",
    "Şans çarxının mükafatı",
  ]),
  uz: words("Buyurtma #", "Qoʻshilgan ball: #", "Kupon yutdingiz", [
    "Buyurtmangiz uchun",
    "Doʻstingiz birinchi buyurtmasini oldi",
    "Taklif boʻyicha birinchi buyurtma uchun",
    "Omad gʻildiragi sovrini",
  ]),
};
