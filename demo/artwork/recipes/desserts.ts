import { emoji } from "../engine/emoji.ts";
import type { Scene } from "../engine/scene.ts";
import { onPlate } from "../engine/serve.ts";
import { at } from "../engine/shape.ts";
import { handful } from "../foods/beans.ts";
import { ring } from "../foods/bread.ts";
import { cakeSlice, roundCake, scoop } from "../foods/cakes.ts";
import { disc } from "../foods/discs.ts";
import { bun } from "../foods/dough.ts";
import { pea } from "../foods/garden.ts";
import { sprig } from "../foods/greens.ts";
import { strewn } from "../foods/heap.ts";
import { chunk, strip } from "../foods/meat.ts";
import { citrusSlice } from "../foods/slices.ts";
import { beads, dollop, pool } from "../foods/soft.ts";
import { coupe } from "../vessels/coupe.ts";

const mint = sprig(70, "#4b9a3c");
const cookie = disc({ radius: 165, height: 34, top: "#c98d4a", side: "#b57a3c", grain: 0.24, wobble: 0.03 });
const honeyLayers = [0, 1, 2, 3, 4, 5].flatMap(() => [
  { height: 22, side: "#c98a45" },
  { height: 11, side: "#fbf0da" },
]);

/** Cakes and pastry. */
export const cakes: Record<string, Scene> = {
  medovik: onPlate(
    [
      at(0, 60, cakeSlice({ length: 440, layers: honeyLayers, top: "#e3b675", crumb: "#c98a45" })),
      at(70, -200, mint, { scale: 0.8 }),
      at(40, 182, pool(86, 24, "#d98a14")),
    ],
    [
      ["honey-pot", 180, 105, 655],
      ["honeybee", 90, 850, 200],
    ],
    { band: "#d9a13c", y: 420 },
  ),
  chizkeyk: onPlate(
    [
      at(
        0,
        60,
        cakeSlice({
          length: 440,
          layers: [
            { height: 34, side: "#b9803f" },
            { height: 100, side: "#fbeecb" },
            { height: 10, side: "#efc98a" },
          ],
          top: "#f3d49a",
        }),
      ),
      at(60, -130, pool(90, 40, "#c01d32")),
      at(70, -160, emoji("strawberry", 110), { turn: 20 }),
      at(40, 182, pool(86, 24, "#c01d32")),
      at(120, -150, mint, { scale: 0.7 }),
    ],
    [
      ["strawberry", 160, 105, 650],
      ["cheese-wedge", 160, 862, 655],
    ],
    { y: 420 },
  ),
  "shokoladnyy-fondan": onPlate(
    [
      at(
        -90,
        50,
        roundCake({
          radius: 140,
          layers: [{ height: 110, side: "#4a2416" }],
          top: "#5a2e1c",
          grain: 0.3,
          wobble: 0.02,
        }),
      ),
      at(-80, -60, pool(80, 40, "#2b100a")),
      at(-20, 90, pool(120, 40, "#2b100a")),
      at(150, 60, scoop(170, "#fdf3dc")),
      at(150, -70, mint),
    ],
    [["chocolate-bar", 170, 105, 655], at(862, 640, handful("almond"))],
    { glaze: "#f1e7df" },
  ),
  "tort-celikom": onPlate(
    [
      at(
        0,
        60,
        roundCake({
          radius: 250,
          layers: [
            { height: 34, side: "#f0d39a" },
            { height: 14, side: "#c01d40" },
            { height: 34, side: "#f0d39a" },
            { height: 14, side: "#fff6ea" },
            { height: 34, side: "#f0d39a" },
            { height: 30, side: "#fff6ea" },
          ],
          top: "#fffaf2",
        }),
      ),
      ...[
        [-150, -110],
        [-70, -150],
        [30, -160],
        [120, -130],
        [-110, -60],
        [100, -60],
      ].map(([x = 0, y = 0], i) => at(x, y, emoji("strawberry", 86), { turn: i * 40 })),
      at(-10, -90, beads(90, 19, 16, "#46508f")),
      at(160, -80, mint),
      at(-40, -60, mint),
    ],
    [
      ["strawberry", 150, 105, 650],
      ["blueberries", 150, 862, 650],
    ],
    { radius: 350, band: "#9c1f45", y: 430, zoom: 1.1 },
  ),
  "pirozhnoe-kartoshka": onPlate(
    [
      at(-140, 10, bun(280, { long: 1.5, colour: "#5a3220" })),
      at(130, 0, bun(280, { long: 1.5, colour: "#553020" })),
      at(0, 100, bun(290, { long: 1.5, colour: "#5a3220" })),
      ...[
        [-140, -76],
        [130, -86],
        [0, 10],
      ].map(([x = 0, y = 0]) => at(x, y, chunk(64, "#c98f55", "#7a4a24"))),
      at(0, 10, strewn(pea(7, "#e9d3b4"), 40, 210)),
    ],
    [["cookie", 150, 105, 650], at(862, 645, handful("almond"))],
    { glaze: "#e8d9c9" },
  ),
  ponchik: onPlate(
    [
      at(-100, 10, ring(380, { icing: "#d9486f", seeds: ["#fff6e9", "#f6c73a", "#8fc04c"] })),
      at(170, 80, ring(300, { icing: "#f3b3c4", seeds: ["#b3153c", "#fff6e9"] })),
      at(-230, 110, beads(46, 17, 8, "#c01d42")),
    ],
    [
      ["strawberry", 150, 105, 650],
      ["doughnut", 150, 862, 650],
    ],
    { glaze: "#f6f1ee" },
  ),
  "pechenie-ovsyanoe": onPlate(
    [
      at(-110, -10, cookie),
      at(110, 50, cookie),
      at(-110, -40, strewn(chunk(34, "#4a2416"), 12, 130)),
      at(110, 20, strewn(chunk(34, "#4a2416"), 12, 130)),
      at(0, 0, strewn(chunk(22, "#e9cf9c"), 20, 210)),
    ],
    [
      ["glass-of-milk", 190, 105, 655],
      ["chocolate-bar", 150, 862, 655],
    ],
    { glaze: "#dfe3ea" },
  ),
  "krem-karamel": onPlate(
    [
      at(0, 70, pool(230, 120, "#a8590f", 0.05)),
      at(
        0,
        40,
        roundCake({
          radius: 165,
          layers: [
            { height: 90, side: "#f6d68c" },
            { height: 24, side: "#c07a22" },
          ],
          top: "#a35c12",
          gloss: 0.8,
          grain: 0.02,
        }),
      ),
      at(0, -80, dollop(110)),
      at(10, -100, mint),
      at(-20, -80, emoji("cherries", 80)),
    ],
    [
      ["egg", 110, 105, 645],
      ["glass-of-milk", 170, 862, 655],
    ],
    { glaze: "#f3efe6" },
  ),
};

