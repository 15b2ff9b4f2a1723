import { emoji, standing } from "../engine/emoji.ts";
import type { Frame } from "../engine/ground.ts";
import type { Picture } from "../engine/output.ts";
import type { Part } from "../engine/pen.ts";
import { paint } from "../engine/scene.ts";
import { at } from "../engine/shape.ts";
import { beans } from "../foods/beans.ts";
import { clothTable, pendant, room, windowTo } from "../places/room.ts";
import { cloud, dusk, noon, outdoors } from "../places/sky.ts";
import { house, road, tree } from "../places/town.ts";
import { grounds } from "../recipes/grounds.ts";
import { bag } from "../vessels/bag.ts";
import { wineGlass } from "../vessels/wine-glass.ts";
import { served } from "./parts.ts";
import { type Poster, posterLayers } from "./poster.ts";

const POST: Frame = { width: 1200, height: 750 };
const PAGE: Frame = { width: 1200, height: 600 };

const laid: Record<string, Poster> = {
  hleb: {
    ground: grounds.bakery,
    dishes: [
      ["hleb-rzhanoy", 470, 400, 0.92],
      ["baget", 900, 250, 0.5],
    ],
    pieces: [
      ["sheaf-of-rice", 240, 130, 690],
      ["butter", 190, 900, 640],
      ["salt", 110, 1080, 620],
    ],
  },
  pelmeni: {
    ground: grounds.dough,
    dishes: [
      ["pelmeni-sibirskie", 500, 390, 0.94],
      ["smetana", 980, 290, 0.5],
    ],
    pieces: [
      ["onion", 150, 130, 680],
      ["egg", 110, 940, 640],
      ["herb", 150, 1080, 690],
    ],
  },
  osen: {
    ground: grounds.coals,
    dishes: [
      ["krem-sup-gribnoy", 500, 390, 0.9],
      ["pizza-grusha-gorgonzola", 1000, 250, 0.44],
    ],
    pieces: [
      ["brown-mushroom", 190, 130, 690],
      ["maple-leaf", 150, 880, 640],
      ["pear", 160, 1060, 690],
      ["maple-leaf", 110, 160, 200],
    ],
  },
  kofe: {
    ground: grounds.coffee,
    dishes: [
      ["kapuchino", 520, 380, 0.96],
      ["espresso", 1000, 250, 0.6],
    ],
    parts: [at(190, 640, beans(11)), at(960, 620, beans(9))],
    pieces: [["cookie", 130, 1100, 690]],
  },
};

const farm: Part[] = [
  outdoors(POST, noon, 0.46),
  at(260, 130, cloud(300)),
  at(900, 110, cloud(240)),
  (pen) =>
    `<path d="M0 ${430 + pen.between(-4, 4)}Q300 380 620 440T1200 400V750H0Z" fill="#a8cc7a"/><path d="M0 560Q380 500 760 570T1200 540V750H0Z" fill="#8fbb5f"/>`,
  at(220, 470, house({ width: 230, height: 170, wall: "#c9705a", roof: "#7a3f35" })),
  at(60, 480, tree(220, "#7fae54")),
  at(400, 470, tree(170, "#93b95a")),
  at(640, 630, standing("cow", 300)),
  at(880, 560, standing("ewe", 170)),
  at(980, 700, standing("cheese-wedge", 230)),
  at(190, 700, standing("glass-of-milk", 170)),
];

const ride: Part[] = [
  outdoors(POST, dusk, 0.48),
  at(900, 150, cloud(300, "#f6d9d0")),
  at(230, 470, house({ width: 230, height: 250, wall: "#d9b79c", roof: "#8a4038", lamps: true })),
  at(470, 470, house({ width: 200, height: 330, wall: "#c9c3b6", roof: "#5f5560", lamps: true })),
  at(980, 470, house({ width: 260, height: 260, wall: "#e0c4a8", roof: "#93453f", lamps: true })),
  at(740, 476, tree(230, "#7f9a5c")),
  road(460, 290, 1200, "#b9a79c"),
  at(480, 660, standing("motor-scooter", 420)),
  at(860, 680, bag(), { scale: 0.56 }),
  at(1040, 690, standing("fire", 120)),
];

const riverRoom: Part[] = [
  room(PAGE, { wall: "#efe3cf", floor: "#b98a5c", line: 0.66 }),
  windowTo(
    90,
    70,
    380,
    270,
    (pen) =>
      outdoors({ width: 380, height: 270 }, noon, 0.5)(pen) +
      at(270, 150, house({ width: 110, height: 70, wall: "#e9c9a0", roof: "#a8503a" }))(pen),
  ),
  at(820, 0, pendant(90, "#9c1f45")),
  at(800, 400, clothTable(300)),
  at(800, 366, served("borsch"), { scale: 0.24 }),
  at(620, 390, served("kruassan"), { scale: 0.2 }),
  at(980, 380, served("chay-chernyy"), { scale: 0.2 }),
  at(330, 590, standing("potted-plant", 170)),
];

export const loungeRoom = (frame: Frame): Part[] => [
  room(frame, { wall: "#6a4a5c", floor: "#6b4632", line: 0.7 }),
  windowTo(frame.width * 0.08, 60, 330, frame.height * 0.4, (pen) =>
    outdoors({ width: 330, height: frame.height * 0.4 }, dusk, 0.5)(pen),
  ),
  at(frame.width * 0.62, 0, pendant(70, "#e0a85a", 0.55)),
  at(frame.width * 0.6, frame.height * 0.9, standing("couch-and-lamp", 430)),
  at(frame.width * 0.88, frame.height * 0.96, wineGlass("#7a1030"), { scale: 0.5 }),
  at(frame.width * 0.24, frame.height * 0.95, standing("potted-plant", 190)),
  at(frame.width * 0.8, frame.height * 0.95, emoji("candle", 110)),
];

/** A picture in the width of an article. */
export function article(path: string, frame: Frame, layers: readonly Part[]): Picture {
  return { path, width: frame.width, format: "webp", draw: () => paint(path, frame, layers) };
}

/** Pictures of the journal's posts and of the pages. */
export const articlePictures: readonly Picture[] = [
  ...Object.entries(laid).map(([name, poster]) =>
    article(`posts/${name}`, POST, posterLayers({ cloth: [600, 440, 45, 1.3], ...poster }, POST)),
  ),
  article("posts/ferma", POST, farm),
  article("posts/dostavka", POST, ride),
  article("pages/o-nas", PAGE, riverRoom),
  article("pages/loundzh", PAGE, loungeRoom(PAGE)),
];
