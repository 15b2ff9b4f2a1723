import type { WireBoardOrder } from "@skatert/contract";
import type { TicketBlock, TicketRow, TicketWords } from "./ticket.ts";

/** The main time of the ticket: the promised time, or else the requested one. */
export function timeBlock(order: WireBoardOrder, now: string, words: TicketWords): TicketBlock {
  const { promised_at, wanted } = order;
  if (promised_at)
    return { kind: "time", label: label("ticket.promised", promised_at, now, words), text: words.time(promised_at) };
  const asked = wanted.soonest ? null : window(wanted, words);
  if (asked && wanted.from)
    return { kind: "time", label: label("ticket.wanted", wanted.from, now, words), text: asked };
  return { kind: "time", label: words.t("ticket.wanted"), text: words.t("ticket.soonest") };
}

/** The requested time if it differs from the promised one, and the express mark. */
export function wantedRows(order: WireBoardOrder, now: string, words: TicketWords): TicketRow[] {
  const { promised_at, wanted } = order;
  const asked = wanted.soonest ? null : window(wanted, words);
  return [
    ...(promised_at && asked && wanted.from && !asked.split("–").includes(words.time(promised_at))
      ? [{ label: label("ticket.wanted", wanted.from, now, words), text: asked }]
      : []),
    ...(wanted.express ? [{ label: null, text: words.t("ticket.express") }] : []),
  ];
}

function window({ from, to }: WireBoardOrder["wanted"], words: TicketWords): string | null {
  if (!from) return null;
  return to && to !== from ? `${words.time(from)}–${words.time(to)}` : words.time(from);
}

/** The label, with the day unless it is today. */
function label(key: "ticket.promised" | "ticket.wanted", instant: string, now: string, words: TicketWords): string {
  const day = words.day(instant);
  return day === words.day(now) ? words.t(key) : `${words.t(key)}, ${day}`;
}
