import { emoji } from "../engine/emoji.ts";
import type { Scene } from "../engine/scene.ts";
import { heapedBowl, onBoard, onTable, type Piece } from "../engine/serve.ts";
import { at, TILT } from "../engine/shape.ts";
import { cup } from "../foods/cups.ts";
import { disc } from "../foods/discs.ts";
import { bun } from "../foods/dough.ts";
import { glass } from "../foods/drinks.ts";
import { poachedEgg } from "../foods/eggs.ts";
import { avocadoFan, grilledRound, pea } from "../foods/garden.ts";
import { leaf, parsley } from "../foods/greens.ts";
import { heap, strewn } from "../foods/heap.ts";
import { chunk, sliced } from "../foods/meat.ts";
import { olive } from "../foods/olives.ts";
import { pineappleRing } from "../foods/pineapple.ts";
import { prawn } from "../foods/sea.ts";
import { citrusSlice, mushroomSlice } from "../foods/slices.ts";
import { mound } from "../foods/soft.ts";
import { grounds } from "./grounds.ts";
import { portion } from "./portion.ts";

const milk = (colour: string, pieces: readonly Piece[]): Scene =>
  onTable([at(470, 640, glass({ top: 140, foot: 108, height: 430, colour, bottom: colour }))], pieces, {
    ground: grounds.drink,
    cloth: { x: 480, y: 500, turn: 45, scale: 1 },
  });
const flat = { squash: TILT + 0.14 };

