import { describe, expect, it } from "vitest";
import { fittingHall, newSeating, readSeating, seatingOf, withStart } from "./seating-form.ts";
import { aBooking, aDay, clock } from "./testing-bookings.ts";

const today = "2026-11-30";
const data = aDay();

describe("the form of a booking", () => {
  it("INBOX-1 reads a booking and gives it back", () => {
    const form = seatingOf(aBooking(), data.time_zone);
    expect(form).toEqual({ hallId: 401, tableId: "4", from: "19:00", to: "21:00", seats: 4 });
    expect(readSeating(form, today, data)).toEqual({
      hallId: 401,
      tableId: "4",
      from: Date.parse(clock("19:00")),
      to: Date.parse(clock("21:00")),
      seats: 4,
    });
  });

  it("INBOX-1 keeps the length when the start moves, also past midnight", () => {
    const form = seatingOf(aBooking(), data.time_zone);
    const late = withStart(form, "23:00", today, data);
    expect([late.from, late.to]).toEqual(["23:00", "01:00"]);
    const seating = readSeating(late, today, data);
    expect((seating?.to ?? 0) - (seating?.from ?? 0)).toBe(7_200_000);
    expect(withStart(form, "", today, data)).toEqual({ ...form, from: "" });
    expect(withStart({ ...form, from: "" }, "20:00", today, data).to).toBe("21:00");
  });

  it("INBOX-1 starts at the next step today, and at the opening on another day", () => {
    expect(newSeating(data, Date.parse(clock("18:10")))).toMatchObject({ from: "18:30", to: "20:30", tableId: "" });
    expect(newSeating(data, Date.parse(clock("18:10")) - 86_400_000)).toMatchObject({ from: "10:00", seats: 2 });
  });

  it("OFFICE-5 a kept booking of a hall that the shop no longer has is in the first hall", () => {
    const form = seatingOf(aBooking(), data.time_zone);
    expect(fittingHall(form, data)).toBe(form);
    expect(fittingHall({ ...form, hallId: 999 }, data)).toEqual({ ...form, hallId: 401, tableId: "" });
  });

  it("INBOX-1 is incomplete without times or with seats that are no count", () => {
    const form = seatingOf(aBooking(), data.time_zone);
    for (const fault of [{ from: "" }, { to: "" }, { seats: 0 }, { seats: 501 }, { seats: Number.NaN }])
      expect(readSeating({ ...form, ...fault }, today, data)).toBeNull();
  });
});
