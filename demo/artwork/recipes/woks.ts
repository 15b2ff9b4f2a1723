import { emoji } from "../engine/emoji.ts";
import type { Part } from "../engine/pen.ts";
import type { Scene } from "../engine/scene.ts";
import { heapedBowl, onPlate } from "../engine/serve.ts";
import { at, group } from "../engine/shape.ts";
import { cube } from "../engine/solid.ts";
import { varenik } from "../foods/dough.ts";
import { pea } from "../foods/garden.ts";
import { chive, leaf, parsley } from "../foods/greens.ts";
import { heap, strewn } from "../foods/heap.ts";
import { chunk, grain, sliced, strip } from "../foods/meat.ts";
import { noodles } from "../foods/noodles.ts";
import { prawn } from "../foods/sea.ts";
import { citrusSlice } from "../foods/slices.ts";
import { drizzle, mound } from "../foods/soft.ts";
import { soup } from "../foods/soup.ts";
import { ramekin } from "../vessels/ramekin.ts";

const wheat = (radius = 235) => noodles({ radius, height: 90, colour: "#d99a4a", strand: 17, count: 90 });
const steamed = (radius: number, height: number): Part =>
  group(mound(radius, height, "#fbf6ea", 0.3), at(0, -height * 0.5, strewn(grain(18, "#fffdf8"), 90, radius * 0.8)));

/** Wok and rice. */
export const woks: Record<string, Scene> = {
  "vok-govyadina": heapedBowl(
    [
      at(0, 40, wheat()),
      at(
        0,
        -20,
        heap({
          radius: 190,
          height: 40,
          of: [
            { part: strip(110, "#7a3a24", 0.3), count: 14 },
            { part: strip(110, "#d93a22", 0.2), count: 8 },
            { part: strip(104, "#f0b52e", 0.2), count: 6 },
          ],
          turn: 90,
        }),
      ),
      at(-120, -20, emoji("broccoli", 120)),
      at(120, -50, emoji("broccoli", 110)),
      at(40, 60, emoji("broccoli", 100)),
      at(0, 0, strewn(pea(8, "#f3e3b8"), 40, 190)),
    ],
    [
      ["bell-pepper", 150, 105, 655],
      ["broccoli", 150, 862, 655],
    ],
    { glaze: "#2b2a2c", inside: "#3a3838", band: "#a3392d" },
  ),
  "vok-krevetki": heapedBowl(
    [
      at(0, 40, noodles({ radius: 235, height: 80, colour: "#f3dfb4", strand: 9, count: 140 })),
      at(-110, -40, prawn(160)),
      at(30, -80, prawn(170), { flip: true }),
      at(120, 0, prawn(150), { turn: 30 }),
      at(-30, 40, prawn(150), { turn: -20 }),
      at(0, 0, strewn(chunk(36, "#d9a35c", "#a3702c"), 14, 180)),
      at(0, 0, strewn(chunk(56, "#f8d24e"), 8, 170)),
      at(0, 0, strewn(chive(26), 16, 190)),
      at(-170, 60, citrusSlice(110, "#a5cf45"), { squash: 0.74 }),
    ],
    [
      ["peanuts", 150, 105, 655],
      ["lime", 140, 862, 650],
    ],
    { glaze: "#a3392d", inside: "#f1e2cb" },
  ),
  teriyaki: onPlate(
    [
      at(-140, 40, steamed(150, 80)),
      at(110, 20, sliced(190, "#a8581f", "#d98a3a"), { turn: -10 }),
      at(170, -40, sliced(180, "#9c4f1a", "#d98a3a"), { turn: 20 }),
      at(60, -50, sliced(180, "#a8581f", "#d98a3a"), { turn: 4 }),
      at(160, 70, sliced(180, "#9c4f1a", "#d98a3a"), { turn: -16 }),
      at(10, 110, strip(160, "#5d9a35", 0.13), { turn: 4 }),
      at(50, 122, strip(150, "#5d9a35", 0.13), { turn: -6 }),
      at(120, 10, strewn(pea(9, "#f6e7bf"), 30, 110)),
      at(120, 10, drizzle(230, 80, "#4a1c0c", 8, 6)),
      at(-140, -30, strewn(pea(8, "#2b2018"), 14, 60)),
    ],
    [
      ["poultry-leg", 170, 105, 660],
      ["pea-pod", 150, 862, 655],
    ],
    { glaze: "#2f3b3a" },
  ),
  karri: heapedBowl(
    [
      at(
        0,
        10,
        soup({
          colour: "#e8a52a",
          radius: 285,
          thick: true,
          fat: "#f8cf6a",
          swims: [
            { part: cube(62, "#f3d98c"), count: 5 },
            { part: cube(52, "#e8742a"), count: 6 },
          ],
        }),
      ),
      at(-60, -10, chunk(130, "#f0cf8a", "#b9802c")),
      at(80, 40, chunk(140, "#f0cf8a", "#b9802c")),
      at(70, -60, chunk(120, "#f0cf8a", "#b9802c")),
      at(-170, 0, steamed(96, 70)),
      at(0, 0, drizzle(280, 60, "#fff6df", 8, 5)),
      at(20, -20, parsley(100)),
    ],
    [
      ["coconut", 160, 105, 655],
      ["hot-pepper", 160, 862, 655],
    ],
    { glaze: "#5d7f6c", inside: "#f3ead6" },
  ),
  "ris-s-ovoschami": heapedBowl(
    [
      at(
        0,
        40,
        heap({
          radius: 245,
          height: 100,
          bed: "#d9a95c",
          of: [
            { part: grain(26, "#edcf8e"), count: 260 },
            { part: cube(34, "#e8742a"), count: 22 },
            { part: pea(28, "#f6c73a"), count: 26 },
            { part: pea(28), count: 22 },
          ],
          turn: 180,
          body: { round: 2, depth: 2.5 },
        }),
      ),
      at(-90, -40, emoji("broccoli", 110)),
      at(70, -70, emoji("broccoli", 110)),
      at(100, 20, emoji("broccoli", 96)),
      at(0, -20, strewn(chive(24), 14, 160)),
    ],
    [
      ["ginger-root", 160, 105, 655],
      ["carrot", 170, 862, 655, 12],
    ],
    { glaze: "#efe7d6", band: "#a3392d" },
  ),
  gyodza: onPlate(
    [
      [-200, -10, -14],
      [-80, -60, -6],
      [50, -70, 4],
      [-130, 70, -10],
      [0, 40, 0],
      [130, 10, 12],
    ]
      .map(([x = 0, y = 0, turn = 0]) => at(x, y, varenik(205, "#b5742c", "#eccb92"), { turn }))
      .concat([
        at(240, 80, ramekin("#2a1410", { radius: 66 })),
        at(0, 0, strewn(chive(22), 14, 200)),
        at(230, -60, leaf(70)),
      ]),
    [
      ["ginger-root", 160, 105, 655],
      ["leafy-green", 150, 862, 655],
    ],
    { glaze: "#37474a" },
  ),
};
