import type { LanguageCode } from "@skatert/contract";
import type { NotificationContent } from "./notification-content.ts";
import { rewardWords } from "./reward-words.ts";
import { stageWords } from "./stage-words.ts";

export interface NotificationText {
  readonly title: string;
  readonly body: string;
  /** A path of the shop. */
  readonly url: string;
}

/** A notification in the reader's language (APP-3). */
export function notificationText(content: NotificationContent, language: LanguageCode): NotificationText {
  const words = rewardWords[language];
  switch (content.kind) {
    case "order-stage":
      return {
        title: words.order(content.orderId),
        body: stageWords[language][content.stage],
        url: `/order/${content.orderId}${content.stage === "handed-over" ? "?rate=1" : ""}`,
      };
    case "points":
      return { title: words.points(content.points), body: words.reasons[content.why], url: "/lk/bonuses" };
    case "coupon-won":
      return { title: words.couponWon, body: content.label, url: "/lk/promocodes" };
  }
}