/** Toppings and additions. */
export const additions: Record<string, Scene> = {
  "maslo-slivochnoe": portion([at(0, 10, emoji("butter", 330))], [["glass-of-milk", 160, 150, 655]]),
  yagody: heapedBowl(
    [
      at(
        0,
        40,
        heap({
          radius: 230,
          height: 100,
          bed: "#6b1428",
          of: [
            { part: emoji("strawberry", 120), count: 10 },
            { part: pea(60, "#4a5596"), count: 26 },
            { part: pea(54, "#c01d42"), count: 20 },
          ],
          turn: 50,
        }),
      ),
    ],
    [
      ["strawberry", 140, 105, 650],
      ["blueberries", 150, 862, 655],
    ],
  ),
  "dop-mocarella": portion(
    [
      at(-80, 50, mound(110, 96, "#fffdf8", 0.03)),
      at(90, 60, mound(104, 90, "#fffaf2", 0.03)),
      at(10, -20, mound(100, 86, "#fffdf8", 0.03)),
      at(20, -90, leaf(110), { turn: 50 }),
    ],
    [["herb", 140, 150, 655]],
    "#8fb0a3",
  ),
  "dop-bekon": portion(
    [at(-60, -30, emoji("bacon", 250), { turn: 10 }), at(70, 40, emoji("bacon", 260), { turn: 34 })],
    [["bacon", 140, 150, 655]],
  ),
  "dop-griby": portion(
    [
      ...[
        [-110, -20, -20],
        [0, -70, 8],
        [100, -10, 24],
        [-40, 50, -8],
        [70, 80, 14],
      ].map(([x = 0, y = 0, turn = 0]) => at(x, y, mushroomSlice(170), { turn })),
      at(10, 10, parsley(80)),
    ],
    [["brown-mushroom", 170, 150, 660]],
    "#6f7f6a",
  ),
  "dop-halapeno": portion(
    [
      ...[
        [-120, -10],
        [-20, -60],
        [90, -40],
        [-70, 60],
        [40, 40],
        [130, 50],
      ].map(([x = 0, y = 0]) => at(x, y, grilledRound(120, "#2f7a2a", "#b9d878", "#7fb04a"), flat)),
    ],
    [["hot-pepper", 160, 150, 660]],
  ),
  "dop-ananas": portion(
    [
      ...[
        [-110, -10, 0],
        [20, -60, 40],
        [110, 20, 80],
        [-30, 60, 20],
      ].map(([x = 0, y = 0, turn = 0]) => at(x, y, pineappleRing(200), { turn, ...flat })),
    ],
    [["pineapple", 210, 150, 665]],
    "#7fa6a0",
  ),
  "dop-olivki": portion(
    [
      at(
        0,
        30,
        heap({
          radius: 170,
          height: 60,
          of: [
            { part: olive(90, "#8a9a35"), count: 12 },
            { part: olive(90, "#2e2430"), count: 9 },
          ],
          turn: 50,
        }),
      ),
    ],
    [["olive", 150, 150, 655]],
  ),
  "dop-kurica": portion(
    [
      at(-90, 10, sliced(230, "#e6b070", "#a8662c"), { turn: -20 }),
      at(20, -30, sliced(230, "#e9b77a", "#a8662c"), { turn: 4 }),
      at(100, 30, sliced(220, "#e6b070", "#a8662c"), { turn: 24 }),
      at(-20, 70, sliced(210, "#e9b77a", "#a8662c"), { turn: -6 }),
      at(30, 0, parsley(90)),
    ],
    [["poultry-leg", 180, 150, 665]],
  ),
  "dop-krevetki": portion(
    [
      at(-100, -20, prawn(220)),
      at(80, -50, prawn(220), { flip: true }),
      at(0, 70, prawn(210), { turn: 20 }),
      at(0, 0, parsley(80)),
    ],
    [
      ["shrimp", 150, 150, 655],
      ["lemon", 130, 820, 650],
    ],
    "#5f8a9c",
  ),
  "dop-avokado": portion(
    [at(0, 20, avocadoFan(400), { squash: 0.86 }), at(0, -20, strewn(pea(9, "#f3e3b8"), 20, 150))],
    [["avocado", 180, 150, 660]],
  ),
  "dop-yayco": portion(
    [at(0, 20, poachedEgg(300)), at(0, 0, strewn(pea(8, "#2b2018"), 14, 110)), at(110, 60, parsley(90))],
    [["egg", 130, 150, 650]],
    "#8a9a6a",
  ),
  "dop-kotleta": onBoard(
    [
      at(0, 40, disc({ radius: 220, height: 70, top: "#6b3a20", side: "#55290f", grain: 0.3, wobble: 0.03 })),
      at(10, -50, leaf(90), { turn: 50 }),
    ],
    [["hamburger", 170, 150, 665]],
    { radius: 320 },
  ),
  "dop-parmezan": portion(
    [
      at(
        0,
        40,
        heap({ radius: 170, height: 80, of: [{ part: sliced(120, "#fbe6a8", "#f3d884"), count: 26 }], turn: 180 }),
      ),
    ],
    [["cheese-wedge", 190, 150, 665]],
    "#4c5a5e",
  ),
  imbir: portion(
    [
      ...[
        [-90, 0, -20],
        [-20, -50, 10],
        [60, -10, 40],
        [-30, 40, 70],
        [70, 60, -30],
        [0, 10, 20],
      ].map(([x = 0, y = 0, turn = 0]) => at(x, y, sliced(190, "#f5bdb0", "#fde6df"), { turn, squash: 0.84 })),
    ],
    [["ginger-root", 170, 150, 660]],
    "#37474a",
  ),
  pampushka: portion(
    [
      at(-90, -10, bun(230, { colour: "#dc9c48" })),
      at(110, 20, bun(230, { colour: "#d8953f" })),
      at(0, 90, bun(230, { colour: "#dc9c48" })),
      at(0, -10, strewn(leaf(24), 24, 170)),
      at(0, 0, strewn(chunk(16, "#fffaf0"), 20, 180)),
    ],
    [["garlic", 160, 150, 655]],
  ),
  "moloko-ovsyanoe": milk("#efe2c4", [["sheaf-of-rice", 190, 190, 670]]),
  "moloko-kokosovoe": milk("#fbfaf5", [["coconut", 200, 190, 670]]),
  "espresso-shot": onTable(
    [at(480, 560, cup({ radius: 140, height: 140, drink: "#3a1c10", art: "crema", glaze: "#4c5a5e" }))],
    [["chocolate-bar", 130, 180, 660]],
    { cloth: { x: 480, y: 500, turn: 45, scale: 1 } },
  ),
  limon: portion(
    [
      ...[
        [-110, 0],
        [0, -50],
        [110, -10],
        [-40, 60],
        [80, 70],
      ].map(([x = 0, y = 0], i) => at(x, y, citrusSlice(190), { turn: i * 20, ...flat })),
    ],
    [["lemon", 170, 150, 655]],
    "#6f94a3",
  ),
};
