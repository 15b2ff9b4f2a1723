import type { WireInboxItem } from "@skatert/contract";
import type { I18n } from "../../i18n/i18n.ts";

/** The name of an item in the address. */
export function itemKey({ kind, id }: Pick<WireInboxItem, "kind" | "id">): string {
  return `${kind}-${id}`;
}

/** The board that opens the order; see useCalledOrder. */
export function orderPlace(orderId: number, branchId: number | null): string {
  return branchId === null ? `/?order=${orderId}` : `/?branch=${branchId}&order=${orderId}`;
}

/** Who asks; the number of the item where names of guests are not shown. */
export function whoText({ guest, id }: Pick<WireInboxItem, "guest" | "id">, { t }: Pick<I18n, "t">): string {
  return guest === null || guest.name === "" ? t("inbox.number", { id }) : guest.name;
}

/** What an item is about, in a line; "": its kind says everything. */
export function subjectText(item: WireInboxItem, zone: string, i18n: Pick<I18n, "t" | "dayTime">): string {
  const { booking, product, review } = item;
  if (booking !== undefined)
    return i18n.t("inbox.subject.booking", {
      hall: booking.hall_name,
      time: i18n.dayTime(booking.from, zone),
      count: booking.seats,
    });
  if (product !== undefined) return product.name;
  return review === undefined ? "" : i18n.t("inbox.subject.review", { stars: review.stars });
}
