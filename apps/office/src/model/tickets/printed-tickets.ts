import type { TicketReader } from "./ticket.ts";

/** Tickets that this device printed, newest first. */
export interface PrintedTicket {
  readonly order: number;
  readonly reader: TicketReader;
  /** ISO instant of the first print. */
  readonly at: string;
}

/** About a week of a busy branch. */
const kept = 1000;

/** When this device first printed the ticket; null: never (PRINT-2). */
export function firstPrintOf(printed: readonly PrintedTicket[], order: number, reader: TicketReader): string | null {
  return printed.find((each) => each.order === order && each.reader === reader)?.at ?? null;
}

/** The list with a ticket added. A reprint keeps the time of the first print. */
export function withPrinted(printed: readonly PrintedTicket[], ticket: PrintedTicket): readonly PrintedTicket[] {
  if (firstPrintOf(printed, ticket.order, ticket.reader) !== null) return printed;
  return [ticket, ...printed].slice(0, kept);
}
