import type { WireBoardChange, WireBoardOrder } from "@skatert/contract";
import type { TicketBlock, TicketRequest, TicketRow, TicketWords } from "./ticket.ts";
import { differenceBlocks } from "./ticket-differences.ts";
import { ticketLines } from "./ticket-lines.ts";
import { collectBlock, sumRows } from "./ticket-money.ts";
import { timeBlock, wantedRows } from "./ticket-time.ts";

type Part = (order: WireBoardOrder, request: TicketRequest, words: TicketWords) => readonly TicketBlock[];

const parts: Readonly<Record<TicketRequest["reader"], readonly Part[]>> = {
  kitchen: [banners, heading, method, time, lines, comment, note, footer],
  courier: [banners, heading, method, time, collect, address, person, company, lines, comment, note, footer],
  guest: [banners, heading, method, time, lines, sums, collect, company, address, comment, footer],
};

/**
 * The parts of an order's ticket, from top to bottom (PRINT-1). The kitchen's ticket has no personal data and no money.
 * No text is cut.
 */
export function layoutTicket(
  order: WireBoardOrder,
  request: TicketRequest,
  words: TicketWords,
): readonly TicketBlock[] {
  const change = order.changes?.find(({ number }) => number === request.change);
  if (change !== undefined) return layoutChange(order, change, request, words);
  return parts[request.reader].flatMap((part) => part(order, request, words));
}

/** What a change did, old → new, and no more (PRINT-2): the present address, comment or sum where those changed. */
function layoutChange(
  order: WireBoardOrder,
  change: WireBoardChange,
  request: TicketRequest,
  words: TicketWords,
): readonly TicketBlock[] {
  const { reader, now } = request;
  const isOf = (...kinds: string[]) => kinds.some((kind) => change.kinds.includes(kind));
  const made = words.t("ticket.changed.detail", { number: change.number, time: moment(change.at, now, words) });
  const shown: readonly Part[] = [
    heading,
    method,
    time,
    () => differenceBlocks(change, words),
    ...(isOf("address", "method") && reader !== "kitchen" ? [address] : []),
    ...(isOf("comment") ? [comment] : []),
    ...(reader === "kitchen" ? [] : [collect]),
    footer,
  ];
  return [
    { kind: "banner", text: words.t("ticket.changed"), detail: made },
    ...banners(order, request, words),
    ...shown.flatMap((part) => part(order, request, words)),
  ];
}

function banners(order: WireBoardOrder, { printedBefore, now }: TicketRequest, words: TicketWords): TicketBlock[] {
  const banner = (text: string, detail: string | null = null): TicketBlock => ({ kind: "banner", text, detail });
  return [
    ...(order.practice ? [banner(words.t("ticket.practice"), words.t("ticket.practice.detail"))] : []),
    ...(order.stage === "cancelled" ? [banner(words.t("ticket.cancelled"))] : []),
    ...(order.stage !== "cancelled" && order.asks === "cancel" ? [banner(words.t("ticket.asks-cancel"))] : []),
    ...(printedBefore
      ? [banner(words.t("ticket.copy"), words.t("ticket.copy.detail", { time: moment(printedBefore, now, words) }))]
      : []),
  ];
}

function moment(instant: string, now: string, words: TicketWords): string {
  const day = words.day(instant);
  return day === words.day(now) ? words.time(instant) : `${day}, ${words.time(instant)}`;
}

function heading(order: WireBoardOrder, { reader }: TicketRequest, words: TicketWords): TicketBlock[] {
  const number = order.practice ? words.t("board.practiceNumber", { number: order.number }) : order.number;
  return [{ kind: "number", text: number, heading: words.t(`ticket.for.${reader}`) }];
}

function method(order: WireBoardOrder, { reader }: TicketRequest, words: TicketWords): TicketBlock[] {
  const rows: TicketRow[] = [{ label: null, text: words.t(`ticket.method.${order.method}`) }];
  if (order.place && reader !== "courier") rows.push({ label: null, text: order.place });
  if (reader === "kitchen" && order.people > 0)
    rows.push({ label: words.t("ticket.people"), text: String(order.people) });
  return [{ kind: "rows", rows }];
}

