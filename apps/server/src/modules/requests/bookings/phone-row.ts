import { randomBytes } from "node:crypto";
import type { Interval } from "@skatert/domain";
import type { Hall } from "../halls.ts";
import type { BookedPlace } from "../request-view.ts";
import type { StoredRequest } from "../tables.ts";
import type { PhoneBooking } from "./booking-types.ts";

interface PhoneRow extends Interval {
  readonly id: number;
  readonly hall: Hall;
  readonly wish: PhoneBooking;
  readonly number: string | null;
  readonly at: number;
}

/** The row of a booking by telephone. It is confirmed from the start: the person who takes it has told the guest. */
export function phoneRow({ id, hall, wish, number, at, from, to }: PhoneRow): StoredRequest {
  const { name, phone, comment, seats } = wish;
  const place: BookedPlace = { name: hall.name, address: hall.address, timeZone: hall.schedule.timeZone };
  return {
    id,
    request_key: randomBytes(20).toString("base64url"),
    kind: "booking",
    state: "done",
    user_id: null,
    name,
    phone,
    comment,
    network: "",
    product_id: null,
    product_name: null,
    restaurant_id: hall.id,
    place: JSON.stringify(place),
    seats,
    starts_at: from,
    ends_at: to,
    table_number: number,
    visit: null,
    lang: null,
    refusal_reason: null,
    refusal_message: "",
    version: 1,
    created_at: at,
    updated_at: at,
  };
}
