import { emoji, standing } from "../engine/emoji.ts";
import type { Part } from "../engine/pen.ts";
import type { Scene } from "../engine/scene.ts";
import { onTable, type Piece } from "../engine/serve.ts";
import { at } from "../engine/shape.ts";
import { beans } from "../foods/beans.ts";
import { type Cup, cup } from "../foods/cups.ts";
import { type Glass, glass } from "../foods/drinks.ts";
import { pea } from "../foods/garden.ts";
import { sprig } from "../foods/greens.ts";
import { strewn } from "../foods/heap.ts";
import { chunk } from "../foods/meat.ts";
import { citrusSlice } from "../foods/slices.ts";
import { beads } from "../foods/soft.ts";
import { teapot } from "../vessels/teapot.ts";
import { wineGlass } from "../vessels/wine-glass.ts";

const cloth = { x: 480, y: 500, turn: 45, scale: 1 };
const hot = (spec: Cup, pieces: readonly Piece[], beside: readonly Part[] = []): Scene =>
  onTable([at(470, 560, cup({ radius: 200, height: 220, ...spec })), ...beside], pieces, { cloth });
const cold = (spec: Glass, pieces: readonly Piece[], beside: readonly Part[] = []): Scene =>
  onTable([at(480, 665, glass({ top: 150, foot: 112, height: 510, ...spec })), ...beside], pieces, { cloth });
const mint = sprig(90, "#4b9a3c");

/** Coffee and cocoa. */
export const coffees: Record<string, Scene> = {
  espresso: onTable(
    [
      at(470, 560, cup({ radius: 185, height: 190, drink: "#3a1c10", art: "crema", glaze: "#fbf7ef" })),
      at(170, 600, beans(7)),
      at(790, 590, beans(6)),
    ],
    [["chocolate-bar", 110, 850, 660]],
    { cloth },
  ),
  kapuchino: hot(
    { drink: "#b5783f", art: "leaf", glaze: "#f8f4ec" },
    [["glass-of-milk", 150, 110, 650]],
    [at(855, 610, beans(6))],
  ),
  latte: cold(
    { colour: "#d8a566", bottom: "#5a2e14", foam: "#fbecd2", top: 138, foot: 104, height: 450, level: 0.82 },
    [
      ["cookie", 150, 190, 655],
      ["glass-of-milk", 150, 790, 655],
    ],
  ),
  raf: hot(
    { drink: "#e6c494", art: "foam", milk: "#fbeacb", glaze: "#c9a9a0" },
    [["blossom", 130, 110, 645]],
    [at(855, 610, beans(6)), at(470, 345, strewn(pea(7, "#8a5a2a"), 18, 100))],
  ),
  kakao: hot(
    { drink: "#6b3a20", glaze: "#9c3a3a" },
    [
      ["chocolate-bar", 170, 110, 660],
      ["cookie", 130, 865, 650],
    ],
    [at(470, 348, strewn(chunk(62, "#fffaf2", "#e9d6c4"), 9, 120))],
  ),
};

/** Tea. */
export const teas: Record<string, Scene> = {
  "chay-chernyy": onTable(
    [
      at(330, 560, teapot({ glaze: "#8d2a35" })),
      at(715, 620, cup({ radius: 125, height: 130, drink: "#a8481a", handle: true })),
    ],
    [["herb", 150, 100, 650]],
    { cloth },
  ),
  "chay-zelenyy": onTable(
    [
      at(340, 560, teapot({ glaze: "#5d7f6c" })),
      at(725, 620, cup({ radius: 120, height: 120, drink: "#b9b84a", handle: false, saucer: false, glaze: "#6f9484" })),
    ],
    [["leaf-fluttering-in-wind", 150, 100, 655]],
    { cloth },
  ),
  "chay-oblepiha": onTable(
    [
      at(340, 560, teapot({ glaze: "#f3ead6", tea: "#f08a1a" })),
      at(725, 620, cup({ radius: 125, height: 130, drink: "#f0901f" })),
      at(560, 660, beads(54, 14, 14, "#f5921e")),
    ],
    [
      ["tangerine", 130, 100, 650],
      ["honey-pot", 120, 880, 640],
    ],
    { cloth },
  ),
  "matcha-latte": hot({ drink: "#8fae4a", art: "leaf", milk: "#eef3d2", glaze: "#dfe3d3" }, [
    ["glass-of-milk", 150, 110, 655],
    ["leafy-green", 140, 860, 655],
  ]),
};

/** Cold drinks. */
export const colds: Record<string, Scene> = {
  mors: cold(
    {
      colour: "#b01028",
      bottom: "#7a0a1c",
      ice: 3,
      fruit: [at(-40, -120, beads(60, 16, 10, "#d91f35"))],
      garnish: [at(60, 40, mint)],
    },
    [
      ["cherries", 150, 190, 655],
      ["ice", 110, 770, 650],
    ],
    [at(690, 660, beads(50, 16, 9, "#c01528"))],
  ),
  "limonad-citrus": cold(
    {
      colour: "#f3e08a",
      bottom: "#e3c64a",
      ice: 3,
      bubbles: true,
      straw: "#6fa83a",
      fruit: [
        at(-30, -150, citrusSlice(130)),
        at(40, -270, citrusSlice(120, "#a5cf45")),
        at(10, -60, citrusSlice(110)),
      ],
      garnish: [at(-104, -20, citrusSlice(120)), at(60, 30, mint)],
    },
    [
      ["lemon", 150, 190, 655],
      ["lime", 130, 770, 655],
    ],
  ),
  "fresh-apelsin": cold(
    { colour: "#f7a021", bottom: "#ee7f10", garnish: [at(-104, -24, citrusSlice(130, "#f59a2c"))] },
    [["tangerine", 170, 190, 660]],
    [at(740, 640, citrusSlice(170, "#f59a2c"), { squash: 0.74 })],
  ),
  "molochnyy-kokteyl": cold(
    {
      colour: "#f5a9b8",
      bottom: "#ee7f98",
      foam: "#fff4ee",
      straw: "#d9486f",
      level: 0.78,
      garnish: [at(-20, 30, emoji("strawberry", 120))],
    },
    [
      ["strawberry", 150, 190, 655],
      ["soft-ice-cream", 160, 780, 660],
    ],
  ),
  "babl-ti": cold(
    {
      colour: "#f8c04a",
      bottom: "#f0931c",
      straw: "#8a5a9c",
      ice: 2,
      fruit: [at(0, -60, beads(96, 22, 26, "#2b1a18"))],
    },
    [
      ["mango", 170, 190, 660],
      ["leaf-fluttering-in-wind", 130, 780, 655],
    ],
  ),
  kvas: cold(
    { colour: "#6b3412", bottom: "#3a1a08", foam: "#f0dab4", bubbles: true, top: 150, foot: 128, height: 440 },
    [
      ["bread", 190, 180, 665],
      ["sheaf-of-rice", 170, 800, 670],
    ],
  ),
  "vino-krasnoe-bezalk": onTable(
    [at(480, 640, wineGlass("#7a1030"))],
    [
      ["grapes", 190, 190, 665],
      ["cheese-wedge", 150, 780, 660],
    ],
    { cloth },
  ),
  "igristoe-bezalk": onTable(
    [
      at(400, 640, standing("bottle-with-popping-cork", 500)),
      at(720, 655, glass({ top: 58, foot: 40, height: 330, colour: "#f0d27a", bubbles: true, level: 0.8 })),
    ],
    [["grapes", 160, 160, 665]],
    { cloth },
  ),
};
