import { emoji } from "../engine/emoji.ts";
import type { Scene } from "../engine/scene.ts";
import { inBowl } from "../engine/serve.ts";
import { at, TILT } from "../engine/shape.ts";
import { cube } from "../engine/solid.ts";
import { pea } from "../foods/garden.ts";
import { chive, dill, leaf, parsley } from "../foods/greens.ts";
import { strewn } from "../foods/heap.ts";
import { chunk, strip } from "../foods/meat.ts";
import { noodles } from "../foods/noodles.ts";
import { prawn } from "../foods/sea.ts";
import { citrusSlice, eggHalf, mushroomSlice, oliveRing, sausageSlice } from "../foods/slices.ts";
import { dollop } from "../foods/soft.ts";

const flat = { squash: TILT + 0.12 };

/** Hot soups. */
export const soups: Record<string, Scene> = {
  borsch: inBowl(
    {
      colour: "#a0142b",
      fat: "#e8702a",
      swims: [
        { part: strip(90, "#c02244", 0.16), count: 12 },
        { part: chunk(74, "#8a4636"), count: 4 },
        { part: strip(80, "#e7c9a0", 0.14), count: 6 },
      ],
    },
    [at(-10, -6, dollop(170)), at(0, -20, dill(120)), at(26, -16, dill(96), { turn: 34 })],
    [
      ["garlic", 150, 120, 640],
      ["bread", 190, 850, 650],
      ["tomato", 130, 840, 190],
    ],
    { band: "#9c1f45" },
  ),
  solyanka: inBowl(
    {
      colour: "#b4501f",
      fat: "#f0a23c",
      swims: [
        { part: sausageSlice(84, "#b5533a"), count: 5 },
        { part: strip(86, "#8a9a3a", 0.2), count: 6 },
        { part: chunk(70, "#8f4a34"), count: 4 },
        { part: oliveRing(44), count: 8 },
      ],
    },
    [at(-70, -20, citrusSlice(170), flat), at(90, 10, dollop(120)), at(96, 0, parsley(90))],
    [
      ["olive", 120, 130, 640],
      ["lemon", 150, 850, 640],
    ],
    { glaze: "#8a4b36", inside: "#e9d8c2", ears: true },
  ),
  "kurinaya-lapsha": inBowl(
    {
      colour: "#e6b548",
      fat: "#f8dc7c",
      swims: [
        { part: cube(38, "#e8822e"), count: 9 },
        { part: strip(90, "#f3e2c2", 0.28), count: 8 },
        { part: chive(24), count: 10 },
      ],
    },
    [
      at(20, 40, noodles({ radius: 190, height: 34, colour: "#f5dc98", strand: 10, count: 60 })),
      at(-120, -20, strip(120, "#f3e2c2", 0.3), { turn: 30 }),
      at(110, -30, strip(130, "#efdcb8", 0.3), { turn: -20 }),
      at(-90, 30, strip(110, "#f3e2c2", 0.3), { turn: -40 }),
      at(0, -10, cube(44, "#e8822e")),
      at(60, 40, cube(40, "#ea8a35")),
      at(-60, 50, cube(42, "#e8822e")),
      at(-10, 10, dill(120), { turn: -20 }),
    ],
    [
      ["carrot", 180, 130, 645, -10],
      ["herb", 130, 850, 640],
    ],
    { glaze: "#f4efe2", band: "#d9a13c" },
  ),
  uha: inBowl(
    {
      colour: "#dcbc6a",
      fat: "#f5e29a",
      swims: [
        { part: cube(62, "#f0d78c"), count: 6 },
        { part: cube(36, "#e8822e"), count: 7 },
        { part: chive(26), count: 16 },
      ],
    },
    [
      at(-80, -10, chunk(180, "#f2a07a", "#d9784e")),
      at(90, -30, chunk(190, "#f7efe2", "#d8c8ac")),
      at(20, 60, chunk(150, "#f2a07a", "#d9784e")),
      at(10, 0, leaf(130, "#6f8a3a", 0.36), { turn: 64, squash: 0.8 }),
      at(-20, 0, dill(100), { turn: -30 }),
    ],
    [
      ["potato", 150, 110, 645],
      ["carrot", 170, 855, 650, 14],
      ["lemon", 120, 850, 190],
    ],
    { glaze: "#6f8fa3", inside: "#f3f1ea" },
  ),
  "tom-yam": inBowl(
    {
      colour: "#d9692b",
      fat: "#f6a04a",
      swims: [
        { part: mushroomSlice(86), count: 4 },
        { part: chive(24), count: 10 },
        { part: strip(60, "#d12f1e", 0.14), count: 6 },
      ],
    },
    [
      at(-90, -30, prawn(170)),
      at(70, -50, prawn(180), { flip: true }),
      at(0, 50, prawn(170), { turn: 30 }),
      at(150, 30, citrusSlice(100, "#a5cf45"), flat),
      at(-10, -10, parsley(96, "#5aa52e")),
    ],
    [
      ["lime", 140, 120, 640],
      ["hot-pepper", 160, 850, 640],
      ["shrimp", 130, 850, 190],
    ],
    { glaze: "#2f3b3a", inside: "#4a5654" },
  ),
  "krem-sup-gribnoy": inBowl(
    { colour: "#c9a982", thick: true, swirl: "#f8eeda" },
    [
      at(-90, -40, mushroomSlice(120), { turn: -20 }),
      at(-10, -60, mushroomSlice(130), { turn: 14 }),
      at(50, 20, cube(60, "#d99a45")),
      at(104, -4, cube(56, "#cf8c38")),
      at(94, 44, cube(58, "#d99a45")),
      at(-20, 10, parsley(90)),
    ],
    [
      ["brown-mushroom", 180, 110, 645],
      ["bread", 170, 850, 640],
    ],
    { glaze: "#5d5148", inside: "#d8c7ae" },
  ),
  ramen: inBowl(
    { colour: "#b98645", fat: "#eac07a", swims: [{ part: chive(26), count: 14 }] },
    [
      at(10, 40, noodles({ radius: 220, height: 44, colour: "#f2d690", strand: 12, count: 70 })),
      at(
        -150,
        -90,
        () =>
          `<g transform="rotate(-16)"><rect x="-62" y="-130" width="120" height="190" rx="6" fill="#1d2f28"/><rect x="-62" y="-130" width="50" height="190" rx="6" fill="#fff" opacity=".08"/></g>`,
      ),
      at(-60, -40, sausageSlice(170, "#c98a68", "#f3d9c4"), { squash: 0.72 }),
      at(40, -70, sausageSlice(160, "#c08060", "#f3d9c4"), { squash: 0.72, turn: 40 }),
      at(140, 0, eggHalf(130), { turn: 20, squash: 0.84 }),
      at(-100, 60, emoji("fish-cake-with-swirl", 110), { squash: 0.75 }),
      at(40, 70, strewn(pea(24, "#f6c73a"), 18, 80)),
      at(10, 10, strewn(chive(28), 12, 90)),
    ],
    [
      ["ear-of-corn", 170, 850, 645],
      ["chopsticks", 200, 110, 650],
    ],
    { glaze: "#a33a2c", inside: "#f1e2cb" },
  ),
};

