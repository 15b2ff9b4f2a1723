import { emoji, standing } from "../engine/emoji.ts";
import type { Part } from "../engine/pen.ts";
import type { Scene } from "../engine/scene.ts";
import { onPlate, onTable, served } from "../engine/serve.ts";
import { at } from "../engine/shape.ts";
import { cakeSlice } from "../foods/cakes.ts";
import { glass } from "../foods/drinks.ts";
import { fortuneCookie } from "../foods/fortune-cookie.ts";
import { sprig } from "../foods/greens.ts";
import { beads } from "../foods/soft.ts";
import { maki } from "../foods/sushi.ts";
import { bag } from "../vessels/bag.ts";
import { chopsticks, cutlery, envelope } from "../vessels/cutlery.ts";
import { slate } from "../vessels/slate.ts";

const cloth = { x: 480, y: 440, turn: 45, scale: 1.06 };
const present = (size: number): Part => standing("wrapped-gift", size);
const honeyLayers = [0, 1, 2, 3, 4].flatMap(() => [
  { height: 20, side: "#c98a45" },
  { height: 10, side: "#fbf0da" },
]);

/** Things that go with an order. */
export const orderExtras: Record<string, Scene> = {
  pribory: onTable([at(480, 380, cutlery())], [["leaf-fluttering-in-wind", 120, 130, 645]], { cloth }),
  palochki: onTable([at(480, 380, chopsticks())], [["leaf-fluttering-in-wind", 140, 150, 650]], { cloth }),
  termopaket: onTable([at(470, 640, bag())], [["fire", 150, 800, 655]], { cloth }),
  otkrytka: onTable(
    [at(480, 400, envelope())],
    [
      ["blossom", 150, 170, 655],
      ["blossom", 110, 800, 650],
    ],
    { cloth },
  ),
};

/** Presents that come with an order. */
export const gifts: Record<string, Scene> = {
  "podarok-medovik": onPlate(
    [
      at(-20, 60, cakeSlice({ length: 360, layers: honeyLayers, top: "#e3b675", crumb: "#c98a45" })),
      at(40, -140, sprig(56, "#4b9a3c")),
    ],
    [["wrapped-gift", 200, 845, 670]],
    { y: 410, band: "#9c1f45" },
  ),
  "podarok-mors": onTable(
    [
      at(420, 650, glass({ top: 120, foot: 92, height: 400, colour: "#b01028", bottom: "#7a0a1c", ice: 2 })),
      at(690, 660, present(250)),
      at(230, 650, beads(60, 17, 10, "#c01528")),
    ],
    [],
    { cloth },
  ),
  "podarok-tort": onTable(
    [at(430, 610, standing("cupcake", 420)), at(410, 270, emoji("candle", 150)), at(730, 650, present(230))],
    [],
    { cloth },
  ),
  "podarok-roll": served(
    slate({ radius: 330, depth: 170 }),
    [
      ...[-130, 0, 130].map((x) => at(x - 10, 0, maki({ size: 140, filling: ["#8fc04c"], outside: "nori" }))),
      ...[-130, 0, 130].map((x) => at(x + 14, 96, maki({ size: 140, filling: ["#8fc04c"], outside: "nori" }))),
    ],
    [["wrapped-gift", 210, 845, 675]],
    { x: 440 },
  ),
  "podarok-pechenie": onPlate(
    [at(-110, 10, fortuneCookie(300), { turn: -14 }), at(140, 60, fortuneCookie(270), { turn: 12, flip: true })],
    [["wrapped-gift", 210, 845, 675]],
    { x: 440, glaze: "#f3e7ea", radius: 330 },
  ),
};
