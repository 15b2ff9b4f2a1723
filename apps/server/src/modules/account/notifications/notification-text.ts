import type { LanguageCode } from "@skatert/contract";
import { textsIn } from "../../../texts/texts.ts";
import { answerText, refusedText } from "./answer-text.ts";
import { laterText } from "./later-text.ts";
import { backText, cancelledText } from "./money-back-text.ts";
import type { NotificationContent } from "./notification-content.ts";
import { requestText, requestTitle } from "./request-text.ts";

export interface NotificationText {
  readonly title: string;
  readonly body: string;
  /** A path in the shop. */
  readonly url: string;
}

/** A notification in the reader's language (APP-3). */
export function notificationText(content: NotificationContent, language: LanguageCode): NotificationText {
  const t = textsIn(language);
  switch (content.kind) {
    case "order-stage":
      return {
        title: t("notification.order", { order: content.orderId }),
        body: stageText(content, language),
        url: `/order/${content.orderId}${content.stage === "handed-over" ? "?rate=1" : ""}`,
      };
    case "money-back":
      return {
        title: t("notification.order", { order: content.orderId }),
        body: backText(content.back, language),
        url: `/order/${content.orderId}`,
      };
    case "order-later":
      return {
        title: t("notification.order", { order: content.orderId }),
        body: laterText(content, language),
        url: `/order/${content.orderId}`,
      };
    case "order-answer":
      return {
        title: t("notification.order", { order: content.orderId }),
        body: answerText(content, language),
        url: `/order/${content.orderId}`,
      };
    case "order-change":
      return {
        title: t("notification.order", { order: content.orderId }),
        body: t(`notification.change.${content.what}`),
        url: `/order/${content.orderId}`,
      };
    case "request-answer":
      return {
        title: requestTitle(content, language),
        body: requestText(content, language),
        url: `/booking/${content.requestId}`,
      };
    case "review-reply":
      return {
        title: t("notification.order", { order: content.orderId }),
        body: t("notification.reviewReply"),
        url: `/order/${content.orderId}?rate=1`,
      };
    case "points":
      return {
        title: t("notification.points", { points: content.points }),
        body: t(`notification.reason.${content.why}`),
        url: "/lk/bonuses",
      };
    case "coupon-won":
      return { title: t("notification.couponWon"), body: content.label, url: "/lk/promocodes" };
  }
}

function stageText(
  { stage, isDelivery = false, back, refused, isUnanswered }: Extract<NotificationContent, { kind: "order-stage" }>,
  language: LanguageCode,
): string {
  if (refused !== undefined) return refusedText(refused, back ?? null, language);
  if (back !== undefined) return cancelledText(back, language);
  const t = textsIn(language);
  if (isUnanswered) return t("notification.sent");
  if (isDelivery && (stage === "ready" || stage === "handed-over")) return t(`notification.carried.${stage}`);
  return t(`notification.stage.${stage}`);
}
