import { expect, it } from "vitest";
import { supplementStop } from "./supplement-stop.ts";

it("STOP-1 offers no supplement that is stopped as a supplement, as a dish or with its category", () => {
  const stops = {
    supplements: new Map([
      [1, "Снова с 18:00"],
      [3, ""],
    ]),
    products: new Map([
      [2, "Снова с 19:00"],
      [3, "Снова с 19:00"],
    ]),
  };
  expect([1, 2, 3, 4].map((id) => supplementStop(stops, id))).toEqual([
    "Снова с 18:00",
    "Снова с 19:00",
    "",
    undefined,
  ]);
});
