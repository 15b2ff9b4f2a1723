import { expect, it } from "vitest";
import { besidePage, isStepDone, shownPage } from "./guide-steps.ts";

const none = { restaurant: [], place: [], zone: [], hours: [], payment: [], dishes: [] };
const versions = { restaurant: 2, place: 1, zone: 0, hours: 0, payment: 0, dishes: 0 };

it("OFFICE-6 the guide goes on at the first step that nobody has finished", () => {
  expect(shownPage({ faults: none, versions }, "")).toBe("zone");
  const faults = { ...none, place: [{ field: "point", reason: "point" as const }] };
  expect(shownPage({ faults, versions }, "")).toBe("place");
  expect(shownPage({ faults, versions }, "dishes")).toBe("dishes");
  const all = { restaurant: 1, place: 1, zone: 1, hours: 1, payment: 1, dishes: 1 };
  expect(shownPage({ faults: none, versions: all }, "nowhere")).toBe("opening");
});

it("OFFICE-6 usual values alone do not make a step done", () => {
  expect([isStepDone({ faults: none, versions }, "zone"), isStepDone({ faults: none, versions }, "place")]).toEqual([
    false,
    true,
  ]);
});

it("leads back and forth, to the opening at the end", () => {
  expect([besidePage("restaurant", -1), besidePage("dishes", 1), besidePage("opening", 1)]).toEqual([
    null,
    "opening",
    null,
  ]);
});
