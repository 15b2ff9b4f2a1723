import type { OrderStage } from "@skatert/domain";
import { firstPrintOf, type PrintedTicket } from "./printed-tickets.ts";
import type { TicketReader } from "./ticket.ts";

/** An order as far as printing by itself needs it. Instants in milliseconds. */
export interface ConfirmedOrder {
  readonly id: number;
  readonly stage: OrderStage;
  readonly confirmedAt: number | null;
}

export interface AutoPrint {
  readonly auto: readonly TicketReader[];
  /** When this device began to print by itself; null: it does not. */
  readonly since: number | null;
  readonly printed: readonly PrintedTicket[];
}

/** After a longer sleep a pile of old tickets would only confuse. */
const printedWithinMs = 30 * 60_000;

/**
 * The order that this device should print next by itself, and for whom: confirmed by anybody since the device prints by
 * itself, not long ago, and not printed here. The one confirmed first comes first; null: none.
 */
export function dueTickets(
  orders: Iterable<ConfirmedOrder>,
  { auto, since, printed }: AutoPrint,
  now: number,
): { readonly id: number; readonly readers: readonly TicketReader[] } | null {
  if (since === null || auto.length === 0) return null;
  const from = Math.max(since, now - printedWithinMs);
  const due = [...orders]
    .flatMap(({ id, stage, confirmedAt }) =>
      confirmedAt === null || confirmedAt < from || stage === "cancelled" ? [] : [{ id, confirmedAt }],
    )
    .map((order) => ({ ...order, readers: auto.filter((reader) => firstPrintOf(printed, order.id, reader) === null) }))
    .filter(({ readers }) => readers.length > 0)
    .toSorted((a, b) => a.confirmedAt - b.confirmedAt);
  const [first] = due;
  return first === undefined ? null : { id: first.id, readers: first.readers };
}
