import { emoji, standing } from "../engine/emoji.ts";
import type { Scene } from "../engine/scene.ts";
import { heapedBowl, onBoard, onTable } from "../engine/serve.ts";
import { at } from "../engine/shape.ts";
import { cube } from "../engine/solid.ts";
import { nut } from "../foods/beans.ts";
import { slab } from "../foods/cakes.ts";
import { pea } from "../foods/garden.ts";
import { dill, leaf, sprig } from "../foods/greens.ts";
import { heap, strewn } from "../foods/heap.ts";
import { olive } from "../foods/olives.ts";
import { beads, pool } from "../foods/soft.ts";

/** Sold by weight. */
export const shop: Record<string, Scene> = {
  "syr-vyderzhannyy": onBoard(
    [
      at(-90, 30, emoji("cheese-wedge", 420)),
      at(180, 60, cube(90, "#f6cc4a")),
      at(250, 20, cube(76, "#f8d25c")),
      at(120, 116, cube(64, "#f6cc4a")),
      at(230, 110, emoji("grapes", 150)),
    ],
    [
      ["grapes", 170, 105, 660],
      ["honey-pot", 150, 862, 655],
    ],
    { depth: 200, wood: "#9a6a42" },
  ),
  olivki: heapedBowl(
    [
      at(
        0,
        50,
        heap({
          radius: 240,
          height: 100,
          bed: "#4a5a1f",
          of: [
            { part: olive(84, "#8a9a35"), count: 26 },
            { part: olive(84, "#6f8030"), count: 22 },
          ],
          turn: 60,
        }),
      ),
      at(40, -60, dill(120, "#5d7a3f"), { turn: 40 }),
      at(-60, -50, leaf(90, "#6f8a3a", 0.36), { turn: -50 }),
    ],
    [
      ["lemon", 150, 105, 655],
      ["olive", 130, 862, 650],
    ],
    { glaze: "#a9714a", inside: "#d9b892" },
  ),
  "med-lipovyy": onTable(
    [at(450, 600, standing("honey-pot", 460)), at(720, 600, pool(110, 44, "#e09a1a"))],
    [
      ["honeybee", 130, 730, 250],
      ["blossom", 130, 170, 650],
      ["blossom", 90, 260, 680],
    ],
    { cloth: { x: 480, y: 500, turn: 45, scale: 1 } },
  ),
  orehi: heapedBowl(
    [
      at(
        0,
        50,
        heap({
          radius: 240,
          height: 110,
          bed: "#8a5a2c",
          of: [
            { part: nut(80, "almond"), count: 24 },
            { part: nut(74, "hazelnut"), count: 20 },
            { part: nut(90, "cashew"), count: 18 },
          ],
          turn: 180,
        }),
      ),
      at(0, -30, strewn(pea(7, "#fffdf6"), 30, 180)),
    ],
    [
      ["salt", 120, 105, 645],
      ["peanuts", 140, 862, 655],
    ],
    { glaze: "#5d6f5a", inside: "#e6dfcc" },
  ),
  klubnika: heapedBowl(
    [
      at(
        0,
        40,
        heap({
          radius: 230,
          height: 120,
          bed: "#8a1420",
          of: [{ part: emoji("strawberry", 150), count: 22 }],
          turn: 50,
          body: { force: 0.2, gloss: 0.1 },
        }),
      ),
      at(90, -70, sprig(90, "#4b9a3c")),
    ],
    [
      ["strawberry", 150, 105, 655],
      ["strawberry", 120, 870, 640],
    ],
    { glaze: "#f4efe4", band: "#9c1f45" },
  ),
  golubika: heapedBowl(
    [
      at(
        0,
        50,
        heap({
          radius: 240,
          height: 110,
          bed: "#2b3058",
          of: [
            { part: pea(62, "#4a5596"), count: 60 },
            { part: pea(58, "#5f6aa8"), count: 40 },
          ],
          turn: 180,
        }),
      ),
      at(70, -50, sprig(90, "#4b9a3c")),
    ],
    [
      ["blueberries", 170, 105, 655],
      ["leaf-fluttering-in-wind", 130, 862, 650],
    ],
    { glaze: "#efe9f2", band: "#46508f" },
  ),
  "shokolad-lomanyy": onBoard(
    [
      at(-140, 40, slab(220, 150, [{ height: 40, side: "#3a1c10" }], "#4f2918", 0.08), { turn: -12 }),
      at(110, 0, slab(240, 140, [{ height: 44, side: "#3a1c10" }], "#54301d", 0.08), { turn: 8 }),
      at(-10, 120, slab(250, 140, [{ height: 40, side: "#3a1c10" }], "#4f2918", 0.08), { turn: -4 }),
      at(-40, -20, strewn(nut(50, "almond"), 9, 180)),
      at(-20, 10, beads(150, 13, 12, "#b3152f")),
    ],
    [
      ["chocolate-bar", 170, 105, 660],
      ["cherries", 140, 862, 655],
    ],
    { depth: 195, wood: "#c9a06a" },
  ),
};