/** Ice cream and fruit. */
export const ices: Record<string, Scene> = {
  plombir: coupe({
    scoops: ["#f8e3b4", "#f6dea8"],
    top: [at(-10, -110, strewn(strip(30, "#5a2e1c", 0.2), 12, 90)), at(80, -130, mint)],
    pieces: [
      ["glass-of-milk", 170, 130, 650],
      ["blossom", 110, 850, 640],
    ],
  }),
  "morozhenoe-fistashka": coupe({
    scoops: ["#b9c97a", "#c6d38c"],
    glass: "#e9efd8",
    top: [at(-10, -110, strewn(chunk(24, "#8fa03c", "#5f6f24"), 14, 90)), at(80, -130, mint)],
    pieces: [at(130, 645, handful("almond")), ["leaf-fluttering-in-wind", 150, 850, 650]],
  }),
  sorbet: coupe({
    scoops: ["#d92a58", "#e03c66"],
    glass: "#fbe6ea",
    top: [at(-20, -110, beads(44, 17, 8, "#b3123c")), at(80, -130, mint)],
    pieces: [
      ["strawberry", 150, 130, 650],
      ["lemon", 140, 850, 650],
    ],
  }),
  "fruktovaya-tarelka": onPlate(
    [
      at(-150, -70, emoji("pineapple", 230), { turn: -20 }),
      at(170, -40, emoji("grapes", 230), { turn: 10 }),
      at(-200, 70, emoji("kiwi-fruit", 140)),
      at(-90, 96, emoji("kiwi-fruit", 130), { turn: 40 }),
      at(20, 60, citrusSlice(170, "#f59a2c"), { squash: 0.76 }),
      at(120, 90, citrusSlice(150, "#f59a2c"), { squash: 0.76 }),
      at(20, -60, emoji("strawberry", 130)),
      at(90, -10, emoji("strawberry", 110), { turn: 30 }),
      at(-40, 0, emoji("strawberry", 110), { turn: -30 }),
    ],
    [
      ["tangerine", 140, 105, 650],
      ["strawberry", 130, 862, 645],
    ],
    { glaze: "#eceef6", zoom: 1.36 },
  ),
};
