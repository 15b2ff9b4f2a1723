import { standing } from "../engine/emoji.ts";
import type { Frame } from "../engine/ground.ts";
import type { Picture } from "../engine/output.ts";
import type { Part } from "../engine/pen.ts";
import { paint } from "../engine/scene.ts";
import { at } from "../engine/shape.ts";
import { loaf } from "../foods/bread.ts";
import { clothTable, oven, pendant, room, shelf, windowTo } from "../places/room.ts";
import { noon, outdoors } from "../places/sky.ts";
import { house, tree } from "../places/town.ts";
import { loungeRoom } from "./articles.ts";
import { served } from "./parts.ts";

const HALL: Frame = { width: 1200, height: 800 };

const view =
  (width: number, height: number): Part =>
  (pen) =>
    outdoors({ width, height }, noon, 0.5)(pen);
const townView =
  (width: number, height: number): Part =>
  (pen) =>
    view(width, height)(pen) +
    at(width * 0.3, height * 0.96, house({ width: 130, height: 120, wall: "#e9c9a0", roof: "#a8503a" }))(pen) +
    at(width * 0.72, height * 0.97, house({ width: 120, height: 160, wall: "#d9dfc9", roof: "#7a5a4a" }))(pen);

const rooms: Record<string, readonly Part[]> = {
  "zal-1": [
    room(HALL, { wall: "#ecdcc4", floor: "#a9784a" }),
    windowTo(110, 90, 250, 300, townView(250, 300)),
    windowTo(860, 90, 250, 300, townView(250, 300)),
    at(380, 0, pendant(110, "#9c1f45")),
    at(820, 0, pendant(150, "#5f7d4a")),
    at(170, 740, standing("chair", 250)),
    at(380, 560, clothTable(240)),
    at(310, 540, served("borsch"), { scale: 0.2 }),
    at(460, 546, served("grecheskiy"), { scale: 0.18 }),
    at(830, 590, clothTable(260, "#5f7d4a")),
    at(760, 570, served("pizza-margarita"), { scale: 0.22 }),
    at(930, 566, served("limonad-citrus"), { scale: 0.22 }),
    at(1080, 780, standing("chair", 270)),
  ],
  "zal-2": [
    room(HALL, { wall: "#e3e3d3", floor: "#b58a5c", line: 0.66 }),
    windowTo(120, 80, 440, 360, (pen) => view(440, 360)(pen) + at(300, 270, standing("sailboat", 90))(pen)),
    windowTo(650, 80, 440, 360, (pen) => view(440, 360)(pen) + at(110, 330, tree(150))(pen)),
    at(600, 0, pendant(60, "#9c1f45", 0.3)),
    at(600, 600, clothTable(360)),
    at(420, 576, served("uha"), { scale: 0.24 }),
    at(610, 590, served("pirog-s-yablokom"), { scale: 0.24 }),
    at(810, 570, served("chay-oblepiha"), { scale: 0.24 }),
    at(90, 780, standing("potted-plant", 220)),
  ],
  kuhnya: [
    room(HALL, { wall: "#dfe3dc", floor: "#8f9a94", line: 0.72 }),
    at(
      330,
      250,
      shelf(480, [
        at(-170, 4, standing("pot-of-food", 150)),
        at(-10, 4, standing("jar", 120)),
        at(110, 4, standing("salt", 100)),
        at(200, 4, standing("honey-pot", 110)),
      ]),
    ),
    at(
      900,
      250,
      shelf(420, [
        at(-130, 4, standing("garlic", 110)),
        at(0, 4, standing("onion", 120)),
        at(130, 4, standing("herb", 130)),
      ]),
    ),
    (pen) =>
      `<rect x="-10" y="470" width="1220" height="340" fill="${pen.pick(["#c9a47a"])}"/><rect x="-10" y="452" width="1220" height="44" rx="8" fill="#f3ece0"/><rect x="-10" y="488" width="1220" height="10" fill="#2c130a" opacity=".16"/>`,
    at(270, 520, served("krevetki-s-chesnokom"), { scale: 0.5 }),
    at(690, 540, served("pelmeni-sibirskie"), { scale: 0.46 }),
    at(990, 560, standing("kitchen-knife", 200)),
    at(1090, 600, standing("tomato", 120)),
    at(900, 640, standing("carrot", 130)),
    at(110, 650, standing("fire", 110)),
  ],
  pech: [
    room(HALL, { wall: "#e6d2bb", floor: "#9a7452", line: 0.76 }),
    at(520, 690, oven(820)),
    at(520, 500, standing("fire", 170)),
    at(900, 640, served("pizza-pepperoni"), { scale: 0.5 }),
    at(130, 770, standing("wood", 170)),
    at(250, 790, standing("wood", 150)),
    at(1090, 300, shelf(180, [at(-30, 4, standing("tomato", 110)), at(60, 4, standing("herb", 100))])),
  ],
  loundzh: loungeRoom(HALL),
  pekarnya: [
    room(HALL, { wall: "#f0e0c6", floor: "#a9784a", line: 0.78 }),
    at(
      330,
      250,
      shelf(520, [
        at(-150, -6, loaf({ length: 210, radius: 54, crust: "#c17f37", cuts: 3 })),
        at(90, -6, loaf({ length: 240, radius: 58, crust: "#7a4a2a", flour: true, cuts: 3 })),
      ]),
    ),
    at(
      900,
      250,
      shelf(440, [
        at(-130, 4, standing("croissant", 150)),
        at(20, 4, standing("bagel", 140)),
        at(150, 4, standing("pretzel", 130)),
      ]),
    ),
    () =>
      `<rect x="-10" y="500" width="1220" height="320" fill="#b98a58"/><rect x="-10" y="480" width="1220" height="46" rx="8" fill="#f3ece0"/><rect x="-10" y="518" width="1220" height="10" fill="#2c130a" opacity=".16"/>`,
    at(280, 560, served("pirog-s-yablokom"), { scale: 0.5 }),
    at(680, 560, served("hleb-rzhanoy"), { scale: 0.5 }),
    at(1010, 580, served("kruassan"), { scale: 0.4 }),
    at(90, 770, standing("sheaf-of-rice", 200)),
  ],
};

/** Pictures of the restaurant's rooms. */
export const galleryPictures: readonly Picture[] = Object.entries(rooms).map(([name, layers]) => ({
  path: `gallery/${name}`,
  width: HALL.width,
  format: "webp",
  draw: () => paint(`gallery ${name}`, HALL, layers),
}));
