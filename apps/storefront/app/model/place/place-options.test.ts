import type { ShopLocation } from "@skatert/contract";
import { money, type Pause } from "@skatert/domain";
import { aBox, aCondition, aSchedule, at, aZone } from "@skatert/domain/testing";
import { describe, expect, it } from "vitest";
import { emptyDetails } from "./place.ts";
import { branchFor, locationOf, withPresentTerms } from "./place-options.ts";

const location = (id: number, warehouseId: number): ShopLocation => ({
  id,
  name: `Branch ${id}`,
  city: "",
  priceFile: null,
  warehouseIds: [warehouseId],
  address: "",
  coordinates: null,
  phone: "",
  hours: "",
});
const style = { fill: null, fillOpacity: null, stroke: null, strokeWidth: null, strokeOpacity: null };
const zone = (changes: Parameters<typeof aZone>[0] = {}) => ({ ...aZone(changes), description: "", style });
const rules = {
  zones: [zone()],
  conditions: [aCondition()],
  locations: [location(21, 501), location(22, 502)],
  schedules: { 501: aSchedule(), 502: aSchedule({ aroundTheClock: true }) },
  pauses: [],
  timeZone: "Europe/Moscow",
};
const inside = { lon: 5, lat: 5 };
const noon = at("2026-11-18 12:00");

describe("PRICE-5 branch that delivers to an address", () => {
  it("is the first of several open ones", () => {
    expect(branchFor(inside, rules, noon)).toMatchObject({
      warehouseId: 501,
      isOpen: true,
      location: { id: 21 },
      zone: { id: "A" },
    });
  });

  it("is an open one when another is closed", () => {
    expect(branchFor(inside, rules, at("2026-11-18 23:30"))).toMatchObject({ warehouseId: 502, isOpen: true });
  });

  it("STATE-3 is one that takes orders when an open one is paused", () => {
    const pause = (changes: Partial<Pause>): Pause => ({
      warehouseId: 501,
      zoneId: null,
      message: "Печь чинят",
      during: null,
      ...changes,
    });
    const under = (...pauses: readonly Pause[]) => branchFor(inside, { ...rules, pauses }, noon);
    expect(under(pause({}))).toMatchObject({ warehouseId: 502, pause: null });
    expect(under(pause({}), pause({ warehouseId: 502 }))).toMatchObject({
      warehouseId: 501,
      pause: { message: "Печь чинят" },
    });
    expect(under(pause({ zoneId: "B" }))).toMatchObject({ warehouseId: 501 });
    const evening = { weekdays: [], from: 18 * 60, to: 24 * 60 };
    expect(under(pause({ during: evening }))).toMatchObject({ warehouseId: 501, pause: null });
  });

  it("is the first, closed, when none is open", () => {
    const closed = { ...rules, schedules: { 501: aSchedule(), 502: aSchedule() } };
    expect(branchFor(inside, closed, at("2026-11-18 23:30"))).toMatchObject({ warehouseId: 501, isOpen: false });
  });

  it("is the one with its own terms for the zone, which then apply", () => {
    const own = aCondition({ warehouseId: 502, price: money(119_00) });
    expect(branchFor(inside, { ...rules, conditions: [aCondition(), own] }, noon)).toMatchObject({
      warehouseId: 502,
      condition: { price: 119_00 },
    });
  });

  it("VALID-1 is null outside all zones and in a hole of one", () => {
    expect(branchFor({ lon: 50, lat: 5 }, rules, noon)).toBeNull();
    const holed = zone({ polygons: [[aBox(0, 0, 10, 10), aBox(4, 4, 6, 6)]] });
    expect(branchFor(inside, { ...rules, zones: [holed] }, noon)).toBeNull();
  });

  it("is null where no branch delivers", () => {
    expect(branchFor(inside, { ...rules, conditions: [aCondition({ warehouseId: 777 })] }, noon)).toBeNull();
  });

  it("keeps a chosen address with the zone's present terms", () => {
    const place = {
      kind: "delivery",
      locationId: 21,
      warehouseId: 501,
      line: "",
      coordinates: inside,
      details: emptyDetails,
      terms: aCondition(),
    } as const;
    const dearer = aCondition({ price: money(300_00) });
    expect(withPresentTerms(place, { ...rules, conditions: [dearer] }).terms).toEqual(dearer);
    expect(withPresentTerms(place, { ...rules, conditions: [] })).toBe(place);
  });

  it("belongs to a location of the settings", () => {
    expect(locationOf(502, rules.locations)?.id).toBe(22);
    expect(locationOf(9, rules.locations)).toBeNull();
  });
});
