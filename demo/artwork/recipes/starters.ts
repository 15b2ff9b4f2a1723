import { emoji } from "../engine/emoji.ts";
import type { Scene } from "../engine/scene.ts";
import { onBoard, onPlate } from "../engine/serve.ts";
import { at, TILT } from "../engine/shape.ts";
import { cube } from "../engine/solid.ts";
import { breadSlice } from "../foods/bread.ts";
import { disc } from "../foods/discs.ts";
import { fry, pea, potato } from "../foods/garden.ts";
import { dill, leaf, lettuce, parsley } from "../foods/greens.ts";
import { heap, strewn } from "../foods/heap.ts";
import { sliced } from "../foods/meat.ts";
import { wing } from "../foods/poultry.ts";
import { citrusSlice, cucumberSlice, onionRing } from "../foods/slices.ts";
import { ball, dollop, drizzle } from "../foods/soft.ts";
import { soup } from "../foods/soup.ts";
import { tube } from "../foods/tubes.ts";
import { ramekin } from "../vessels/ramekin.ts";

const flat = { squash: TILT + 0.12 };
const fritter = disc({ radius: 118, height: 34, top: "#b98a35", side: "#d9c47a", scorch: "#5d7f2c", wobble: 0.06 });
const tempura = (turn: number) => tube({ length: 190, radius: 40, colour: "#e6ab4c", grain: 0.3, bend: turn });

