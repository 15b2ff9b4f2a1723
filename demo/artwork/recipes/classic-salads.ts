import { emoji } from "../engine/emoji.ts";
import type { Scene } from "../engine/scene.ts";
import { heapedBowl, onPlate } from "../engine/serve.ts";
import { at } from "../engine/shape.ts";
import { cube } from "../engine/solid.ts";
import { grilledRound, pea } from "../foods/garden.ts";
import { dill, leaf, lettuce, sprig } from "../foods/greens.ts";
import { heap } from "../foods/heap.ts";
import { chunk, sliced, strip } from "../foods/meat.ts";
import { cucumberSlice, eggHalf, oliveRing, onionRing, tomatoSlice } from "../foods/slices.ts";
import { dollop, drizzle } from "../foods/soft.ts";
import { lawn } from "./leaves.ts";

/** Salads known by name. */
export const classicSalads: Record<string, Scene> = {
  "cezar-s-kuricey": onPlate(
    [
      at(0, 40, lawn("#93bf4c")),
      at(-110, -10, chunk(150, "#e6b070", "#a8662c")),
      at(10, -50, chunk(160, "#e9b77a", "#a8662c")),
      at(110, 10, chunk(150, "#e6b070", "#a8662c")),
      at(-30, 50, chunk(140, "#e9b77a", "#a8662c")),
      at(-60, -70, cube(58, "#d99a45")),
      at(80, -60, cube(56, "#d99a45")),
      at(60, 80, cube(58, "#d29038")),
      at(-130, 60, cube(52, "#d99a45")),
      at(0, 0, sliced(90, "#fbeec0", "#f3dc94"), { turn: 30 }),
      at(50, 30, sliced(86, "#fbeec0", "#f3dc94"), { turn: -40 }),
      at(-70, 20, sliced(80, "#fbeec0", "#f3dc94"), { turn: 70 }),
      at(0, -10, drizzle(330, 80, "#fff4d6", 9, 8)),
    ],
    [
      ["cheese-wedge", 170, 110, 650],
      ["bread", 170, 855, 655],
    ],
  ),
  grecheskiy: heapedBowl(
    [
      at(
        0,
        40,
        heap({
          radius: 245,
          height: 80,
          bed: "#6f9440",
          turn: 60,
          of: [
            { part: lettuce(90), count: 10 },
            { part: cucumberSlice(84), count: 11 },
            { part: chunk(92, "#e0452e", "#b52c1a"), count: 11 },
            { part: strip(96, "#f0b52e", 0.2), count: 7 },
            { part: oliveRing(54), count: 10 },
            { part: onionRing(90), count: 6 },
          ],
        }),
      ),
      at(-80, -40, cube(74, "#fffaf0")),
      at(20, -70, cube(80, "#fffaf0")),
      at(90, -20, cube(76, "#fdf5e6")),
      at(-10, 10, cube(72, "#fffaf0")),
      at(-20, -60, leaf(44, "#5b7f3a"), { turn: 40 }),
    ],
    [
      ["olive", 130, 115, 645],
      ["tomato", 140, 855, 645],
      ["cucumber", 130, 845, 190],
    ],
    { glaze: "#3f6f93", inside: "#e9eef0" },
  ),
  olivye: heapedBowl(
    [
      at(
        0,
        40,
        heap({
          radius: 245,
          height: 105,
          bed: "#f2e6c4",
          of: [
            { part: cube(42, "#f3e2ae"), count: 46 },
            { part: cube(40, "#ea8a35"), count: 26 },
            { part: cube(40, "#b56a56"), count: 22 },
            { part: cube(38, "#a3bb58"), count: 22 },
            { part: pea(34), count: 34 },
            { part: cube(38, "#fffaf0"), count: 18 },
          ],
        }),
      ),
      at(0, -70, dollop(170, "#fdf3d8")),
      at(-6, -84, dill(110)),
      at(50, -74, eggHalf(80), { turn: 20 }),
    ],
    [
      ["pea-pod", 170, 110, 645],
      ["carrot", 170, 855, 650, 12],
      ["egg", 100, 845, 190],
    ],
    { band: "#6f9440" },
  ),
  vinegret: heapedBowl(
    [
      at(
        0,
        40,
        heap({
          radius: 245,
          height: 105,
          bed: "#7a1638",
          of: [
            { part: cube(44, "#a01a44"), count: 60 },
            { part: cube(40, "#e8843c"), count: 18 },
            { part: cube(42, "#e6b48c"), count: 18 },
            { part: strip(64, "#f3e3b8", 0.18), count: 16 },
            { part: pea(32), count: 16 },
          ],
        }),
      ),
      at(-50, -60, emoji("brown-mushroom", 110), { turn: -20 }),
      at(50, -50, emoji("brown-mushroom", 96), { turn: 30 }),
      at(0, -70, dill(110)),
    ],
    [
      ["brown-mushroom", 160, 110, 645],
      ["carrot", 160, 855, 650, 12],
      ["potato", 120, 845, 190],
    ],
    { glaze: "#ece4d4", band: "#a3184c" },
  ),
  kapreze: onPlate(
    [
      ...Array.from({ length: 12 }, (_, i) => {
        const angle = (i / 12) * Math.PI * 2 - Math.PI / 2;
        const round = i % 2 === 0 ? tomatoSlice(170) : grilledRound(150, "#f3ead8", "#fffaf1", "#fffaf1");
        return at(Math.cos(angle) * 180, Math.sin(angle) * 96 + 8, round, { squash: 0.74, turn: i * 30 });
      }),
      at(-6, 10, sprig(120)),
      at(-140, 30, leaf(90), { turn: 50 }),
      at(150, 20, leaf(90), { turn: -50 }),
      at(0, 60, drizzle(380, 60, "#4f7a1f", 9, 7)),
    ],
    [
      ["tomato", 160, 110, 650],
      ["herb", 140, 855, 645],
    ],
  ),
};
