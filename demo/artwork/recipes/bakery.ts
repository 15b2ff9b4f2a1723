import { emoji } from "../engine/emoji.ts";
import type { Scene } from "../engine/scene.ts";
import { onBoard, onPlate } from "../engine/serve.ts";
import { at } from "../engine/shape.ts";
import { corner, loaf, ring } from "../foods/bread.ts";
import { bun, varenik } from "../foods/dough.ts";
import { friedEgg } from "../foods/eggs.ts";
import { pea } from "../foods/garden.ts";
import { leaf, parsley } from "../foods/greens.ts";
import { strewn } from "../foods/heap.ts";
import { cutPirozhok } from "../foods/pirozhok.ts";
import { beads } from "../foods/soft.ts";
import { boat, pie } from "../foods/sweets.ts";

/** Pirozhki, samsa, chebureki. */
export const pirozhki: Record<string, Scene> = {
  "pirozhok-s-kapustoy": onBoard(
    [
      at(-120, -40, bun(400, { long: 1.75, seam: true, colour: "#d08a38" })),
      at(100, 90, cutPirozhok(400, { colour: "#d08a38", filling: ["#d9d78a", "#b9c46a", "#f3e08a"] })),
    ],
    [
      ["leafy-green", 180, 105, 655],
      ["egg", 110, 862, 645],
    ],
    { depth: 195 },
  ),
  "pirozhok-s-myasom": onBoard(
    [
      at(-120, -40, bun(400, { long: 1.6, seam: true, colour: "#b86f2a", seeds: "#f6e7bf" })),
      at(110, 90, cutPirozhok(400, { colour: "#b86f2a", filling: ["#7a4024", "#8f5230", "#f3e6c8"] })),
    ],
    [
      ["onion", 150, 105, 655],
      ["herb", 140, 862, 655],
    ],
    { depth: 195, wood: "#9a6a42" },
  ),
  "pirozhok-s-vishney": onPlate(
    [
      at(-120, -30, bun(370, { long: 1.5, colour: "#dc9c48" })),
      at(-120, -90, strewn(pea(9, "#fffaf0"), 26, 110)),
      at(110, 80, cutPirozhok(390, { colour: "#dc9c48", filling: ["#8f1230", "#b3183c", "#6b0c24"] })),
      at(-210, 90, beads(50, 18, 7, "#8f1230")),
    ],
    [
      ["cherries", 180, 105, 655],
      ["strawberry", 120, 862, 645],
    ],
    { glaze: "#f3e7ea", band: "#a3184c" },
  ),
  samsa: onBoard(
    [
      at(-190, 0, corner(270)),
      at(10, -50, corner(280)),
      at(200, 10, corner(270)),
      at(-90, 110, corner(270)),
      at(120, 120, corner(270)),
    ],
    [
      ["onion", 150, 105, 655],
      ["herb", 150, 862, 655],
    ],
    { radius: 390, wood: "#a9784a" },
  ),
  cheburek: onPlate(
    [
      at(-60, -40, varenik(430, "#b9702a", "#e2ab54"), { turn: -18 }),
      at(60, 60, varenik(450, "#b9702a", "#e5b05a"), { turn: 8 }),
      at(-230, 100, parsley(100)),
    ],
    [
      ["onion", 150, 105, 655],
      ["hot-pepper", 150, 862, 655],
    ],
    { glaze: "#5f7d8c", radius: 380 },
  ),
};

/** Pies, bread, viennoiserie. */
export const breads: Record<string, Scene> = {
  "pirog-s-yablokom": onBoard(
    [
      at(0, 20, pie({ radius: 310, crust: "#e5ad5e", filling: "#c07a1c" })),
      at(-20, -30, strewn(pea(8, "#8a5a2a"), 26, 240)),
    ],
    [
      ["red-apple", 170, 105, 655],
      ["green-apple", 160, 862, 655],
    ],
  ),
  kurnik: onBoard(
    [
      at(0, 60, pie({ radius: 290, crust: "#d0903a", dome: 70 })),
      ...[0, 1, 2, 3, 4, 5, 6].map((i) => at(0, -60, leaf(150, "#c98534", 0.42), { turn: i * 51 + 20, squash: 0.66 })),
      at(0, -66, pea(52, "#dba04a"), { squash: 0.8 }),
      ...[
        [-180, 10],
        [180, 10],
        [-110, 84],
        [110, 84],
        [0, 104],
      ].map(([x = 0, y = 0]) => at(x, y, leaf(76, "#bf7a2c", 0.4), { turn: x * 0.4, squash: 0.7 })),
    ],
    [
      ["brown-mushroom", 160, 105, 655],
      ["egg", 110, 862, 645],
    ],
    { wood: "#9a6a42" },
  ),
  hachapuri: onBoard(
    [
      at(0, 40, boat(640)),
      at(-20, -6, friedEgg(180)),
      at(130, -6, emoji("butter", 110)),
      at(-120, 10, strewn(parsley(34), 4, 60)),
    ],
    [
      ["cheese-wedge", 180, 105, 660],
      ["butter", 140, 862, 650],
    ],
    { depth: 200 },
  ),
  "hleb-rzhanoy": onBoard(
    [at(-10, 80, loaf({ length: 560, radius: 130, crust: "#7a4a2a", flour: true, cuts: 4 }))],
    [
      ["sheaf-of-rice", 190, 105, 665],
      ["salt", 110, 862, 640],
    ],
    { depth: 190, wood: "#b98a58" },
  ),
  baget: onBoard(
    [
      at(0, -30, loaf({ length: 700, radius: 66, crust: "#cf8f42", flour: true, cuts: 6 }), { turn: -10 }),
      at(20, 90, loaf({ length: 700, radius: 66, crust: "#c98638", cuts: 6 }), { turn: -6 }),
    ],
    [
      ["sheaf-of-rice", 170, 100, 665],
      ["butter", 160, 862, 655],
    ],
    { depth: 190, radius: 395 },
  ),
  kruassan: onPlate(
    [
      at(-70, -50, emoji("croissant", 360), { turn: -14 }),
      at(120, 40, emoji("croissant", 330), { turn: 20, flip: true }),
      at(-200, 110, emoji("butter", 120)),
    ],
    [
      ["butter", 160, 105, 655],
      ["hot-beverage", 170, 862, 655],
    ],
    { glaze: "#eef0ee", band: "#a9713a" },
  ),
  "beygl-s-kunzhutom": onPlate(
    [
      at(-120, -20, ring(330, { seeds: ["#fbf0d8", "#f3e3bd"] })),
      at(130, 40, ring(330, { dough: "#c98334", seeds: ["#fbf0d8", "#2b2018"] })),
    ],
    [
      ["butter", 150, 105, 650],
      ["glass-of-milk", 150, 865, 650],
    ],
    { glaze: "#6c7f8c" },
  ),
  krendel: onBoard(
    [at(-20, 0, emoji("pretzel", 470)), at(-20, -10, strewn(pea(13, "#fffdf6"), 26, 190))],
    [
      ["salt", 140, 105, 650],
      ["butter", 150, 862, 650],
    ],
    { radius: 370, wood: "#8a5f3f" },
  ),
};