/** Cold soups. */
export const coldSoups: Record<string, Scene> = {
  okroshka: inBowl(
    {
      colour: "#b9864a",
      swims: [
        { part: cube(40, "#a9cf6a"), count: 14 },
        { part: cube(38, "#f5e9c8"), count: 10 },
        { part: cube(36, "#d86a86"), count: 9 },
        { part: cube(36, "#b0705a"), count: 6 },
      ],
    },
    [
      at(-70, -20, eggHalf(130), { turn: -24, squash: 0.84 }),
      at(60, 40, eggHalf(120), { turn: 30, squash: 0.84 }),
      at(40, -50, dollop(110)),
      at(50, -54, dill(90)),
      at(-10, 20, strewn(chive(24), 16, 150)),
    ],
    [
      ["cucumber", 170, 110, 645],
      ["egg", 110, 850, 640],
      ["herb", 120, 840, 190],
    ],
    { glaze: "#c08a55", inside: "#e8d2b0" },
  ),
  gaspacho: inBowl(
    { colour: "#d9432a", thick: true },
    [
      at(-40, -10, strewn(cube(34, "#9fc95c"), 9, 90)),
      at(50, 20, strewn(cube(32, "#f0b73a"), 8, 80)),
      at(10, -10, leaf(100, "#3f8a35"), { turn: 40 }),
      at(6, -10, leaf(96, "#4b9a3c"), { turn: -50 }),
    ],
    [
      ["tomato", 170, 115, 645],
      ["bell-pepper", 150, 850, 645],
      ["cucumber", 120, 840, 190],
    ],
    { glaze: "#eef0e6", band: "#3f8087" },
  ),
  svekolnik: inBowl(
    {
      colour: "#e0568a",
      thick: true,
      swims: [
        { part: strip(70, "#a3184c", 0.18), count: 16 },
        { part: cube(34, "#b6d880"), count: 10 },
      ],
    },
    [
      at(-60, -10, eggHalf(140), { turn: -20, squash: 0.84 }),
      at(50, 30, eggHalf(130), { turn: 24, squash: 0.84 }),
      at(80, -50, strewn(chive(24), 12, 70)),
      at(-10, -20, dill(120), { turn: 10 }),
    ],
    [
      ["egg", 110, 120, 640],
      ["cucumber", 160, 850, 645],
    ],
    { glaze: "#f6f2ea", band: "#a3184c" },
  ),
};
