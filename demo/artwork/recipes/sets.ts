import { emoji } from "../engine/emoji.ts";
import type { Part } from "../engine/pen.ts";
import type { Scene } from "../engine/scene.ts";
import { onTable, served } from "../engine/serve.ts";
import { at, group } from "../engine/shape.ts";
import { loaf, ring } from "../foods/bread.ts";
import { burger } from "../foods/burger.ts";
import { cup } from "../foods/cups.ts";
import { disc } from "../foods/discs.ts";
import { glass } from "../foods/drinks.ts";
import { omelette } from "../foods/eggs.ts";
import { fry } from "../foods/garden.ts";
import { dill, leaf } from "../foods/greens.ts";
import { heap } from "../foods/heap.ts";
import { chunk, cutlet, strip } from "../foods/meat.ts";
import { noodles } from "../foods/noodles.ts";
import { pizza } from "../foods/pizza.ts";
import { citrusSlice, sausageSlice } from "../foods/slices.ts";
import { dollop, mound } from "../foods/soft.ts";
import { soup } from "../foods/soup.ts";
import { maki } from "../foods/sushi.ts";
import { board } from "../vessels/board.ts";
import { bowl } from "../vessels/bowl.ts";
import { plate } from "../vessels/plate.ts";
import { slate } from "../vessels/slate.ts";

const wide = { x: 480, y: 400, turn: 45, scale: 1.3 };
const chips = (radius: number): Part =>
  heap({ radius, height: radius * 0.6, of: [{ part: fry(radius * 1.2), count: 26 }], turn: 74, steep: true });
const borsch = group(
  bowl({ radius: 190, depth: 90, band: "#9c1f45" }),
  at(0, 12, soup({ colour: "#a0142b", radius: 170, fat: "#e8702a" })),
  at(0, 6, dollop(100)),
  at(4, 0, dill(70)),
);
const broth = group(
  bowl({ radius: 170, depth: 80, glaze: "#f4efe2" }),
  at(0, 12, soup({ colour: "#e6b548", radius: 152, fat: "#f8dc7c" })),
  at(0, 26, noodles({ radius: 96, height: 20, colour: "#f5dc98", strand: 7, count: 44 })),
  at(10, 10, dill(60)),
);
const roll = (x: number, y: number, spec: Parameters<typeof maki>[0]): Part => at(x, y, maki(spec));
const nugget = cutlet({ rx: 56, ry: 38, height: 24, top: "#e0a042", side: "#c98530", crumb: true, wobble: 0.1 });
const small = burger({
  radius: 105,
  bun: "#e0a04c",
  seeds: "#fbeed0",
  storeys: [{ kind: "salad" }, { kind: "patty" }, { kind: "cheese" }],
});

