import { shownMeta } from "@skatert/contract";
import { choiceWords, type MetaEntry, money, type QuotedLine } from "@skatert/domain";
import type { NoticeMessage } from "../../ports/order-notices/notice-channel.ts";
import { priceText } from "../../shop/price-text.ts";
import { type Translate, textsIn } from "../../texts/texts.ts";
import type { StoredOrder } from "../orders/stored/stored-order.ts";
import { handoverLines } from "./handover-lines.ts";
import type { NoticeFacts } from "./notice-facts.ts";
import { plain } from "./plain-text.ts";

const longestName = 100;
/** What a dish is made of and without comes first, so that only additions can be cut. */
const longestChoices = 600;
const longestComment = 500;
/** Additions of an integration to the order. */
const maxMeta = 2;
/** Maximum characters of all dishes: a Telegram message holds 4,096 in all. */
const maxDishes = 2_400;

/**
 * A notice in the shop's default language; null: this state has no notice for people. A late notice of a new or paid
 * order must not follow the notice of its cancellation, or the kitchen would cook it.
 */
export function noticeText(facts: NoticeFacts): NoticeMessage | null {
  const { event, order, refund, language } = facts;
  if (order.stage === "cancelled" && (event === "created" || event === "paid")) return null;
  const t = textsIn(language);
  const number = { order: order.id };
  const guest = [`${plain(order.name, longestName)}, ${order.phone}`];
  const refunded = refund > 0 ? [`${t("notice.refund")}: ${priceOf(refund, facts)}`] : [];
  switch (event) {
    case "created":
      return {
        title: `${t("notice.created", number)}, ${priceOf(order.total, facts)}`,
        sections: [
          [...handoverLines(facts, t), ...guest],
          dishLines(facts, t),
          [...commentLines(order, t), ...paymentLines(facts, t)],
        ],
      };
    case "paid":
      return {
        title: t(order.paidOnline ? "notice.nowPaid" : "notice.nowOnReceipt", number),
        sections: [paymentLines(facts, t)],
      };
    case "cancelled": {
      const byGuest = order.stages.some(({ stage, by }) => stage === "cancelled" && by === "shopper");
      return {
        title: t(byGuest ? "notice.cancelledByGuest" : "notice.cancelled", number),
        sections: [[...guest, ...refunded]],
      };
    }
    case "money-back":
      return { title: t("notice.paidTwice", number), sections: [[...guest, ...refunded]] };
    case "moved":
    case "answered":
      return null;
  }
}

/**
 * "2 × Борщ, 800 ₽ (+ Сметана × 2), Пожелание: без лука, Олег": with the guest's note and an integration's additions to
 * the line, and in a group order with the guest's name at the end.
 */
function dishLines({ order, settings, language }: NoticeFacts, t: Translate): readonly string[] {
  const lines: string[] = [];
  let length = 0;
  for (const line of order.details.lines) {
    const options = chosenText(line);
    const price = priceOf(line.total, { settings, language });
    const dish = `${line.quantity} × ${plain(line.name, longestName)}, ${price}`;
    const chosen = options === "" ? dish : `${dish} (${plain(options, longestChoices)})`;
    // A note is never cut: it is short already.
    const note = line.note === undefined ? [] : [`${t("notice.dishNote")}: ${line.note}`];
    const wishes = shownMeta(line.meta).map(metaText);
    const person = line.person === undefined ? [] : [plain(line.person, longestName)];
    const text = [chosen, ...note, ...wishes, ...person].join(", ");
    length += text.length;
    if (length > maxDishes) break;
    lines.push(text);
  }
  const left = order.details.lines.length - lines.length;
  return left === 0 ? lines : [...lines, t("notice.more", { count: left })];
}

/** "½ Маргарита + ½ Пепперони, Без лука, + Сметана × 2" */
function chosenText(line: QuotedLine): string {
  const { parts, added } = choiceWords(line);
  return [
    ...parts.map(({ text }) => text),
    ...added.map(({ name, count }) => `+ ${plain(name, longestName)} × ${count}`),
  ].join(", ");
}

function commentLines({ details }: StoredOrder, t: Translate): readonly string[] {
  const { comment, delivery } = details;
  const comments = [comment, delivery.address?.comment ?? ""]
    .map((text) => plain(text, longestComment))
    .filter((text) => text !== "")
    .map((text) => `${t("notice.comment")}: ${text}`);
  return [...comments, ...shownMeta(details.meta).slice(0, maxMeta).map(metaText)];
}

function metaText({ key, value }: MetaEntry): string {
  return `${plain(key, longestName)}: ${plain(value, longestComment)}`;
}

/** "Итого: 990 ₽, Наличными, сдача с 1 000 ₽" */
function paymentLines(facts: NoticeFacts, t: Translate): readonly string[] {
  const { order, settings } = facts;
  const method = settings.payments.methods.find(({ id }) => id === order.payment_method)?.name ?? order.payment_method;
  const isAccepted = order.stages.some(({ stage }) => stage === "accepted");
  const { changeFrom } = order.details;
  return [
    [
      `${t("notice.total")}: ${priceOf(order.total, facts)}`,
      plain(method, longestName),
      ...(order.paidOnline ? [isAccepted ? t("notice.paid") : t("notice.awaiting")] : []),
      ...(changeFrom === null ? [] : [t("notice.changeFrom", { price: priceOf(changeFrom, facts) })]),
    ].join(", "),
  ];
}

function priceOf(amount: number, { settings, language }: Pick<NoticeFacts, "settings" | "language">): string {
  return priceText(money(amount), settings.currency, language);
}