/** To the table while the main course is made. */
export const starters: Record<string, Scene> = {
  fri: onBoard(
    [
      at(-60, 70, heap({ radius: 190, height: 120, of: [{ part: fry(190), count: 46 }], turn: 76, steep: true })),
      at(220, 60, ramekin("#c5281c")),
    ],
    [
      ["potato", 150, 105, 650],
      ["salt", 120, 865, 640],
    ],
    { depth: 200 },
  ),
  "fri-batat": onPlate(
    [
      at(
        -50,
        60,
        heap({ radius: 190, height: 110, of: [{ part: fry(170, "#e8762a"), count: 42 }], turn: 76, steep: true }),
      ),
      at(230, 60, ramekin("#fbf0d8")),
      at(-60, -20, strewn(pea(9, "#a3301a"), 22, 130)),
    ],
    [
      ["roasted-sweet-potato", 180, 105, 655],
      ["salt", 110, 865, 640],
    ],
    { glaze: "#4c5a5e" },
  ),
  "krevetki-tempura": onPlate(
    [
      ...[
        [-170, -40, -24],
        [-40, -70, -8],
        [90, -60, 12],
        [-110, 50, -14],
        [30, 40, 4],
        [160, 50, 22],
      ].map(([x = 0, y = 0, t = 0]) => at(x, y, tempura(14), { turn: 60 + t })),
      at(-215, 80, citrusSlice(110, "#a5cf45"), flat),
      at(250, -20, ramekin("#d9482a")),
    ],
    [
      ["lime", 140, 105, 650],
      ["hot-pepper", 160, 865, 650],
    ],
    { glaze: "#2f4a57" },
  ),
  "falafel-s-humusom": onPlate(
    [
      at(70, 50, soup({ colour: "#e3c594", radius: 150, thick: true, swirl: "#f4e2bc" })),
      at(70, 50, drizzle(150, 40, "#a3701c", 7, 5)),
      ...[
        [-190, 10],
        [-90, -50],
        [-130, 70],
        [-10, -70],
        [-30, 40],
      ].map(([x = 0, y = 0]) => at(x, y, ball(132, "#9a6429"))),
      at(220, -40, cucumberSlice(80), flat),
      at(250, 10, cucumberSlice(76), flat),
      at(60, 30, parsley(70)),
      at(150, -90, emoji("flatbread", 160), { squash: 0.76 }),
    ],
    [
      ["falafel", 150, 105, 650],
      ["beans", 130, 865, 645],
    ],
    { glaze: "#5f8a8c" },
  ),
  "krylya-bbq": onPlate(
    [
      at(0, 30, lettuce(140), { turn: -70 }),
      ...[
        [-150, -50, 10],
        [10, -80, -16],
        [160, -40, 24],
        [-190, 30, -20],
        [-40, 10, 30],
        [110, 40, -8],
        [-90, 90, 8],
        [60, 110, -24],
      ].map(([x = 0, y = 0, turn = 0]) => at(x, y, wing(210), { turn, flip: turn < 0 })),
      at(230, 90, ramekin("#dfe6ea")),
    ],
    [
      ["hot-pepper", 170, 105, 650],
      ["leafy-green", 150, 865, 650],
    ],
    { glaze: "#efe6d6" },
  ),
  "syrnye-palochki": onBoard(
    [
      ...[0, 1, 2, 3].map((i) =>
        at(-120 + i * 26, -70 + i * 56, tube({ length: 300, radius: 30, colour: "#dc9a3c", grain: 0.34 }), {
          turn: -10,
        }),
      ),
      at(-10, -100, tube({ length: 250, radius: 30, colour: "#dc9a3c", cut: "#fdf0cf", grain: 0.34 }), { turn: 16 }),
      at(220, 30, ramekin("#9c1f35")),
      at(200, -60, parsley(90)),
    ],
    [
      ["cheese-wedge", 180, 105, 655],
      ["cherries", 130, 865, 645],
    ],
    { depth: 190, wood: "#a9784a" },
  ),
  brusketta: onBoard(
    [
      ...[
        [-200, 10, -10],
        [10, 60, 4],
        [205, 0, 12],
      ].flatMap(([x = 0, y = 0, turn = 0]) => [
        at(x, y, breadSlice(130, 82), { turn }),
        at(
          x,
          y - 14,
          heap({
            radius: 100,
            height: 40,
            of: [
              { part: cube(38, "#d93a24"), count: 22 },
              { part: leaf(34), count: 4 },
            ],
          }),
          { turn },
        ),
        at(x + 4, y - 50, leaf(70), { turn: 30 }),
      ]),
    ],
    [
      ["tomato", 150, 105, 650],
      ["garlic", 130, 865, 645],
    ],
    { depth: 165, wood: "#9a6a42", zoom: 1.32, radius: 350 },
  ),
  seld: onPlate(
    [
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        at(-200 + i * 74, -46 + i * 5, sliced(230, "#9aa9b4", "#e3ebee"), { turn: 66, squash: 0.8 }),
      ),
      ...[
        [-190, 66],
        [-70, 100],
        [60, 104],
        [184, 80],
      ].map(([x = 0, y = 0]) => at(x, y, potato(150))),
      at(-60, -40, onionRing(100), flat),
      at(60, -20, onionRing(90), flat),
      at(-10, 10, onionRing(80), flat),
      at(0, -40, dill(110), { turn: 20 }),
    ],
    [
      ["bread", 190, 105, 655],
      ["onion", 140, 865, 650],
    ],
    { band: "#4a6a8c" },
  ),
  ustricy: onPlate(
    [
      at(
        0,
        20,
        heap({ radius: 260, height: 20, of: [{ part: cube(54, "#dff0f6"), count: 60 }], body: { gloss: 0.7 } }),
      ),
      ...[
        [-170, -50],
        [0, -90],
        [170, -50],
        [-150, 60],
        [10, 40],
        [170, 60],
      ].map(([x = 0, y = 0], i) => at(x, y, emoji("oyster", 165), { turn: i * 24 - 60, squash: 0.88 })),
      at(-10, 120, citrusSlice(110), flat),
      at(90, 120, citrusSlice(104), flat),
    ],
    [
      ["lemon", 150, 105, 650],
      ["ice", 120, 865, 645],
    ],
    { glaze: "#c9d3d6" },
  ),
  "oladi-iz-kabachka": onPlate(
    [
      at(-150, 30, fritter),
      at(140, 40, fritter),
      at(0, -30, fritter),
      at(-10, 80, fritter),
      at(-4, -10, dollop(130)),
      at(-10, -24, dill(96)),
      at(30, 0, dill(70), { turn: 40 }),
    ],
    [
      ["cucumber", 170, 105, 655],
      ["garlic", 130, 865, 645],
    ],
    { glaze: "#e3e8da" },
  ),
};
