import { create } from "zustand";
import { persist } from "zustand/middleware";
import { shopNow } from "../../platform/clock/shop-clock.ts";
import { type PrintedTicket, withPrinted } from "./printed-tickets.ts";
import { PAPER_WIDTHS, type PaperWidth, TICKET_READERS, type TicketReader } from "./ticket.ts";

interface TicketSettings {
  readonly paper: PaperWidth;
  /** Tickets that this device prints automatically after a confirmation. */
  readonly auto: readonly TicketReader[];
  /** Since when, milliseconds; earlier orders are not printed automatically. Null: never. */
  readonly since: number | null;
  readonly printed: readonly PrintedTicket[];
}

/** Print settings of this device. They are stored on it, because the printer belongs to it (PRINT-1). */
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

/** Records prints, so that the next print of the same ticket is marked as a copy (PRINT-2). */
export function rememberPrinted(tickets: readonly PrintedTicket[]): void {
  useTicketSettings.setState(({ printed }) => ({ printed: tickets.reduce(withPrinted, printed) }));
}

/** Reads stored settings, which another version of the app may have written. */
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
  const { order, reader, at, change }: Partial<Record<keyof PrintedTicket, unknown>> = value;
  const isReadable =
    typeof order === "number" && typeof at === "string" && TICKET_READERS.some((each) => each === reader);
  return isReadable && (change === undefined || typeof change === "number");
}
