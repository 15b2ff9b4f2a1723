import type { I18n } from "../../i18n/i18n.ts";

/** The reader of a ticket. */
export const TICKET_READERS = ["kitchen", "courier", "guest"] as const;
export type TicketReader = (typeof TICKET_READERS)[number];

/** Paper widths in millimetres. */
export const PAPER_WIDTHS = [58, 80] as const;
export type PaperWidth = (typeof PAPER_WIDTHS)[number];

/** A label and its text; `label` null: the text needs no label. */
export interface TicketRow {
  readonly label: string | null;
  readonly text: string;
}

export interface TicketLine {
  readonly quantity: number;
  readonly name: string;
  /** Indented below the name: size, options, removed ingredients, allergens. */
  readonly details: readonly { readonly text: string; readonly strong: boolean }[];
  /** The line's sum; null on tickets without prices. */
  readonly sum: string | null;
}

/** A dish of a change, old → new. */
export interface TicketDifference {
  readonly count: string;
  readonly name: string;
  /** Size, options, the guest's wish. */
  readonly details: readonly string[];
  /** Nothing is left of it. */
  readonly isGone: boolean;
}

export interface TicketSum {
  readonly label: string;
  readonly text: string;
  readonly strong: boolean;
}

/** A part of a ticket, from top to bottom. */
export type TicketBlock =
  | { readonly kind: "banner"; readonly text: string; readonly detail: string | null }
  | { readonly kind: "number"; readonly text: string; readonly heading: string }
  | { readonly kind: "time"; readonly label: string; readonly text: string }
  | { readonly kind: "rows"; readonly rows: readonly TicketRow[] }
  | { readonly kind: "lines"; readonly lines: readonly TicketLine[] }
  | { readonly kind: "differences"; readonly dishes: readonly TicketDifference[] }
  /** Full text written by a person: a comment, a note, an address. */
  | { readonly kind: "words"; readonly label: string; readonly text: string }
  | { readonly kind: "sums"; readonly rows: readonly TicketSum[] }
  | {
      readonly kind: "collect";
      readonly label: string;
      readonly text: string | null;
      readonly rows: readonly TicketRow[];
    }
  | { readonly kind: "footer"; readonly text: string };

/** Texts and formats of a ticket, in the device's language and the branch's time zone. */
export interface TicketWords extends Pick<I18n, "t" | "money"> {
  /** «19:40». */
  readonly time: (instant: string) => string;
  /** «23 ноября». Equal for two instants of one day. */
  readonly day: (instant: string) => string;
}

export function ticketWords({ t, money, time, day }: I18n, zone: string): TicketWords {
  return { t, money, time: (instant) => time(instant, zone), day: (instant) => day(instant, zone) };
}

export interface TicketRequest {
  readonly reader: TicketReader;
  /** Number of the change whose difference alone is printed; null: the whole order in its present version. */
  readonly change: number | null;
  /** When this device first printed the ticket; null: never. */
  readonly printedBefore: string | null;
  /** The branch's name. */
  readonly branch: string;
  /** ISO instant of the print, to name the day of times that are not today. */
  readonly now: string;
}
