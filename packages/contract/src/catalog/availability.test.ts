import { describe, expect, it } from "vitest";
import { availabilityToWire, hullToWire, readAvailability } from "./availability.ts";
import { AvailabilitySchema } from "./schemas.ts";

const everyDay = [1, 2, 3, 4, 5, 6, 7] as const;
const weekdays = { weekdays: [1, 2, 3, 4, 5], from: "08:00", to: "11:00" };
const weekend = { weekdays: [6, 7], from: "09:00", to: "13:00" };
const hull = { weekdays: [...everyDay], from: "08:00", to: "13:00" };

describe("hours of a dish or section", () => {
  it("VALID-6 reads a window of availability, also past midnight, and empty as always", () => {
    expect(readAvailability({ weekdays: [1, 2], from: "22:00", to: "02:00" })).toEqual([
      { weekdays: [1, 2], from: 1320, to: 120 },
    ]);
    expect(readAvailability({ weekdays: [], from: "08:00", to: "" })).toEqual([
      { weekdays: everyDay, from: 480, to: 1440 },
    ]);
    expect(readAvailability({ weekdays: [3], from: "10:00", to: "10:00" })).toEqual([
      { weekdays: [3], from: 0, to: 1440 },
    ]);
    for (const always of [null, "", [], {}, { weekdays: [], from: "", to: "", windows: [] }])
      expect(readAvailability(always)).toEqual([]);
  });

  it("MENU-24 reads windows in place of the single one, joined where they overlap", () => {
    const written = { weekdays: [4], from: "00:00", to: "01:00", windows: [weekend, weekdays] };
    expect(readAvailability(written)).toEqual([
      { weekdays: [1, 2, 3, 4, 5], from: 480, to: 660 },
      { weekdays: [6, 7], from: 540, to: 780 },
    ]);
    expect(readAvailability({ windows: [weekend, { ...weekend, from: "12:00", to: "15:00" }, {}] })).toEqual([
      { weekdays: everyDay, from: 0, to: 1440 },
    ]);
  });

  it("MENU-24 writes several windows with their hull, one as before, none as nothing", () => {
    const several = { ...hull, windows: [weekdays, weekend] };
    expect(availabilityToWire(readAvailability({ windows: [weekdays, weekend] }))).toEqual(several);
    expect(availabilityToWire(readAvailability(several))).toEqual(several);
    expect(availabilityToWire(readAvailability(weekdays))).toEqual(weekdays);
    expect(availabilityToWire([])).toBeNull();
  });

  it("MENU-24 the hull follows the windows, and hours without windows have none", () => {
    expect(hullToWire({ ...weekend, windows: [weekdays, weekend] })).toEqual(hull);
    for (const plain of [weekdays, { ...weekdays, windows: [] }, null, []]) expect(hullToWire(plain)).toBeNull();
  });

  it("MENU-24 takes at most twenty windows", () => {
    const hours = (count: number) => AvailabilitySchema.safeParse({ windows: Array(count).fill(weekend) }).success;
    expect([hours(20), hours(21)]).toEqual([true, false]);
  });
});
