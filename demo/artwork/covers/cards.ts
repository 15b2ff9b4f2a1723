import { emoji, standing } from "../engine/emoji.ts";
import type { Frame } from "../engine/ground.ts";
import type { Picture } from "../engine/output.ts";
import type { Part } from "../engine/pen.ts";
import { paint } from "../engine/scene.ts";
import { at } from "../engine/shape.ts";
import { beans } from "../foods/beans.ts";
import { pendant, room, windowTo } from "../places/room.ts";
import { cloud, night, outdoors, rain } from "../places/sky.ts";
import { house, road } from "../places/town.ts";
import { grounds } from "../recipes/grounds.ts";
import { bag } from "../vessels/bag.ts";
import { type Poster, posterLayers } from "./poster.ts";

const CARD: Frame = { width: 960, height: 640 };
const POPUP: Frame = { width: 960, height: 720 };
const FOOTER: Frame = { width: 1600, height: 480 };

const cards: Record<string, Poster> = {
  "brands/prechistoe": {
    ground: grounds.shop,
    dishes: [["syr-vyderzhannyy", 470, 350, 0.72]],
    pieces: [
      ["cow", 190, 140, 610],
      ["glass-of-milk", 150, 830, 600],
    ],
  },
  "brands/lipovyy-bereg": {
    ground: grounds.morning,
    pieces: [
      ["honey-pot", 380, 470, 540],
      ["honeybee", 150, 740, 270],
      ["blossom", 150, 190, 560],
      ["blossom", 110, 790, 590],
    ],
  },
  "brands/zhernov": {
    ground: grounds.bakery,
    dishes: [["hleb-rzhanoy", 500, 350, 0.7]],
    pieces: [
      ["sheaf-of-rice", 260, 150, 610],
      ["sheaf-of-rice", 190, 860, 600],
    ],
  },
  "brands/rybnaya-artel": {
    ground: grounds.sea,
    dishes: [["forel", 480, 340, 0.74]],
    pieces: [
      ["water-wave", 190, 150, 600],
      ["lemon", 120, 840, 590],
    ],
  },
  "brands/zerno-i-dym": {
    ground: grounds.coffee,
    dishes: [["espresso", 470, 320, 0.86]],
    parts: [at(190, 540, beans(9)), at(770, 550, beans(9))],
  },
  "coupons/skidka": {
    ground: grounds.set,
    dishes: [["pizza-pepperoni", 560, 340, 0.66]],
    pieces: [
      ["label", 230, 190, 560],
      ["sparkles", 150, 850, 240],
    ],
  },
  "coupons/podarok": {
    ground: grounds.gift,
    dishes: [["medovik", 380, 330, 0.72]],
    pieces: [["wrapped-gift", 300, 780, 590]],
  },
  "coupons/den-rozhdeniya": {
    ground: grounds.frost,
    dishes: [["tort-celikom", 480, 330, 0.74]],
    parts: [at(150, 220, emoji("balloon", 220))],
    pieces: [["wrapped-gift", 180, 830, 590]],
  },
  "coupons/pervyy-zakaz": {
    ground: grounds.soup,
    dishes: [["borsch", 520, 330, 0.66]],
    parts: [at(160, 380, emoji("fork-and-knife", 260))],
    pieces: [["bread", 170, 850, 600]],
  },
};

const closed: Part[] = [
  room(POPUP, { wall: "#5f5470", floor: "#6b4a38", line: 0.78 }),
  windowTo(
    70,
    80,
    250,
    330,
    (pen) =>
      outdoors({ width: 250, height: 330 }, night, 0.55)(pen) +
      at(120, 320, house({ width: 120, height: 130, wall: "#8f7f86", roof: "#4a3a4c", lamps: true }))(pen),
  ),
  at(820, 0, pendant(120, "#e0a85a", 0.6)),
  at(480, 170, emoji("mantelpiece-clock", 170)),
  at(830, 700, standing("potted-plant", 190)),
  at(150, 710, standing("chair", 210)),
];

const pause: Part[] = [
  outdoors(POPUP, rain, 0.5),
  at(240, 130, cloud(320, "#e6ebee")),
  at(720, 100, cloud(360, "#dde4e8")),
  at(180, 470, house({ width: 220, height: 200, wall: "#d9c9b6", roof: "#8a5a4f" })),
  at(800, 470, house({ width: 230, height: 240, wall: "#cfd6d6", roof: "#66707a" })),
  road(452, 280, 960, "#b9b5ae"),
  at(420, 660, standing("motor-scooter", 330)),
  at(420, 330, standing("umbrella-with-rain-drops", 260)),
  at(720, 680, bag(), { scale: 0.46 }),
];

function screen(cart: boolean): Part[] {
  const poster = posterLayers(
    {
      ground: grounds.set,
      cloth: [480, 420, 45, 1.3],
      dishes: cart
        ? [
            ["borsch", 270, 330, 0.5],
            ["pelmeni-sibirskie", 690, 330, 0.46],
            ["medovik", 480, 560, 0.5],
          ]
        : [
            ["pizza-pepperoni", 300, 340, 0.56],
            ["grecheskiy", 720, 290, 0.46],
            ["mors", 800, 560, 0.5],
            ["syrniki", 430, 600, 0.46],
          ],
    },
    POPUP,
  );
  return cart ? [...poster, at(880, 700, bag(), { scale: 0.4 })] : poster;
}

function card(
  path: string,
  frame: Frame,
  width: number,
  layers: readonly Part[],
  format: "webp" | "png" = "webp",
): Picture {
  return { path, width, format, draw: () => paint(path, frame, layers) };
}

/** Brand, coupon and pop-up pictures, the footer's cloth and the two promotional screens. */
export const cardPictures: readonly Picture[] = [
  ...Object.entries(cards).map(([path, poster]) => card(path, CARD, 480, posterLayers(poster, CARD))),
  card("popups/vremya-raboty", POPUP, 960, closed),
  card("popups/pauza", POPUP, 960, pause),
  card(
    "popups/klubnika",
    POPUP,
    960,
    posterLayers(
      {
        ground: grounds.dessert,
        dishes: [["klubnika", 480, 360, 0.94]],
        pieces: [
          ["strawberry", 170, 130, 650],
          ["strawberry", 130, 840, 640],
        ],
      },
      POPUP,
    ),
  ),
  card(
    "brand/footer",
    FOOTER,
    1600,
    posterLayers(
      {
        ground: grounds.set,
        cloth: [800, 260, 45, 2.6],
        dishes: [
          ["borsch", 60, 400, 0.5],
          ["pirog-s-yablokom", 1560, 90, 0.5],
          ["chay-chernyy", 1440, 400, 0.46],
          ["hleb-rzhanoy", 130, 80, 0.4],
        ],
      },
      FOOTER,
    ),
  ),
  card("brand/screenshot-1", POPUP, 640, screen(false), "png"),
  card("brand/screenshot-2", POPUP, 640, screen(true), "png"),
];
