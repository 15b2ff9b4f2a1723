import type { WireBooking, WireBookings } from "@skatert/contract";
import { holdsTable, type Interval } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";
import { meets, spanOf, type WireTable } from "./timeline.ts";

/** Where and when guests are to sit. */
export interface Seating extends Interval {
  readonly hallId: number;
  /** Null: the server chooses. */
  readonly tableId: string | null;
  readonly seats: number;
}

/** Why a table cannot be held, as far as this screen knows; the server decides. */
type TableConflict =
  | { readonly kind: "taken"; readonly by: WireBooking }
  | { readonly kind: "small"; readonly seats: number };

/** The conflict of a seating with the day's bookings; null: none. `own`: the booking that moves. */
export function conflictOf(seating: Seating, day: WireBookings, own: number | null): TableConflict | null {
  const { hallId, tableId, seats } = seating;
  const table = day.halls.find(({ id }) => id === hallId)?.tables.find(({ id }) => id === tableId);
  if (table === undefined) return null;
  const by = day.bookings.find(
    (other) =>
      other.id !== own &&
      other.hall_id === hallId &&
      other.table_id === tableId &&
      holdsTable(other.state) &&
      meets(spanOf(other), seating),
  );
  if (by !== undefined) return { kind: "taken", by };
  return table.seats < seats ? { kind: "small", seats: table.seats } : null;
}

type Words = Pick<I18n, "t" | "time">;

export function conflictText(conflict: TableConflict, tableId: string, zone: string, { t, time }: Words): string {
  if (conflict.kind === "small") return t("booking.conflict.small", { table: tableId, count: conflict.seats });
  const { from, to, guest, number } = conflict.by;
  const name = guest?.name ?? t("booking.number", { number });
  return t("booking.conflict.taken", { table: tableId, name, from: time(from, zone), to: time(to, zone) });
}

/** A table in a list of tables, with what speaks against it. */
export function tableText(table: WireTable, conflict: TableConflict | null, zone: string, { t, time }: Words): string {
  const name = t("booking.table.of", { table: table.id, count: table.seats });
  if (conflict === null) return name;
  const why =
    conflict.kind === "small"
      ? t("booking.table.small")
      : t("booking.table.taken", { from: time(conflict.by.from, zone), to: time(conflict.by.to, zone) });
  return `${name} · ${why}`;
}
