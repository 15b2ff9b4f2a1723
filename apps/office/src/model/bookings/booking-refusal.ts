import type { PlainKey } from "../../i18n/message-key.ts";
import type { OfficeError } from "../../platform/api/office-error.ts";

const REFUSALS = [
  "no-table",
  "table-taken",
  "no-such-table",
  "table-too-small",
  "no-seats",
  "time-passed",
  "too-far",
  "state",
] as const;

/** Why the server refused a booking, in words; null: another failure. */
export function bookingRefusal({ code, data }: OfficeError): PlainKey | null {
  if (code === "booking_changed") return "booking.refused.changed";
  if (code !== "booking_refused") return null;
  const reason = REFUSALS.find((each) => each === data["reason"]);
  return reason === undefined ? "booking.refused.other" : `booking.refused.${reason}`;
}
