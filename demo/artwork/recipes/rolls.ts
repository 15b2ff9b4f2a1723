import { emoji } from "../engine/emoji.ts";
import type { Part } from "../engine/pen.ts";
import type { Scene } from "../engine/scene.ts";
import { onBoard, onPlate, served } from "../engine/serve.ts";
import { at } from "../engine/shape.ts";
import { pea } from "../foods/garden.ts";
import { chive } from "../foods/greens.ts";
import { strewn } from "../foods/heap.ts";
import { sliced } from "../foods/meat.ts";
import { drizzle, mound } from "../foods/soft.ts";
import { type Maki, maki } from "../foods/sushi.ts";
import { ramekin } from "../vessels/ramekin.ts";
import { slate } from "../vessels/slate.ts";

const ginger: Part = (pen) =>
  [
    [-20, 0, 10],
    [10, -10, -20],
    [30, 6, 30],
  ]
    .map(([x = 0, y = 0, turn = 0]) => at(x, y, sliced(84, "#f3b9ae", "#fbe3dc"), { turn, squash: 0.8 })(pen))
    .join("");
const wasabi = mound(34, 30, "#a3c05a", 0.2);

/** Two rows of pieces on a tray, the back row first. */
function rows(spec: Maki, back: number, front: number): Part[] {
  const step = spec.size * 1.04;
  const row = (count: number, y: number, shift: number): Part[] =>
    Array.from({ length: count }, (_, i) => at((i - (count - 1) / 2) * step + shift, y, maki(spec)));
  return [...row(back, -10, -10), ...row(front, 104, 26)];
}

/** Rolls. */
export const rolls: Record<string, Scene> = {
  "roll-filadelfiya": served(
    slate({ radius: 390, depth: 200 }),
    [
      ...rows({ size: 158, filling: ["#fff8ea", "#8bbb4a"], outside: "rice", cover: "#f5854f" }, 4, 4),
      at(-300, -90, ginger),
      at(300, -90, wasabi),
    ],
    [
      ["cucumber", 150, 105, 655],
      ["chopsticks", 190, 862, 660],
    ],
  ),
  "roll-kaliforniya": served(
    slate({ radius: 390, depth: 200, stone: "#e6e2d8" }),
    [
      ...rows({ size: 158, filling: ["#f06a4a", "#a9c95a", "#fff4e2"], outside: "rice", crust: "#f0662a" }, 4, 4),
      at(-300, -90, ginger),
      at(300, -90, wasabi),
    ],
    [
      ["crab", 160, 105, 655],
      ["avocado", 150, 862, 655],
    ],
  ),
  "roll-ugor": onBoard(
    [
      ...rows({ size: 158, filling: ["#a9c95a", "#fff4e2"], outside: "rice", cover: "#8a4a22" }, 4, 4),
      at(0, -10, strewn(pea(9, "#f3e3b8"), 46, 270)),
      at(310, -80, wasabi),
    ],
    [
      ["avocado", 150, 105, 655],
      ["chopsticks", 190, 862, 660],
    ],
    { depth: 200, wood: "#a9784a" },
  ),
  "roll-zapechennyy": onPlate(
    [
      ...rows({ size: 162, filling: ["#f5854f", "#8bbb4a"], outside: "rice", crust: "#f3c66a" }, 3, 4),
      ...[
        [-180, -84],
        [-10, -84],
        [160, -84],
        [-228, 28],
        [-58, 28],
        [110, 28],
        [280, 28],
      ].map(([x = 0, y = 0]) => at(x, y, mound(64, 40, "#f0a94a", 0.24))),
      ...[
        [-180, -110],
        [-10, -110],
        [160, -110],
        [-228, 2],
        [-58, 2],
        [110, 2],
        [280, 2],
      ].map(([x = 0, y = 0]) => at(x, y, drizzle(80, 26, "#3a1810", 6, 3))),
      at(0, -60, strewn(chive(20), 16, 200)),
    ],
    [
      ["cheese-wedge", 170, 105, 655],
      ["lemon", 130, 862, 650],
    ],
    { glaze: "#37474a", radius: 390 },
  ),
  "roll-ogurec": onBoard(
    [
      ...rows({ size: 176, filling: ["#8fc04c"], outside: "nori" }, 3, 3),
      at(-290, -70, ginger),
      at(280, -80, wasabi),
      at(0, 0, strewn(pea(8, "#f3e3b8"), 24, 260)),
    ],
    [
      ["cucumber", 180, 105, 660],
      ["chopsticks", 190, 862, 660],
    ],
    { depth: 195, wood: "#c9a06a" },
  ),
  onigiri: served(
    slate({ radius: 370, depth: 195 }),
    [
      at(-150, -30, emoji("rice-ball", 300)),
      at(130, -30, emoji("rice-ball", 300), { flip: true }),
      at(-10, 120, sliced(140, "#f2835a"), { turn: -10 }),
      at(60, 124, sliced(120, "#f58f66"), { turn: 20 }),
      at(-150, -60, strewn(pea(9, "#3a2a1c"), 16, 70)),
      at(230, 120, ramekin("#2a1410", { radius: 60 })),
    ],
    [
      ["lemon", 130, 105, 650],
      ["chopsticks", 190, 862, 660],
    ],
  ),
};
