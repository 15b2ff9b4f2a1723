import { emoji } from "../engine/emoji.ts";
import type { Scene } from "../engine/scene.ts";
import { heapedBowl, inBowl, onBoard, onPlate, onTable } from "../engine/serve.ts";
import { at } from "../engine/shape.ts";
import { cube } from "../engine/solid.ts";
import { burger } from "../foods/burger.ts";
import { glass } from "../foods/drinks.ts";
import { fry, pea } from "../foods/garden.ts";
import { dill, parsley, sprig } from "../foods/greens.ts";
import { heap, strewn } from "../foods/heap.ts";
import { chunk, cutlet } from "../foods/meat.ts";
import { macaroni } from "../foods/noodles.ts";
import { citrusSlice } from "../foods/slices.ts";
import { ball, mound, pool } from "../foods/soft.ts";
import { tube } from "../foods/tubes.ts";
import { ramekin } from "../vessels/ramekin.ts";

const nugget = (rx: number) =>
  cutlet({ rx, ry: rx * 0.66, height: 38, top: "#e0a042", side: "#c98530", crumb: true, wobble: 0.1 });
const star = "M0 -15L4 -5L15 -4L7 3L9 14L0 8L-9 14L-7 3L-15 -4L-4 -5Z";

/** For children. */
export const kids: Record<string, Scene> = {
  "mini-burger": onBoard(
    [
      at(160, 60, heap({ radius: 120, height: 70, of: [{ part: fry(130), count: 24 }], turn: 74, steep: true })),
      at(
        -100,
        110,
        burger({
          radius: 160,
          bun: "#e0a04c",
          seeds: "#fbeed0",
          storeys: [{ kind: "salad" }, { kind: "patty" }, { kind: "cheese" }, { kind: "tomato" }],
        }),
      ),
    ],
    [
      ["tomato", 140, 105, 650],
      ["balloon", 150, 850, 240],
    ],
    { radius: 350, y: 400 },
  ),
  naggetsy: onPlate(
    [
      ...[
        [-170, -40, -20],
        [-20, -80, 10],
        [130, -50, 30],
        [-110, 60, 20],
        [50, 40, -14],
        [180, 70, 10],
      ].map(([x = 0, y = 0, turn = 0]) => at(x, y, nugget(92), { turn })),
      at(-210, 110, ramekin("#c5281c", { radius: 66 })),
      at(20, 120, parsley(70)),
    ],
    [
      ["ear-of-corn", 160, 105, 660],
      ["tomato", 140, 862, 650],
    ],
    { glaze: "#f6cf6a" },
  ),
  "makarony-s-syrom": heapedBowl(
    [
      at(
        0,
        40,
        heap({
          radius: 245,
          height: 90,
          bed: "#f2a92c",
          of: [{ part: macaroni(70, "#f8c648"), count: 74 }],
          turn: 180,
        }),
      ),
      at(0, -40, pool(150, 60, "#f9bd38", 0.2)),
      at(0, -60, strewn(chunk(30, "#fbe08a"), 14, 120)),
      at(30, -60, sprig(70, "#4b9a3c")),
    ],
    [
      ["cheese-wedge", 180, 105, 660],
      ["glass-of-milk", 150, 865, 655],
    ],
    { glaze: "#5aa3bd", inside: "#f4efe2" },
  ),
  "sup-s-frikadelkami": inBowl(
    {
      colour: "#e8bd58",
      fat: "#f8e08c",
      swims: [
        {
          part: (pen) =>
            `<path d="${star}" fill="${pen.pick(["#fbe6a8", "#f7da8a"])}" stroke="#d9a94a" stroke-width="2" transform="scale(1.3)"/>`,
          count: 22,
        },
        { part: cube(32, "#e8742a"), count: 9 },
      ],
    },
    [
      at(-110, 20, ball(104, "#b98a62", 0.16)),
      at(20, -30, ball(110, "#c0906a", 0.16)),
      at(120, 40, ball(100, "#b98a62", 0.16)),
      at(0, 80, ball(104, "#c0906a", 0.16)),
      at(-30, 10, dill(90), { turn: 20 }),
    ],
    [
      ["carrot", 170, 105, 660, -10],
      ["star", 120, 862, 645],
    ],
    { glaze: "#e58a6a", inside: "#f6ecd9" },
  ),
  "rybnye-palochki": onPlate(
    [
      ...[0, 1, 2, 3].map((i) =>
        at(-110 + i * 22, -70 + i * 50, tube({ length: 260, radius: 28, colour: "#e0a042", grain: 0.34 }), {
          turn: -8,
        }),
      ),
      at(170, 40, mound(130, 96, "#f6e4a6")),
      at(170, -66, pool(36, 16, "#f3c64f")),
      at(60, 130, strewn(pea(28), 12, 60)),
      at(-230, 70, citrusSlice(100), { squash: 0.76 }),
    ],
    [
      ["lemon", 140, 105, 650],
      ["potato", 140, 862, 650],
    ],
    { glaze: "#8fc4d6" },
  ),
  "mannaya-kasha": inBowl(
    { colour: "#fbf3df", thick: true },
    [
      at(0, 20, emoji("strawberry", 150)),
      at(-120, -30, emoji("strawberry", 120), { turn: -30 }),
      at(120, -20, emoji("strawberry", 120), { turn: 30 }),
      at(-70, 60, emoji("strawberry", 96), { turn: 20 }),
      at(80, 70, emoji("strawberry", 96), { turn: -20 }),
      at(10, -60, pool(60, 30, "#f3c64f")),
      at(40, -50, sprig(64, "#4b9a3c")),
    ],
    [
      ["strawberry", 140, 105, 650],
      ["glass-of-milk", 150, 865, 655],
    ],
    { glaze: "#f2a9b4", inside: "#fff6ee" },
  ),
  "fruktovyy-stakanchik": onTable(
    [
      at(
        480,
        640,
        glass({
          top: 150,
          foot: 110,
          height: 380,
          colour: "#f7e3b0",
          level: 0.55,
          fruit: [
            at(-60, -60, cube(80, "#f7d768")),
            at(40, -80, pea(80, "#7a3a8a")),
            at(-40, -140, cube(84, "#f59a2c")),
            at(60, -150, cube(80, "#f3efc6")),
            at(0, -40, cube(84, "#f59a2c")),
          ],
        }),
      ),
      at(
        480,
        330,
        heap({
          radius: 118,
          height: 90,
          of: [
            { part: cube(80, "#f3efc6"), count: 8 },
            { part: cube(80, "#f59a2c"), count: 8 },
            { part: pea(74, "#7a3a8a"), count: 7 },
            { part: cube(74, "#f7d768"), count: 8 },
          ],
        }),
      ),
      at(520, 240, sprig(90, "#4b9a3c")),
    ],
    [
      ["banana", 160, 180, 655],
      ["red-apple", 150, 770, 655],
    ],
    { cloth: { x: 480, y: 500, turn: 45, scale: 1 } },
  ),
};
