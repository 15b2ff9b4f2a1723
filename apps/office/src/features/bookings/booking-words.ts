import type { WireBooking } from "@skatert/contract";
import type { I18n } from "../../i18n/i18n.ts";

/** The guest's name, or the number of the booking where names are not shown. */
export function guestText({ guest, number }: WireBooking, { t }: Pick<I18n, "t">): string {
  return guest === null || guest.name === "" ? t("booking.number", { number }) : guest.name;
}

/** «19:00–21:00». */
export function spanText({ from, to }: Pick<WireBooking, "from" | "to">, zone: string, { time }: Pick<I18n, "time">) {
  return `${time(from, zone)}–${time(to, zone)}`;
}

/** Guests, table and state, which sighted people read from the place and form of a bar. */
export function placeText({ seats, table_id: table, state }: WireBooking, { t }: Pick<I18n, "t">): string {
  return [
    t("booking.seats", { count: seats }),
    table === null ? t("booking.noTable") : t("booking.table.named", { table }),
    t(`booking.state.${state}`),
  ].join(", ");
}

/** A sign of the state that differs in shape. */
export const STATE_SIGNS: Readonly<Record<WireBooking["state"], string>> = {
  new: "?",
  confirmed: "",
  seated: "✓",
  "no-show": "∅",
  cancelled: "×",
};