function time(order: WireBoardOrder, { now }: TicketRequest, words: TicketWords): TicketBlock[] {
  const rows = wantedRows(order, now, words);
  return [timeBlock(order, now, words), ...(rows.length > 0 ? [{ kind: "rows" as const, rows }] : [])];
}

function lines(order: WireBoardOrder, { reader }: TicketRequest, words: TicketWords): TicketBlock[] {
  return [{ kind: "lines", lines: ticketLines(order.lines, reader, words) }];
}

function sums(order: WireBoardOrder, _: TicketRequest, words: TicketWords): TicketBlock[] {
  return [{ kind: "sums", rows: sumRows(order, words) }];
}

function collect(order: WireBoardOrder, { reader }: TicketRequest, words: TicketWords): TicketBlock[] {
  return order.stage === "cancelled" ? [] : [collectBlock(order, reader, words)];
}

function address({ address: place }: WireBoardOrder, _: TicketRequest, words: TicketWords): TicketBlock[] {
  if (!place) return [];
  const row = (key: "entrance" | "floor" | "apartment"): TicketRow[] => {
    const text = place[key];
    return text ? [{ label: words.t(`ticket.${key}`), text }] : [];
  };
  const rows = [
    ...row("entrance"),
    ...row("floor"),
    ...row("apartment"),
    ...(place.unconfirmed ? [{ label: null, text: words.t("ticket.address.unconfirmed") }] : []),
  ];
  return [
    { kind: "words", label: words.t("ticket.address"), text: place.text },
    ...(rows.length > 0 ? [{ kind: "rows" as const, rows }] : []),
    ...(place.comment
      ? [{ kind: "words" as const, label: words.t("ticket.address.comment"), text: place.comment }]
      : []),
  ];
}

function person({ guest }: WireBoardOrder, _: TicketRequest, words: TicketWords): TicketBlock[] {
  if (!guest) return [];
  const rows = [
    { label: words.t("ticket.guest"), text: guest.name },
    { label: words.t("ticket.phone"), text: guest.phone },
  ];
  return [{ kind: "rows", rows: rows.filter(({ text }) => text !== "") }];
}

/** The company that ordered by telephone, for its books. */
function company({ phone }: WireBoardOrder, _: TicketRequest, words: TicketWords): TicketBlock[] {
  if (!phone?.company) return [];
  const { name, tax_number: taxNumber } = phone.company;
  const tax = taxNumber === "" ? [] : [{ label: null, text: words.t("phone.taken.tax", { number: taxNumber }) }];
  return [{ kind: "rows", rows: [{ label: null, text: words.t("phone.taken.company", { name }) }, ...tax] }];
}

/** The guest's comment, and the additions of the integration that placed the order. */
function comment(order: WireBoardOrder, _: TicketRequest, words: TicketWords): TicketBlock[] {
  const comment = { key: words.t("ticket.comment"), value: order.comment.trim() };
  return [comment, ...(order.meta_data ?? [])]
    .filter(({ value }) => value !== "")
    .map(({ key, value }) => ({ kind: "words", label: key, text: value }));
}

/** The staff note; never on the guest's ticket. */
function note(order: WireBoardOrder, _: TicketRequest, words: TicketWords): TicketBlock[] {
  return order.note === "" ? [] : [{ kind: "words", label: words.t("ticket.note"), text: order.note }];
}

function footer(order: WireBoardOrder, request: TicketRequest, words: TicketWords): TicketBlock[] {
  const placed = words.t("ticket.placed", { time: moment(order.placed_at, request.now, words) });
  const printed = words.t("ticket.printed", { time: moment(request.now, request.now, words) });
  const blocks: TicketBlock[] = [{ kind: "footer", text: `${request.branch} · ${placed} · ${printed}` }];
  return request.reader === "guest" ? [...blocks, { kind: "footer", text: words.t("ticket.no-receipt") }] : blocks;
}
