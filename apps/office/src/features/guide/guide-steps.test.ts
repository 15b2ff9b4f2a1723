import { expect, it } from "vitest";
import { besidePage, isStepDone, shownPage } from "./guide-steps.ts";

const none = { restaurant: [], place: [], zone: [], hours: [], payment: [], dishes: [] };
const versions = { restaurant: 2, place: 1, zone: 0, hours: 0, payment: 0, dishes: 0 };

it("OFFICE-6 continues at the first unfinished step", () => {
  expect(shownPage({ faults: none, versions }, "")).toBe("zone");
  const faults = { ...none, place: [{ field: "point", reason: "point" as const }] };
  expect(shownPage({ faults, versions }, "")).toBe("place");
  expect(shownPage({ faults, versions }, "dishes")).toBe("dishes");
  const all = { restaurant: 1, place: 1, zone: 1, hours: 1, payment: 1, dishes: 1 };
  expect(shownPage({ faults: none, versions: all }, "nowhere")).toBe("opening");
});

it("OFFICE-6 does not count a step with only default values as done", () => {
  expect([isStepDone({ faults: none, versions }, "zone"), isStepDone({ faults: none, versions }, "place")]).toEqual([
    false,
    true,
  ]);
});

it("leads back and forth, with the opening at the end", () => {
  expect([besidePage("restaurant", -1), besidePage("dishes", 1), besidePage("opening", 1)]).toEqual([
    null,
    "opening",
    null,
  ]);
});
