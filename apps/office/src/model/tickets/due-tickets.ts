import type { OrderStage } from "@skatert/domain";
import { firstPrintOf, type PrintedTicket, printedChange } from "./printed-tickets.ts";
import type { TicketReader } from "./ticket.ts";

/** A change of an order, as far as automatic printing needs it. `kinds`: see OrderChangeSchema. */
interface PrintableChange {
  readonly number: number;
  readonly at: number;
  readonly kinds: readonly string[];
}

/** The fields of an order that automatic printing needs. Instants in milliseconds. */
export interface ConfirmedOrder {
  readonly id: number;
  readonly stage: OrderStage;
  readonly confirmedAt: number | null;
  /** Nobody has read what a guest's note says of an allergy, so nothing is printed unseen (MENU-15). */
  readonly asksReading: boolean;
  /** The earliest first. */
  readonly changes: readonly PrintableChange[];
}

export interface AutoPrint {
  readonly auto: readonly TicketReader[];
  /** When automatic printing was turned on; null: it is off. */
  readonly since: number | null;
  readonly printed: readonly PrintedTicket[];
}

/** `change`: the number of the change to print alone; null: the whole order. */
export interface DueTickets {
  readonly id: number;
  readonly readers: readonly TicketReader[];
  readonly change: number | null;
}

/** After a long sleep a pile of old tickets would only confuse. */
const printedWithinMs = 30 * 60_000;

/** Changes that only the money or the way concern are nothing to cook. */
const NOT_FOR_KITCHEN = ["payment", "address"];

/**
 * The next tickets to print automatically, of the earliest confirmation or change; null: none. Anybody may have made it,
 * recently and after automatic printing was turned on. A whole order that this device has not printed yet is printed in
 * its present version; of one that it has printed, the difference of each later change (PRINT-2).
 */
export function dueTickets(orders: Iterable<ConfirmedOrder>, settings: AutoPrint, now: number): DueTickets | null {
  const { auto, since } = settings;
  if (since === null || auto.length === 0) return null;
  const from = Math.max(since, now - printedWithinMs);
  const due = [...orders]
    .filter(({ stage, asksReading, confirmedAt }) => stage !== "cancelled" && !asksReading && confirmedAt !== null)
    .flatMap((order) => [...dueWhole(order, settings), ...dueChanges(order, settings)])
    .filter(({ at, readers }) => at >= from && readers.length > 0)
    .toSorted((a, b) => a.at - b.at);
  const [first] = due;
  return first === undefined ? null : { id: first.id, readers: first.readers, change: first.change };
}

interface Due extends DueTickets {
  readonly at: number;
}

function dueWhole({ id, confirmedAt }: ConfirmedOrder, { auto, printed }: AutoPrint): readonly Due[] {
  const readers = auto.filter((reader) => firstPrintOf(printed, id, reader) === null);
  return confirmedAt === null ? [] : [{ id, at: confirmedAt, readers, change: null }];
}

function dueChanges({ id, changes }: ConfirmedOrder, { auto, printed }: AutoPrint): readonly Due[] {
  return changes.map(({ number, at, kinds }) => {
    const isToCook = kinds.some((kind) => !NOT_FOR_KITCHEN.includes(kind));
    const readers = auto
      .filter((reader) => firstPrintOf(printed, id, reader) !== null && printedChange(printed, id, reader) < number)
      .filter((reader) => reader !== "kitchen" || isToCook);
    return { id, at, readers, change: number };
  });
}
