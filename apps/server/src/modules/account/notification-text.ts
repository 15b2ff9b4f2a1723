import type { LanguageCode } from "@skatert/contract";
import type { OrderStage } from "@skatert/domain";
import type { NotificationContent } from "./notification-content.ts";

export interface NotificationText {
  readonly title: string;
  readonly body: string;
  /** A path of the shop. */
  readonly url: string;
}

interface Words {
  readonly order: (id: number) => string;
  readonly stages: Readonly<Record<OrderStage, string>>;
  readonly points: (points: number) => string;
  readonly reasons: Readonly<Record<Extract<NotificationContent, { kind: "points" }>["why"], string>>;
  readonly couponWon: string;
}

/** A notification in the reader's language: Russian, or English for the rest. */
export function notificationText(content: NotificationContent, language: LanguageCode): NotificationText {
  const words = language === "ru" ? russian : english;
  switch (content.kind) {
    case "order-stage":
      return {
        title: words.order(content.orderId),
        body: words.stages[content.stage],
        url: `/order/${content.orderId}`,
      };
    case "points":
      return { title: words.points(content.points), body: words.reasons[content.why], url: "/lk/bonuses" };
    case "coupon-won":
      return { title: words.couponWon, body: content.label, url: "/lk/promocodes" };
  }
}

const russian: Words = {
  order: (id) => `Заказ № ${id}`,
  stages: {
    "awaiting-payment": "Ждёт оплаты",
    accepted: "Принят",
    cooking: "Готовится",
    ready: "Готов к выдаче",
    "on-the-way": "Курьер в пути",
    "handed-over": "Вручён. Приятного аппетита!",
    cancelled: "Отменён",
  },
  points: (points) => `Начислено баллов: ${points}`,
  reasons: {
    order: "За ваш заказ",
    friend: "Ваш друг получил первый заказ",
    welcome: "За первый заказ по приглашению",
    wheel: "Приз колеса удачи",
  },
  couponWon: "Выигран купон",
};

const english: Words = {
  order: (id) => `Order No. ${id}`,
  stages: {
    "awaiting-payment": "Awaiting payment",
    accepted: "Accepted",
    cooking: "Being cooked",
    ready: "Ready to be picked up",
    "on-the-way": "The courier is on the way",
    "handed-over": "Handed over. Enjoy your meal!",
    cancelled: "Cancelled",
  },
  points: (points) => `Points added: ${points}`,
  reasons: {
    order: "For your order",
    friend: "Your friend has received a first order",
    welcome: "For the first order by an invitation",
    wheel: "A prize of the wheel of fortune",
  },
  couponWon: "You won a coupon",
};
