import { standing } from "../engine/emoji.ts";
import type { Frame } from "../engine/ground.ts";
import type { Picture } from "../engine/output.ts";
import { at } from "../engine/shape.ts";
import { grounds } from "../recipes/grounds.ts";
import { bag } from "../vessels/bag.ts";
import { article } from "./articles.ts";
import { type Poster, posterLayers } from "./poster.ts";

const PAGE: Frame = { width: 1200, height: 600 };

const laid: Record<string, Poster> = {
  zabota: {
    ground: grounds.noon,
    dishes: [["chay-chernyy", 820, 270, 0.6]],
    parts: [at(370, 500, standing("telephone", 360)), at(1080, 560, standing("love-letter", 170))],
    pieces: [
      ["cookie", 120, 760, 550],
      ["herb", 130, 120, 570],
    ],
  },
  bonusy: {
    ground: grounds.gift,
    dishes: [["medovik", 470, 320, 0.72]],
    parts: [at(880, 500, standing("wrapped-gift", 300))],
    pieces: [
      ["coin", 120, 680, 560],
      ["coin", 90, 780, 570],
      ["balloon", 170, 1090, 300],
      ["party-popper", 150, 150, 560],
    ],
  },
  korobki: {
    ground: grounds.shop,
    dishes: [
      ["syr-vyderzhannyy", 780, 290, 0.56],
      ["med-lipovyy", 1030, 330, 0.4],
    ],
    parts: [at(380, 530, standing("wrapped-gift", 380))],
    pieces: [
      ["ribbon", 150, 640, 560],
      ["grapes", 130, 1090, 570],
    ],
  },
  upakovka: {
    ground: grounds.garden,
    dishes: [["grecheskiy", 820, 320, 0.66]],
    parts: [at(370, 540, bag(), { scale: 0.62 })],
    pieces: [
      ["seedling", 160, 1080, 570],
      ["herb", 140, 110, 570],
    ],
  },
};

/** Pictures of the pages and news for guests. */
export const guestPagePictures: readonly Picture[] = Object.entries(laid).map(([name, poster]) =>
  article(`pages/${name}`, PAGE, posterLayers({ cloth: [600, 360, 45, 1.2], ...poster }, PAGE)),
);
