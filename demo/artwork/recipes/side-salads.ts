import { cube } from "../engine/solid.ts";
import { radishSlice } from "../foods/garden.ts";
import { lettuce, parsley, rocket } from "../foods/greens.ts";
import { heap } from "../foods/heap.ts";
import { chunk } from "../foods/meat.ts";
import { cucumberSlice } from "../foods/slices.ts";

/** Small salads that go with a lunch: fresh vegetables, radish, greens. */
export const sideSalad = heap({
  radius: 120,
  height: 40,
  bed: "#5d7f2c",
  turn: 80,
  of: [
    { part: lettuce(70), count: 14 },
    { part: cucumberSlice(52), count: 5 },
    { part: chunk(52, "#e0452e", "#b52c1a"), count: 5 },
  ],
});
export const radishSalad = heap({
  radius: 120,
  height: 40,
  bed: "#5d7f2c",
  turn: 80,
  of: [
    { part: lettuce(70, "#6fa03c"), count: 14 },
    { part: radishSlice(54), count: 8 },
  ],
});
export const beetSalad = heap({
  radius: 120,
  height: 46,
  bed: "#7a1638",
  of: [
    { part: cube(28, "#a01a44"), count: 36 },
    { part: cube(26, "#e8843c"), count: 10 },
    { part: cube(26, "#f0d9a8"), count: 10 },
  ],
});
export const greenSalad = heap({
  radius: 120,
  height: 40,
  bed: "#3f6a26",
  turn: 90,
  of: [
    { part: lettuce(74, "#8fc04c"), count: 16 },
    { part: rocket(70), count: 8 },
    { part: parsley(40), count: 3 },
  ],
});
