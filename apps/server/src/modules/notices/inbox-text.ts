import { clockText, type LanguageCode, type WireInboxItem } from "@skatert/contract";
import { localTime } from "@skatert/domain";
import type { NoticeMessage } from "../../ports/order-notices/notice-channel.ts";
import { textsIn } from "../../texts/texts.ts";
import { plain } from "./plain-text.ts";

const longestText = 1_000;
const longestName = 100;

/** What arrived in the inbox, for people; null: the orders' own notices tell it. `timeZone`: of the branch. */
export function inboxText(item: WireInboxItem, language: LanguageCode, timeZone: string): NoticeMessage | null {
  const { kind, guest, text, product, booking, review } = item;
  if (kind === "cancel-request") return null;
  const t = textsIn(language);
  const lines = [
    product === undefined ? "" : plain(product.name, longestName),
    booking === undefined ? "" : bookingText(booking, language, timeZone),
    booking === undefined ? "" : `${t("notice.seats")}: ${booking.seats}`,
    review === undefined ? "" : t("inbox.stars", { stars: review.stars }),
    item.order_id === undefined ? "" : t("notification.order", { order: item.order_id }),
    guest === null ? "" : `${plain(guest.name, longestName)}, ${guest.phone}`,
    text === "" ? "" : `${t("notice.comment")}: ${plain(text, longestText)}`,
  ];
  return { title: t(`inbox.${kind}`), sections: [lines.filter((line) => line !== "")] };
}

/** "Зал, № 12, 6 марта, 19:00" */
function bookingText(
  { hall_name: hall, table_id: table, from }: NonNullable<WireInboxItem["booking"]>,
  language: LanguageCode,
  timeZone: string,
): string {
  const at = Date.parse(from);
  const day = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone }).format(at);
  const place = table === null ? [hall] : [hall, `№ ${table}`];
  return [...place.map((part) => plain(part, longestName)), day, clockText(localTime(at, timeZone).minute)].join(", ");
}
