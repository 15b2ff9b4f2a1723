import type { TicketReader } from "./ticket.ts";

/** Tickets that this device printed, newest first. */
export interface PrintedTicket {
  readonly order: number;
  readonly reader: TicketReader;
  /** ISO instant of the first print. */
  readonly at: string;
  /** The last change of the order that a print had. Absent: none. */
  readonly change?: number;
}

/** About a week of a busy branch. */
const kept = 1000;

/** When this device first printed the ticket; null: never (PRINT-2). */
export function firstPrintOf(printed: readonly PrintedTicket[], order: number, reader: TicketReader): string | null {
  return printed.find((each) => each.order === order && each.reader === reader)?.at ?? null;
}

/** When this device printed the whole order, or a change of it, for the first time; null: never. */
export function printedAt(
  printed: readonly PrintedTicket[],
  order: number,
  reader: TicketReader,
  change: number | null,
): string | null {
  const isNew = change !== null && printedChange(printed, order, reader) < change;
  return isNew ? null : firstPrintOf(printed, order, reader);
}

/** The last change that this device printed for the reader; 0: none (PRINT-2). */
export function printedChange(printed: readonly PrintedTicket[], order: number, reader: TicketReader): number {
  return printed.find((each) => each.order === order && each.reader === reader)?.change ?? 0;
}

/** The list with a ticket added. A reprint keeps the time of the first print, and the latest change. */
export function withPrinted(printed: readonly PrintedTicket[], ticket: PrintedTicket): readonly PrintedTicket[] {
  const isSame = ({ order, reader }: PrintedTicket) => order === ticket.order && reader === ticket.reader;
  const known = printed.find(isSame);
  if (known === undefined) return [ticket, ...printed].slice(0, kept);
  const change = Math.max(known.change ?? 0, ticket.change ?? 0);
  if (change === (known.change ?? 0)) return printed;
  return printed.map((each) => (isSame(each) ? { ...each, change } : each));
}
