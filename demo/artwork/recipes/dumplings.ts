import { emoji } from "../engine/emoji.ts";
import type { Part } from "../engine/pen.ts";
import type { Scene } from "../engine/scene.ts";
import { heapedBowl, onBoard, onPlate } from "../engine/serve.ts";
import { at, TILT } from "../engine/shape.ts";
import { khinkali, pelmen, varenik } from "../foods/dough.ts";
import { pea } from "../foods/garden.ts";
import { dill, parsley, sprig } from "../foods/greens.ts";
import { strewn } from "../foods/heap.ts";
import { chunk, strip } from "../foods/meat.ts";
import { citrusSlice } from "../foods/slices.ts";
import { beads, dollop, drizzle, pool } from "../foods/soft.ts";

/** Fifteen or so laid in rings, the upper ones on the shoulders of the lower. */
const bagful = (part: Part, reach = 1): Part[] =>
  [
    [-190, -20, 20],
    [-120, -76, -30],
    [-10, -96, 8],
    [104, -82, 36],
    [186, -26, -14],
    [-100, 6, 40],
    [14, -20, -16],
    [118, 16, 12],
    [-196, 60, -20],
    [-40, 50, 14],
    [80, 70, -34],
    [190, 56, 24],
    [-120, 100, 6],
    [0, 116, -10],
    [116, 116, 18],
    [-50, -40, -24],
    [70, -34, 30],
    [10, 40, 60],
  ].map(([x = 0, y = 0, turn = 0]) => at(x * reach, y * reach + 20, part, { turn }));
const moons = (part: Part): Part[] =>
  [
    [-190, -40, -30],
    [-60, -86, -6],
    [80, -86, 8],
    [200, -40, 30],
    [-130, 30, -20],
    [10, -6, 0],
    [140, 30, 22],
    [-200, 76, 30],
    [-70, 100, -8],
    [70, 104, 6],
    [196, 92, -18],
  ].map(([x = 0, y = 0, turn = 0]) => at(x, y, part, { turn }));

/** Pelmeni and khinkali. */
export const pelmeni: Record<string, Scene> = {
  "pelmeni-sibirskie": onPlate(
    [
      ...bagful(pelmen(136)),
      at(70, -60, dollop(130)),
      at(60, -70, dill(96)),
      at(0, 10, strewn(pea(8, "#2b2018"), 26, 200)),
      at(-80, 50, dill(70), { turn: -50 }),
    ],
    [
      ["butter", 150, 105, 650],
      ["onion", 140, 862, 650],
    ],
    { band: "#5b6aa0" },
  ),
  "pelmeni-s-kuricey": heapedBowl(
    [
      ...bagful(pelmen(130, "#f0d7a6"), 0.94),
      at(-40, -30, dollop(120, "#fdf3d8")),
      at(0, 0, strewn(parsley(46), 8, 180)),
    ],
    [
      ["garlic", 130, 105, 645],
      ["poultry-leg", 180, 862, 655],
    ],
    { glaze: "#6c7fa6", inside: "#eef0f3" },
  ),
  "pelmeni-s-lososem": onPlate(
    [
      ...bagful(pelmen(134, "#85808a"), 0.92),
      at(-20, -50, beads(60, 13, 16, "#f0662a")),
      at(90, 40, dollop(100)),
      at(100, 30, dill(90)),
      at(-160, 70, citrusSlice(110), { squash: TILT + 0.12 }),
    ],
    [
      ["lemon", 150, 105, 650],
      ["herb", 140, 862, 650],
    ],
    { glaze: "#f1f0ea" },
  ),
  hinkali: onBoard(
    [
      at(-170, -30, khinkali(205)),
      at(10, -70, khinkali(205)),
      at(185, -24, khinkali(205)),
      at(-80, 80, khinkali(210)),
      at(110, 86, khinkali(210)),
      at(0, 0, strewn(pea(7, "#2b2018"), 30, 220)),
      at(-240, 80, parsley(90)),
    ],
    [
      ["hot-pepper", 160, 105, 655],
      ["herb", 140, 862, 650],
    ],
    { radius: 370 },
  ),
};

/** Vareniki. */
export const vareniki: Record<string, Scene> = {
  "vareniki-kartofel-griby": onPlate(
    [
      at(0, 30, pool(240, 128, "#e5bc62", 0.04)),
      ...moons(varenik(172, "#d9b27a")),
      at(0, 10, strewn(strip(70, "#b9712a", 0.16), 22, 150)),
      at(20, -20, emoji("brown-mushroom", 90), { turn: -20 }),
      at(-90, 0, emoji("brown-mushroom", 76), { turn: 20 }),
      at(80, 30, dill(90), { turn: 20 }),
    ],
    [
      ["potato", 150, 105, 650],
      ["brown-mushroom", 160, 862, 650],
    ],
  ),
  "vareniki-s-vishney": onPlate(
    [
      at(0, 40, pool(240, 124, "#8f1230", 0.05)),
      ...moons(varenik(172, "#a3183c")),
      at(0, 10, dollop(130)),
      at(0, -20, emoji("cherries", 110)),
      at(-150, 60, beads(40, 17, 4, "#8f1230")),
      at(150, 110, beads(40, 17, 4, "#8f1230")),
      at(60, -14, sprig(60, "#4b9a3c")),
    ],
    [
      ["cherries", 170, 105, 650],
      ["glass-of-milk", 150, 865, 645],
    ],
    { glaze: "#f3e7ea", band: "#a3184c" },
  ),
  "vareniki-s-tvorogom": onPlate(
    [
      at(0, 36, pool(240, 124, "#f3d98c", 0.04)),
      ...moons(varenik(172, "#fff6e2", "#f1dcb2")),
      at(0, 10, dollop(150)),
      at(0, 0, strewn(chunk(26, "#6b4a2c"), 14, 180)),
      at(30, -10, sprig(70, "#4b9a3c")),
      at(-10, 30, drizzle(220, 40, "#d98a14", 7, 6)),
    ],
    [
      ["glass-of-milk", 180, 105, 645],
      ["butter", 150, 862, 650],
    ],
    { glaze: "#dfe6ec" },
  ),
};
