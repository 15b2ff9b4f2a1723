import type { Interval } from "./types.ts";

/** A table of a hall. Tables are not joined: a booking takes one. */
export interface HallTable {
  /** As staff and guests say it, unique in its hall: «12», «Терраса 3». */
  readonly number: string;
  readonly seats: number;
}

/** A booking as the tables of its hall see it. */
export interface BookedTable extends Interval {
  readonly seats: number;
  /** Null or unknown to the hall: booked before the hall had tables, and no table is chosen yet. */
  readonly table?: string | null;
}

/**
 * The tables that are free over the whole interval, by seats and then as the hall lists them. A booking without a table
 * keeps the smallest one that fits, so that there is still room for it when staff choose (INBOX-1).
 */
export function freeTables(
  tables: readonly HallTable[],
  held: readonly BookedTable[],
  { from, to }: Interval,
): readonly HallTable[] {
  const meeting = held.filter((each) => each.from < to && from < each.to);
  const numbers = new Set(tables.map(({ number }) => number));
  const isAssigned = ({ table }: BookedTable) => table !== undefined && table !== null && numbers.has(table);
  const taken = new Set(meeting.filter(isAssigned).map(({ table }) => table));
  const free = tables.filter(({ number }) => !taken.has(number)).toSorted((one, other) => one.seats - other.seats);
  const waiting = meeting.filter((each) => !isAssigned(each)).toSorted((one, other) => other.seats - one.seats);
  for (const { seats } of waiting) {
    const index = free.findIndex((table) => table.seats >= seats);
    if (index >= 0) free.splice(index, 1);
  }
  return free;
}

/** The smallest free table for so many guests; null: none. */
export function smallestTable(free: readonly HallTable[], seats: number): HallTable | null {
  return free.find((table) => table.seats >= seats) ?? null;
}

export type TableRefusal = "no-such-table" | "table-too-small" | "table-taken";

/** Why a booking cannot have this table; null: it can. Staff may choose a table that a booking without one would get. */
export function tableRefusal(
  tables: readonly HallTable[],
  held: readonly BookedTable[],
  wish: Interval & { readonly number: string; readonly seats: number },
): TableRefusal | null {
  const table = tables.find(({ number }) => number === wish.number);
  if (table === undefined) return "no-such-table";
  if (table.seats < wish.seats) return "table-too-small";
  const isTaken = held.some((each) => each.table === wish.number && each.from < wish.to && wish.from < each.to);
  return isTaken ? "table-taken" : null;
}
