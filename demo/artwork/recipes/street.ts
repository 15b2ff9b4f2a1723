import type { Part } from "../engine/pen.ts";
import type { Scene } from "../engine/scene.ts";
import { onBoard, onPlate, type Piece } from "../engine/serve.ts";
import { at } from "../engine/shape.ts";
import { type Burger, burger } from "../foods/burger.ts";
import { fry } from "../foods/garden.ts";
import { parsley } from "../foods/greens.ts";
import { heap } from "../foods/heap.ts";
import { club, sausageBun, tacoShell, wrap } from "../foods/sandwiches.ts";
import { prawn } from "../foods/sea.ts";
import { ramekin } from "../vessels/ramekin.ts";

const chips = heap({ radius: 90, height: 46, of: [{ part: fry(120), count: 18 }], turn: 70, steep: true });
const tall = (spec: Burger, pieces: readonly Piece[], beside: readonly Part[] = [], wood = "#b9824e"): Scene =>
  onBoard([...beside, at(0, 120, burger({ radius: 205, ...spec }))], pieces, { radius: 330, wood, y: 420 });

/** Burgers and sandwiches. */
export const street: Record<string, Scene> = {
  "burger-klassicheskiy": tall(
    {
      seeds: "#fbeed0",
      storeys: [
        { kind: "salad" },
        { kind: "sauce" },
        { kind: "patty" },
        { kind: "cucumber" },
        { kind: "tomato" },
        { kind: "onion" },
      ],
    },
    [
      ["tomato", 160, 110, 655],
      ["leafy-green", 160, 858, 655],
    ],
  ),
  "burger-dvoynoy": tall(
    {
      radius: 195,
      seeds: "#f7e3b8",
      bun: "#c97f33",
      storeys: [
        { kind: "cucumber" },
        { kind: "patty" },
        { kind: "cheese" },
        { kind: "onion" },
        { kind: "patty" },
        { kind: "cheese" },
        { kind: "sauce", colour: "#e0b02e" },
      ],
    },
    [
      ["cheese-wedge", 180, 110, 655],
      ["cucumber", 150, 858, 655],
    ],
    [],
    "#8a5f3f",
  ),
  "burger-s-kuricey": tall(
    {
      bun: "#e0a04c",
      storeys: [
        { kind: "salad", colour: "#dfe8a8" },
        { kind: "patty", colour: "#d6923a" },
        { kind: "cheese" },
        { kind: "sauce", colour: "#e8b93c" },
        { kind: "salad", colour: "#c9b3d6" },
      ],
    },
    [
      ["honey-pot", 150, 110, 650],
      ["poultry-leg", 180, 858, 660],
    ],
  ),
  "burger-rybnyy": tall(
    {
      bun: "#e3b062",
      seeds: "#3a2a1c",
      storeys: [
        { kind: "salad", colour: "#a9cf6a" },
        { kind: "cucumber" },
        { kind: "patty", colour: "#e6b45c" },
        { kind: "sauce", colour: "#fbf3df" },
      ],
    },
    [
      ["lemon", 150, 110, 650],
      ["cucumber", 160, 858, 655],
    ],
    [],
    "#a9a08e",
  ),
  "burger-s-nutom": tall(
    {
      bun: "#8a5a34",
      seeds: "#e9d9ac",
      storeys: [
        { kind: "salad" },
        { kind: "patty", colour: "#b07a35" },
        { kind: "cucumber", colour: "#b9cf6a" },
        { kind: "tomato" },
        { kind: "sauce", colour: "#efe0bb" },
        { kind: "salad", colour: "#5f9a35" },
      ],
    },
    [
      ["avocado", 160, 110, 655],
      ["beans", 140, 858, 650],
    ],
  ),
  "hot-dog": onBoard(
    [
      at(0, 40, sausageBun(520)),
      at(-240, 110, ramekin("#c5281c", { radius: 60 })),
      at(250, 100, ramekin("#e0a51f", { radius: 60 })),
    ],
    [
      ["onion", 150, 105, 655],
      ["cucumber", 160, 860, 655],
    ],
    { depth: 190 },
  ),
  "klab-sendvich": onBoard(
    [at(-150, 70, club(270)), at(160, 70, club(270), { flip: true }), at(0, 110, chips)],
    [
      ["tomato", 150, 105, 655],
      ["egg", 110, 860, 645],
    ],
    { depth: 195, wood: "#a9784a" },
  ),
  shaurma: onBoard(
    [
      at(-60, -10, wrap(480, { fill: ["#8fbf4c", "#d9432d", "#d9a062", "#fbf3df"], sheet: "#efd3a0" }), { turn: -16 }),
      at(60, 100, wrap(440, { fill: ["#a9cf6a", "#d9a062", "#d9432d", "#fbf3df"], sheet: "#e9c88e" }), { turn: -10 }),
    ],
    [
      ["tomato", 150, 105, 655],
      ["garlic", 130, 860, 650],
    ],
    { depth: 200 },
  ),
  burrito: onPlate(
    [
      at(
        -40,
        -30,
        wrap(460, { fill: ["#7a3a22", "#f6c73a", "#8f2f24", "#fbf3df"], sheet: "#f2dcae", scorch: "#b5793a" }),
        { turn: -12 },
      ),
      at(
        60,
        80,
        wrap(450, { fill: ["#f6c73a", "#7a3a22", "#4f8f2f", "#8f2f24"], sheet: "#f2dcae", scorch: "#b5793a" }),
        { turn: -6 },
      ),
      at(250, -40, ramekin("#c5371c", { radius: 62 })),
    ],
    [
      ["hot-pepper", 170, 105, 655],
      ["ear-of-corn", 160, 860, 655],
    ],
    { glaze: "#c9653a" },
  ),
  tako: onBoard(
    [-200, 0, 200].flatMap((x, i) => [
      at(x, 60, tacoShell(250, { fill: ["#7cb53a", "#d9432d", "#b9cf6a"] })),
      at(x - 40, -66, prawn(120), { turn: i * 12 }),
      at(x + 46, -62, prawn(116), { flip: true }),
      at(x, -60, parsley(54)),
    ]),
    [
      ["lime", 140, 105, 650],
      ["avocado", 150, 860, 655],
    ],
    { depth: 170, zoom: 1.2, radius: 370, wood: "#9a6a42" },
  ),
};
