import type { OrderStage } from "@skatert/domain";
import { firstPrintOf, type PrintedTicket } from "./printed-tickets.ts";
import type { TicketReader } from "./ticket.ts";

/** The fields of an order that automatic printing needs. Instants in milliseconds. */
export interface ConfirmedOrder {
  readonly id: number;
  readonly stage: OrderStage;
  readonly confirmedAt: number | null;
  /** Nobody has read what a guest's note says of an allergy, so nothing is printed unseen (MENU-15). */
  readonly asksReading: boolean;
}

export interface AutoPrint {
  readonly auto: readonly TicketReader[];
  /** When automatic printing was turned on; null: it is off. */
  readonly since: number | null;
  readonly printed: readonly PrintedTicket[];
}

/** After a long sleep a pile of old tickets would only confuse. */
const printedWithinMs = 30 * 60_000;

/**
 * The next order to print automatically, and the readers of its tickets. Anybody may have confirmed it, recently and
 * after automatic printing was turned on. This device has not printed it yet. The earliest confirmation is first; null:
 * none.
 */
export function dueTickets(
  orders: Iterable<ConfirmedOrder>,
  { auto, since, printed }: AutoPrint,
  now: number,
): { readonly id: number; readonly readers: readonly TicketReader[] } | null {
  if (since === null || auto.length === 0) return null;
  const from = Math.max(since, now - printedWithinMs);
  const due = [...orders]
    .flatMap(({ id, stage, confirmedAt, asksReading }) =>
      confirmedAt === null || confirmedAt < from || stage === "cancelled" || asksReading ? [] : [{ id, confirmedAt }],
    )
    .map((order) => ({ ...order, readers: auto.filter((reader) => firstPrintOf(printed, order.id, reader) === null) }))
    .filter(({ readers }) => readers.length > 0)
    .toSorted((a, b) => a.confirmedAt - b.confirmedAt);
  const [first] = due;
  return first === undefined ? null : { id: first.id, readers: first.readers };
}
