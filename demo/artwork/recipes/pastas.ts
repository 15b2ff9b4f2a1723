import type { Part } from "../engine/pen.ts";
import type { Scene } from "../engine/scene.ts";
import { heapedBowl, onPlate } from "../engine/serve.ts";
import { at, group } from "../engine/shape.ts";
import { slab } from "../foods/cakes.ts";
import { pea } from "../foods/garden.ts";
import { leaf, parsley, sprig } from "../foods/greens.ts";
import { heap, strewn } from "../foods/heap.ts";
import { chunk, grain, sliced, strip } from "../foods/meat.ts";
import { noodles, penne, twist } from "../foods/noodles.ts";
import { mussel, prawn, squidRing } from "../foods/sea.ts";
import { mushroomSlice } from "../foods/slices.ts";
import { pool } from "../foods/soft.ts";
import { soup } from "../foods/soup.ts";

const shaving = sliced(70, "#fbeec0", "#f3dc94");
const risotto = (colour: string): Part =>
  group(
    soup({ colour, radius: 250, thick: true }),
    heap({
      radius: 222,
      height: 34,
      of: [{ part: grain(24, colour), count: 330 }],
      turn: 180,
      body: { round: 1.5, depth: 1.5, force: 0.4 },
    }),
  );

/** Pasta and risotto. */
export const pastas: Record<string, Scene> = {
  karbonara: onPlate(
    [
      at(0, 30, noodles({ radius: 225, height: 110, colour: "#f4d488" })),
      at(0, -20, strewn(strip(70, "#b5523a", 0.34), 14, 150)),
      at(0, -70, pea(110, "#f9ab1f"), { squash: 0.8 }),
      at(0, -20, strewn(pea(8, "#2b2018"), 30, 170)),
      at(0, -10, strewn(shaving, 6, 150)),
    ],
    [
      ["bacon", 160, 105, 655],
      ["cheese-wedge", 170, 860, 655],
    ],
    { glaze: "#4c5a5e" },
  ),
  boloneze: onPlate(
    [
      at(0, 40, noodles({ radius: 235, height: 80, colour: "#f0ca72", strand: 18, count: 80 })),
      at(0, -40, pool(150, 84, "#a8321a")),
      at(
        0,
        -46,
        heap({
          radius: 130,
          height: 46,
          of: [
            { part: chunk(44, "#8f3a20"), count: 34 },
            { part: chunk(40, "#c5401f"), count: 14 },
          ],
        }),
      ),
      at(0, -80, strewn(shaving, 5, 90)),
      at(10, -90, sprig(80)),
    ],
    [
      ["tomato", 160, 105, 655],
      ["cheese-wedge", 160, 860, 655],
    ],
  ),
  "pasta-s-krevetkami": onPlate(
    [
      at(0, 30, noodles({ radius: 225, height: 90, colour: "#f3d58c", strand: 9, count: 130 })),
      at(-100, -30, prawn(150)),
      at(20, -80, prawn(160), { flip: true }),
      at(110, 0, prawn(150), { turn: 20 }),
      at(-30, 60, prawn(140), { turn: -30 }),
      at(-130, 60, pea(56, "#e0412c")),
      at(60, 90, pea(54, "#e0412c")),
      at(150, 70, pea(50, "#d9381f")),
      at(-40, -40, pea(48, "#e0412c")),
      at(0, 0, strewn(strip(34, "#d12f1e", 0.2), 9, 160)),
      at(0, 0, strewn(parsley(44), 7, 150)),
    ],
    [
      ["shrimp", 150, 105, 650],
      ["garlic", 130, 860, 645],
    ],
    { glaze: "#d6e2e6" },
  ),
  "pasta-pesto": heapedBowl(
    [
      at(
        0,
        40,
        heap({
          radius: 240,
          height: 90,
          bed: "#8aa040",
          of: [
            { part: twist(100, "#cfc869"), count: 44 },
            { part: twist(96, "#a8b84a"), count: 26 },
            { part: strip(100, "#4f8f2f", 0.14), count: 8 },
          ],
          turn: 180,
        }),
      ),
      at(0, -10, strewn(pea(20, "#efd9a8"), 16, 160)),
      at(0, -70, sprig(110)),
      at(0, 0, strewn(shaving, 5, 140)),
    ],
    [
      ["herb", 160, 105, 650],
      ["cheese-wedge", 160, 860, 655],
    ],
    { glaze: "#f1ead9", band: "#6f9440" },
  ),
  arrabbiata: onPlate(
    [
      at(
        0,
        40,
        heap({
          radius: 230,
          height: 90,
          bed: "#b8321a",
          of: [
            { part: penne(110, "#e8944a"), count: 34 },
            { part: penne(106, "#d9632c"), count: 26 },
            { part: chunk(56, "#d0351c"), count: 12 },
          ],
          turn: 180,
        }),
      ),
      at(0, -10, strewn(strip(50, "#c9170c", 0.24), 10, 150)),
      at(0, -40, parsley(110)),
      at(-60, 10, parsley(70)),
    ],
    [
      ["hot-pepper", 180, 100, 655],
      ["tomato", 150, 862, 655],
    ],
    { band: "#b5433a" },
  ),
  lazanya: onPlate(
    [
      at(
        -10,
        60,
        slab(
          360,
          240,
          [0, 1, 2, 3].flatMap(() => [
            { height: 13, side: "#f0cf86" },
            { height: 15, side: "#a8381d" },
            { height: 9, side: "#fbf0d6" },
          ]),
          "#e9a640",
          0.3,
        ),
      ),
      at(10, -110, strewn(chunk(54, "#c9741f", "#a85a18"), 7, 120)),
      at(0, -110, sprig(96)),
      at(210, 100, pool(70, 36, "#b8321a")),
    ],
    [
      ["tomato", 150, 105, 655],
      ["cheese-wedge", 170, 860, 655],
    ],
    { glaze: "#dfe3d6" },
  ),
  "rizotto-s-gribami": onPlate(
    [
      at(0, 20, risotto("#f1dfae")),
      at(-80, -20, mushroomSlice(120), { turn: -24 }),
      at(30, -50, mushroomSlice(130), { turn: 12 }),
      at(110, 10, mushroomSlice(110), { turn: 40 }),
      at(-20, 50, mushroomSlice(106), { turn: -40 }),
      at(0, -10, strewn(shaving, 5, 140)),
      at(20, -20, leaf(60, "#5b7f3a", 0.3), { turn: 40 }),
      at(-10, -30, leaf(56, "#5b7f3a", 0.3), { turn: -60 }),
    ],
    [
      ["brown-mushroom", 170, 105, 655],
      ["butter", 140, 860, 650],
    ],
    { glaze: "#5d5148" },
  ),
  "rizotto-s-moreproduktami": onPlate(
    [
      at(0, 20, risotto("#f2b84e")),
      at(-110, -20, prawn(150)),
      at(40, -60, prawn(150), { flip: true }),
      at(110, 30, mussel(130), { turn: -30 }),
      at(-40, 60, mussel(130), { turn: 20 }),
      at(-20, -10, squidRing(90), { squash: 0.7 }),
      at(60, 30, squidRing(84), { squash: 0.7 }),
      at(-140, 50, squidRing(80), { squash: 0.7 }),
      at(0, 0, strewn(parsley(46), 6, 150)),
    ],
    [
      ["lemon", 150, 105, 650],
      ["garlic", 140, 860, 650],
    ],
    { glaze: "#3f6a80" },
  ),
};
