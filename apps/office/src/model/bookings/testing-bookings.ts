import type { WireBooking, WireBookings } from "@skatert/contract";

/** An instant of 30 November 2026 in Moscow. */
export function clock(time: string): string {
  return new Date(`2026-11-30T${time}:00+03:00`).toISOString();
}

export function aBooking(changes: Partial<WireBooking> = {}): WireBooking {
  return {
    id: 1,
    number: "1",
    branch_id: 10,
    hall_id: 401,
    hall_name: "Зал",
    table_id: "4",
    from: clock("19:00"),
    to: clock("21:00"),
    seats: 4,
    state: "confirmed",
    confirmed_by: "staff",
    guest: { name: "Анна", phone: "+79161234567" },
    comment: "",
    reason: null,
    version: 1,
    ...changes,
  };
}

/** A day from 10:00 to midnight with tables for four, two and six. */
export function aDay(...bookings: WireBooking[]): WireBookings {
  return {
    time_zone: "Europe/Moscow",
    from: clock("10:00"),
    to: new Date(Date.parse(clock("10:00")) + 14 * 3_600_000).toISOString(),
    minutes: 120,
    step_minutes: 30,
    halls: [
      {
        id: 401,
        name: "Зал",
        address: "",
        seats: 60,
        tables: [
          { id: "4", seats: 4 },
          { id: "5", seats: 2 },
          { id: "6", seats: 6 },
        ],
      },
      { id: 402, name: "Терраса", address: "", seats: 32, tables: [] },
    ],
    bookings,
  };
}