/** Several dishes together. */
export const sets: Record<string, Scene> = {
  "nabor-pitstsa-vecher": onTable(
    [
      at(270, 250, board({ radius: 285 })),
      at(270, 238, pizza({ radius: 255, pools: 22, toppings: [{ part: sausageSlice(76), count: 14 }] })),
      at(640, 470, board({ radius: 295, wood: "#9a6a42" })),
      at(
        640,
        458,
        pizza({
          radius: 265,
          cheese: "#fdf3dc",
          pools: 12,
          toppings: [
            { part: chunk(74, "#fffaf0", "#f0d9ae"), count: 8, outer: 0.72 },
            { part: leaf(78), count: 7, outer: 0.7 },
          ],
        }),
      ),
      at(190, 590, chips(130)),
      at(
        800,
        300,
        glass({ top: 84, foot: 68, height: 250, colour: "#f3e08a", ice: 2, garnish: [at(-60, -10, citrusSlice(80))] }),
      ),
    ],
    [],
    { cloth: wide },
  ),
  "nabor-semeynyy": onTable(
    [
      at(240, 190, borsch),
      at(640, 170, broth),
      at(
        290,
        520,
        group(
          plate({ radius: 250 }),
          at(-50, 0, disc({ radius: 120, height: 50, top: "#d48f34", side: "#c27a28", long: 1.5, grain: 0.3 })),
          at(110, 10, mound(90, 60, "#f5e3a4")),
        ),
      ),
      at(
        720,
        520,
        group(
          plate({ radius: 240, band: "#8d3a2c" }),
          at(-80, 0, mound(96, 64, "#f5e3a4")),
          at(
            80,
            10,
            heap({ radius: 90, height: 40, bed: "#c99a62", of: [{ part: strip(76, "#8a4a30", 0.34), count: 12 }] }),
          ),
        ),
      ),
      at(470, 330, loaf({ length: 210, radius: 52, crust: "#7a4a2a", flour: true, cuts: 3 })),
      at(890, 330, glass({ top: 60, foot: 50, height: 190, colour: "#b01028" })),
    ],
    [],
    { cloth: wide },
  ),
  "nabor-zavtrak": onTable(
    [
      at(
        270,
        250,
        group(
          plate({ radius: 270, band: "#d9a13c" }),
          at(-80, 20, disc({ radius: 84, height: 38, top: "#c97f2e", side: "#f3d59c" })),
          at(84, 24, disc({ radius: 84, height: 38, top: "#c97f2e", side: "#f3d59c" })),
          at(0, -20, disc({ radius: 84, height: 38, top: "#c97f2e", side: "#f3d59c" })),
          at(0, -64, dollop(90)),
        ),
      ),
      at(680, 520, group(plate({ radius: 270 }), at(0, 10, omelette(320)))),
      at(640, 200, emoji("croissant", 200)),
      at(800, 230, emoji("croissant", 190), { flip: true }),
      at(180, 600, cup({ radius: 96, height: 100, drink: "#b5783f", art: "leaf" })),
      at(420, 640, cup({ radius: 90, height: 94, drink: "#b5783f", art: "leaf" })),
    ],
    [],
    { cloth: wide },
  ),
  "nabor-rollov": served(
    slate({ radius: 430, depth: 290 }),
    [
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        roll(-300 + i * 118, -130, { size: 114, filling: ["#fff8ea", "#8bbb4a"], outside: "rice", cover: "#f5854f" }),
      ),
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        roll(-290 + i * 118, -30, {
          size: 114,
          filling: ["#f06a4a", "#a9c95a", "#fff4e2"],
          outside: "rice",
          crust: "#f0662a",
        }),
      ),
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        roll(-300 + i * 118, 70, { size: 114, filling: ["#a9c95a", "#fff4e2"], outside: "rice", cover: "#8a4a22" }),
      ),
      ...[0, 1, 2, 3, 4, 5].map((i) => roll(-290 + i * 118, 170, { size: 114, filling: ["#8fc04c"], outside: "nori" })),
    ],
    [["chopsticks", 200, 880, 670]],
    { y: 370, zoom: 1.06 },
  ),
  "nabor-detskiy": onTable(
    [
      at(480, 370, board({ radius: 450, depth: 260, wood: "#c99a63" })),
      at(230, 360, small),
      at(450, 330, small),
      ...[
        [600, 300],
        [690, 340],
        [780, 300],
        [640, 390],
        [740, 410],
      ].map(([x = 0, y = 0]) => at(x, y, nugget)),
      at(250, 530, ring(200, { icing: "#d9486f", seeds: ["#fff6e9", "#f6c73a", "#8fc04c"] })),
      at(450, 560, ring(190, { icing: "#8fc4d6", seeds: ["#fff6e9", "#d9486f", "#f6c73a"] })),
      at(650, 600, glass({ top: 62, foot: 50, height: 170, colour: "#f7b84a", straw: "#d9486f" })),
      at(800, 590, glass({ top: 62, foot: 50, height: 170, colour: "#e05a7a", straw: "#5aa3bd" })),
      at(90, 190, emoji("balloon", 190)),
      at(880, 160, emoji("balloon", 150, "0 0 1 0 0  0.4 0.6 0 0 0  1 0 0 0 0  0 0 0 1 0")),
    ],
    [],
    { cloth: wide },
  ),
};
