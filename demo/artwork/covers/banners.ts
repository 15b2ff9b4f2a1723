import { emoji, standing } from "../engine/emoji.ts";
import type { Frame, Ground } from "../engine/ground.ts";
import type { Picture } from "../engine/output.ts";
import type { Part } from "../engine/pen.ts";
import { paint } from "../engine/scene.ts";
import { at } from "../engine/shape.ts";
import { glass } from "../foods/drinks.ts";
import { cloud, noon, outdoors } from "../places/sky.ts";
import { house, road, tree } from "../places/town.ts";
import { grounds } from "../recipes/grounds.ts";
import { bag } from "../vessels/bag.ts";
import { wineGlass } from "../vessels/wine-glass.ts";
import { type Dish, type Ingredient, type Poster, posterLayers } from "./poster.ts";

const DESK: Frame = { width: 1600, height: 640 };
const PHONE: Frame = { width: 960, height: 720 };

/** A composition about a middle, in desktop pixels: it fits 900 by 600 there and is scaled down for a phone. */
interface Spread {
  ground: Ground;
  dishes?: readonly Dish[];
  parts?: readonly (readonly [Part, number, number, number])[];
  pieces?: readonly Ingredient[];
}

const evening: Ground = {
  light: "#b58a8c",
  deep: "#4a2c40",
  cloth: { base: "#f3e3d6", stripe: "#7a2440", pattern: "hem" },
};

const spreads: Record<string, Spread> = {
  "stol-nakryt": {
    ground: grounds.set,
    dishes: [
      ["grecheskiy", -290, -130, 0.5],
      ["pirog-s-yablokom", 220, -150, 0.5],
      ["chay-chernyy", 470, 110, 0.5],
      ["borsch", -80, 130, 0.62],
      ["hleb-rzhanoy", 200, 130, 0.36],
    ],
    pieces: [
      ["herb", 90, -350, 200],
      ["tomato", 90, 330, 260],
    ],
  },
  "picca-48": {
    ground: grounds.pizza,
    dishes: [["pizza-margarita", 40, -10, 0.92]],
    pieces: [
      ["tomato", 150, -330, 240],
      ["herb", 120, -390, 60],
      ["cheese-wedge", 160, 410, 250],
      ["garlic", 100, 430, -110],
    ],
  },
  medovik: {
    ground: grounds.dessert,
    dishes: [
      ["chay-chernyy", 260, -70, 0.62],
      ["medovik", -90, 30, 0.86],
    ],
    pieces: [
      ["honey-pot", 180, 330, 270],
      ["honeybee", 90, -330, -120],
      ["blossom", 90, 200, 270],
    ],
  },
  zavtraki: {
    ground: grounds.morning,
    dishes: [
      ["yaichnitsa-s-bekonom", 250, -130, 0.5],
      ["kapuchino", 380, 130, 0.46],
      ["syrniki", -110, 40, 0.74],
    ],
    pieces: [
      ["croissant", 200, 130, 290],
      ["blueberries", 100, -370, 250],
    ],
  },
  loundzh: {
    ground: evening,
    parts: [
      [standing("bottle-with-popping-cork", 330), -120, 190, 1],
      [wineGlass("#7a1030"), 130, 230, 0.72],
      [glass({ top: 52, foot: 38, height: 300, colour: "#f0d27a", bubbles: true, level: 0.82 }), 290, 220, 1],
      [emoji("candle", 150), 400, 130, 1],
    ],
    pieces: [
      ["grapes", 190, -290, 250],
      ["cheese-wedge", 150, 420, 270],
    ],
  },
  "nabor-rollov": {
    ground: grounds.asia,
    dishes: [["nabor-rollov", 20, 0, 0.86]],
    pieces: [
      ["ginger-root", 140, -370, 270],
      ["lemon", 110, 440, 260],
    ],
  },
  lavka: {
    ground: grounds.shop,
    dishes: [
      ["golubika", 270, -140, 0.46],
      ["orehi", 330, 120, 0.46],
      ["syr-vyderzhannyy", -90, 20, 0.72],
    ],
    pieces: [
      ["honey-pot", 200, -330, 260],
      ["grapes", 120, 120, 290],
    ],
  },
  lanch: { ground: grounds.noon, dishes: [["obed-domashniy", 40, 0, 0.82]] },
};

function posterOf(spread: Spread, frame: Frame, x: number, y: number, scale: number, calm: Poster["calm"]): Poster {
  return {
    ground: spread.ground,
    cloth: [x, y + 20, 45, 1.34 * scale],
    dishes: (spread.dishes ?? []).map(([slug, dx, dy, size]) => [slug, x + dx * scale, y + dy * scale, size * scale]),
    parts: (spread.parts ?? []).map(([part, dx, dy, size]) =>
      at(x + dx * scale, y + dy * scale, part, { scale: size * scale }),
    ),
    pieces: (spread.pieces ?? []).map(([name, size, dx, dy]) => [name, size * scale, x + dx * scale, y + dy * scale]),
    calm: frame === DESK || frame === PHONE ? calm : "none",
  };
}

/** The courier's street: houses by the river, a scooter, the house's bag. */
function street(frame: Frame, x: number, y: number, scale: number): Part[] {
  const put = (part: Part, dx: number, dy: number, size = 1): Part =>
    at(x + dx * scale, y + dy * scale, part, { scale: size * scale });
  return [
    outdoors(frame, noon, 0.5),
    put(cloud(260), -160, -250),
    put(cloud(180), 330, -270),
    put(tree(210), -400, 120),
    put(house({ width: 200, height: 210, wall: "#e9c9a0", roof: "#a8503a" }), -260, 120),
    put(house({ width: 170, height: 270, wall: "#d9dfc9", roof: "#7a5a4a" }), -60, 120),
    put(house({ width: 220, height: 190, wall: "#f0d9c6", roof: "#9c3f45" }), 150, 120),
    put(tree(240, "#8fb45c"), 310, 126),
    put(house({ width: 180, height: 240, wall: "#cfdde0", roof: "#5f6f7a" }), 440, 120),
    road(y + 112 * scale, frame.height, frame.width),
    put(standing("motor-scooter", 380), -40, 260),
    put(bag(), 250, 270, 0.42),
    put(standing("takeout-box", 120), 380, 280),
  ];
}

function picture(name: string, frame: Frame, draw: () => string): Picture {
  return { path: `banners/${name}`, width: frame.width, format: "webp", draw };
}

const spreadPictures = Object.entries(spreads).flatMap(([name, spread]) => [
  picture(name, DESK, () =>
    paint(`banner ${name}`, DESK, posterLayers(posterOf(spread, DESK, 1130, 320, 1, "left"), DESK)),
  ),
  picture(`${name}-phone`, PHONE, () =>
    paint(`banner ${name}`, PHONE, posterLayers(posterOf(spread, PHONE, 480, 262, 0.82, "bottom"), PHONE)),
  ),
]);

/** Slides of the home page: a wide one and one for phones each. */
export const bannerPictures: readonly Picture[] = [
  ...spreadPictures,
  picture("dostavka", DESK, () => paint("banner dostavka", DESK, street(DESK, 1110, 330, 1))),
  picture("dostavka-phone", PHONE, () => paint("banner dostavka", PHONE, street(PHONE, 480, 290, 0.86))),
];
