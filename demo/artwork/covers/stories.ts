import { emoji } from "../engine/emoji.ts";
import type { Ground } from "../engine/ground.ts";
import type { Picture } from "../engine/output.ts";
import { paint } from "../engine/scene.ts";
import { at } from "../engine/shape.ts";
import { glass } from "../foods/drinks.ts";
import { grounds } from "../recipes/grounds.ts";
import { wineGlass } from "../vessels/wine-glass.ts";
import { type Poster, posterLayers } from "./poster.ts";

const FRAME = { width: 720, height: 1280 };
const lateEvening: Ground = {
  light: "#8f6a86",
  deep: "#2c1c34",
  cloth: { base: "#efe0da", stripe: "#7a2440", pattern: "hem" },
};

const stories: Record<string, Poster> = {
  novinki: {
    ground: grounds.street,
    dishes: [
      ["salat-s-krevetkami", 250, 560, 0.6],
      ["babl-ti", 560, 700, 0.7],
      ["tako", 330, 960, 0.74],
    ],
    pieces: [
      ["lime", 120, 610, 1190],
      ["avocado", 120, 120, 1210],
    ],
  },
  zavtraki: {
    ground: grounds.morning,
    dishes: [
      ["kapuchino", 470, 590, 0.6],
      ["syrniki", 350, 910, 0.8],
    ],
    pieces: [
      ["blueberries", 130, 130, 1200],
      ["croissant", 210, 580, 1210],
    ],
  },
  picca: {
    ground: grounds.pizza,
    dishes: [["pizza-margarita", 360, 810, 0.86]],
    pieces: [
      ["tomato", 160, 130, 1190],
      ["herb", 130, 590, 1180],
      ["cheese-wedge", 150, 600, 560],
      ["garlic", 110, 130, 540],
    ],
  },
  rolly: {
    ground: grounds.asia,
    dishes: [
      ["roll-filadelfiya", 360, 640, 0.76],
      ["roll-kaliforniya", 360, 970, 0.76],
    ],
    pieces: [
      ["chopsticks", 190, 600, 1230],
      ["lemon", 110, 120, 1220],
    ],
  },
  imeniny: {
    ground: grounds.gift,
    dishes: [["tort-celikom", 350, 830, 0.92]],
    parts: [
      at(130, 470, emoji("balloon", 220)),
      at(600, 520, emoji("balloon", 180, "0 0 1 0 0  0.4 0.6 0 0 0  1 0 0 0 0  0 0 0 1 0")),
    ],
    pieces: [
      ["wrapped-gift", 220, 570, 1220],
      ["candle", 110, 130, 1200],
    ],
  },
  loundzh: {
    ground: lateEvening,
    parts: [
      at(300, 1060, wineGlass("#7a1030"), { scale: 1.05 }),
      at(530, 1090, glass({ top: 66, foot: 46, height: 400, colour: "#f0d27a", bubbles: true, level: 0.84 })),
      at(120, 1060, emoji("candle", 200)),
    ],
    pieces: [
      ["grapes", 200, 190, 1210],
      ["cheese-wedge", 150, 600, 1220],
    ],
  },
  pelmeni: {
    ground: grounds.dough,
    dishes: [
      ["pelmeni-sibirskie", 350, 700, 0.78],
      ["hinkali", 380, 1030, 0.6],
    ],
    pieces: [
      ["butter", 140, 130, 1220],
      ["herb", 120, 610, 560],
    ],
  },
};

/** Tall pictures of the stories; their upper third is left to the words. */
export const storyPictures: readonly Picture[] = Object.entries(stories).map(([name, story]) => ({
  path: `stories/${name}`,
  width: FRAME.width,
  format: "webp",
  draw: () => paint(`story ${name}`, FRAME, posterLayers({ cloth: [360, 840, 45, 1.1], calm: "top", ...story }, FRAME)),
}));
