import type { WireBoardOrder } from "@skatert/contract";
import { adjustmentRows } from "../board/orders/adjustment-rows.ts";
import type { TicketBlock, TicketReader, TicketRow, TicketSum, TicketWords } from "./ticket.ts";

/** The steps from the dishes to the total, then paid and refunded sums. */
export function sumRows(order: WireBoardOrder, words: TicketWords): TicketSum[] {
  const row = (label: string, amount: number, strong = false) => ({ label, text: words.money(amount), strong });
  return [
    ...adjustmentRows(order.adjustments, words.t).map(({ name, amount }) => row(name, amount)),
    row(words.t("ticket.total"), order.total, true),
    ...(order.paid > 0 ? [row(words.t("ticket.paid"), order.paid)] : []),
    ...(order.refunded > 0 ? [row(words.t("ticket.refunded"), order.refunded)] : []),
  ];
}

/** The sum to collect with the change to bring, or a note that nothing is owed. */
export function collectBlock(order: WireBoardOrder, reader: TicketReader, words: TicketWords): TicketBlock {
  if (order.owed <= 0) return { kind: "collect", label: words.t("ticket.nothing-owed"), text: null, rows: [] };
  return {
    kind: "collect",
    label: words.t(reader === "guest" ? "ticket.to-pay" : "ticket.collect"),
    text: words.money(order.owed),
    rows: [{ label: words.t("ticket.payment"), text: order.payment.name }, ...changeRows(order, words)],
  };
}

function changeRows({ owed, payment }: WireBoardOrder, words: TicketWords): TicketRow[] {
  const from = payment.change_from;
  if (from === null) return [];
  const rows = [{ label: words.t("ticket.change-from"), text: words.money(from) }];
  // In kopecks, because a difference of decimal roubles is not exact.
  const change = (Math.round(from * 100) - Math.round(owed * 100)) / 100;
  return change > 0 ? [...rows, { label: words.t("ticket.change"), text: words.money(change) }] : rows;
}
