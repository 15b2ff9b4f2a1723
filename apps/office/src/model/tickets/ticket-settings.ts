import { create } from "zustand";
import { persist } from "zustand/middleware";
import { shopNow } from "../../platform/clock/shop-clock.ts";
import { type PrintedTicket, withPrinted } from "./printed-tickets.ts";
import { PAPER_WIDTHS, type PaperWidth, TICKET_READERS, type TicketReader } from "./ticket.ts";

interface TicketSettings {
  readonly paper: PaperWidth;
  /** Tickets that this device prints after a confirmation, without being asked. */
  readonly auto: readonly TicketReader[];
  /** Since when, milliseconds: earlier orders are not printed by themselves. Null: never. */
  readonly since: number | null;
  readonly printed: readonly PrintedTicket[];
}

/** How this device prints, kept in it: the printer stands beside it (PRINT-1). */
export const useTicketSettings = create<TicketSettings>()(
  persist((): TicketSettings => ({ paper: 80, auto: [], since: null, printed: [] }), {
    name: "office-tickets",
    merge: (stored, fresh) => ({ ...fresh, ...readable(stored) }),
  }),
);

export function choosePaper(paper: PaperWidth): void {
  useTicketSettings.setState({ paper });
}

export function printByItself(reader: TicketReader, isOn: boolean): void {
  useTicketSettings.setState(({ auto, since }) => {
    const next = TICKET_READERS.filter((each) => (each === reader ? isOn : auto.includes(each)));
    return { auto: next, since: next.length === 0 ? null : isOn || since === null ? shopNow() : since };
  });
}

/** Remembers prints, so that the next one of the same ticket says that it is a copy (PRINT-2). */
export function rememberPrinted(tickets: readonly PrintedTicket[]): void {
  useTicketSettings.setState(({ printed }) => ({ printed: tickets.reduce(withPrinted, printed) }));
}

/** What another version of the app, or nobody, stored. */
function readable(stored: unknown): Partial<TicketSettings> {
  if (typeof stored !== "object" || stored === null) return {};
  const { paper, auto, since, printed }: Partial<Record<keyof TicketSettings, unknown>> = stored;
  return {
    ...PAPER_WIDTHS.filter((width) => width === paper).reduce((_, width) => ({ paper: width }), {}),
    ...(Array.isArray(auto) ? { auto: TICKET_READERS.filter((reader) => auto.includes(reader)) } : {}),
    ...(typeof since === "number" ? { since } : {}),
    ...(Array.isArray(printed) ? { printed: printed.filter(isPrinted) } : {}),
  };
}

function isPrinted(value: unknown): value is PrintedTicket {
  if (typeof value !== "object" || value === null) return false;
  const { order, reader, at }: Partial<Record<keyof PrintedTicket, unknown>> = value;
  return typeof order === "number" && typeof at === "string" && TICKET_READERS.some((each) => each === reader);
}
