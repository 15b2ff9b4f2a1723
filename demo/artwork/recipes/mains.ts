import { emoji } from "../engine/emoji.ts";
import type { Scene } from "../engine/scene.ts";
import { heapedBowl, onBoard, onPlate } from "../engine/serve.ts";
import { at } from "../engine/shape.ts";
import { disc } from "../foods/discs.ts";
import { pea } from "../foods/garden.ts";
import { dill, parsley } from "../foods/greens.ts";
import { heap, strewn } from "../foods/heap.ts";
import { chunk, cutlet, grain, strip } from "../foods/meat.ts";
import { drumstick } from "../foods/poultry.ts";
import { mushroomSlice } from "../foods/slices.ts";
import { beads, drizzle, mound, pool } from "../foods/soft.ts";
import { soup } from "../foods/soup.ts";
import { ramekin } from "../vessels/ramekin.ts";

const rosemary = dill(150, "#5d7a3f");
const mash = mound(130, 86, "#f5e3a4");

/** Meat and poultry. */
export const meats: Record<string, Scene> = {
  befstroganov: onPlate(
    [
      at(-130, 20, mound(150, 96, "#f5e3a4")),
      at(-140, -70, pool(40, 20, "#f3c64f")),
      at(120, 40, pool(150, 100, "#c99a62", 0.08)),
      at(
        120,
        30,
        heap({
          radius: 120,
          height: 44,
          of: [
            { part: strip(100, "#8a4a30", 0.34), count: 13 },
            { part: mushroomSlice(70), count: 6 },
          ],
        }),
      ),
      at(120, 10, drizzle(180, 60, "#f3e0bd", 9, 5)),
      at(40, -40, dill(110), { turn: 20 }),
    ],
    [
      ["brown-mushroom", 160, 105, 650],
      ["potato", 140, 862, 650],
    ],
    { band: "#8d3a2c" },
  ),
  "stejk-ribay": onBoard(
    [
      at(
        -40,
        20,
        cutlet({ rx: 240, ry: 140, height: 50, top: "#6e3420", side: "#a0402f", bars: "#230d07", wobble: 0.08 }),
      ),
      at(-40, -10, rosemary, { turn: 70 }),
      at(0, -20, rosemary, { turn: 110 }),
      at(-20, -40, strewn(pea(9, "#fffaf0"), 30, 170)),
      at(240, 60, ramekin("#3a2a20")),
      at(220, -70, emoji("garlic", 110)),
    ],
    [
      ["salt", 130, 105, 645],
      ["herb", 150, 862, 655],
    ],
    { depth: 205, handle: false, wood: "#8a5f3f" },
  ),
  "govyazhi-scheki": onPlate(
    [
      at(0, 40, soup({ colour: "#efc95e", radius: 250, thick: true })),
      at(-60, 10, chunk(220, "#6b3020", "#3f1a10"), { turn: -8 }),
      at(90, 30, chunk(200, "#733624", "#3f1a10"), { turn: 14 }),
      at(-10, -10, drizzle(300, 70, "#4a1814", 11, 6)),
      at(10, -40, parsley(90)),
      at(-170, 90, emoji("carrot", 110), { turn: -40, squash: 0.8 }),
      at(180, 90, emoji("carrot", 96), { turn: 40, squash: 0.8 }),
    ],
    [
      ["ear-of-corn", 160, 105, 655],
      ["onion", 130, 862, 650],
    ],
    { glaze: "#4c4240" },
  ),
  kievskaya: onPlate(
    [
      at(
        -40,
        30,
        disc({ radius: 205, height: 70, top: "#d48f34", side: "#c27a28", long: 1.5, grain: 0.3, wobble: 0.015 }),
      ),
      at(-180, 10, pool(50, 26, "#f7d75c")),
      at(-60, -60, parsley(80)),
      at(170, 30, mash),
      at(170, -50, pool(34, 18, "#f3c64f")),
      at(150, 110, strewn(pea(30), 16, 80)),
      at(-230, 60, pool(44, 20, "#b9c95a")),
    ],
    [
      ["butter", 150, 105, 650],
      ["pea-pod", 150, 862, 650],
    ],
    { band: "#d9a13c" },
  ),
  "utinaya-nozhka": onPlate(
    [
      at(
        -40,
        60,
        heap({
          radius: 190,
          height: 34,
          bed: "#7a2a4a",
          of: [{ part: strip(90, "#8f2f5c", 0.16), count: 40 }],
          turn: 90,
        }),
      ),
      at(20, -20, drumstick(360, "#a55c22"), { turn: -8 }),
      at(190, 90, emoji("red-apple", 120)),
      at(-180, 90, beads(50, 17, 10, "#c01d32")),
      at(80, 70, beads(40, 16, 7, "#c01d32")),
      at(-40, -60, rosemary, { turn: -50, scale: 0.7 }),
    ],
    [
      ["red-apple", 150, 105, 650],
      ["cherries", 140, 862, 650],
    ],
    { glaze: "#e9e2d6" },
  ),
  cyplenok: onBoard(
    [
      at(-190, 60, drumstick(300, "#bf6a24"), { turn: 200 }),
      at(190, 60, drumstick(300, "#bf6a24"), { turn: 200, flip: true }),
      at(
        0,
        10,
        cutlet({ rx: 190, ry: 130, height: 56, top: "#c2702a", side: "#9a4f1c", bars: "#6b3210", wobble: 0.1 }),
      ),
      at(-90, -60, drumstick(170, "#b5621f"), { turn: -30, flip: true }),
      at(100, -60, drumstick(170, "#b5621f"), { turn: -30 }),
      at(0, -50, strewn(parsley(40), 7, 150)),
      at(0, -40, strewn(pea(14, "#fbeed0"), 12, 130)),
      at(-290, 60, ramekin("#b3301a", { radius: 64 })),
      at(290, 70, ramekin("#7a2440", { radius: 64 })),
    ],
    [
      ["garlic", 130, 100, 655],
      ["hot-pepper", 150, 870, 655],
    ],
    { radius: 400, zoom: 1.08 },
  ),
  plov: heapedBowl(
    [
      at(
        0,
        40,
        heap({
          radius: 250,
          height: 96,
          bed: "#e0a545",
          of: [
            { part: grain(30, "#efb957"), count: 210 },
            { part: strip(70, "#f08a1f", 0.18), count: 26 },
            { part: pea(26, "#e8c987"), count: 16 },
            { part: pea(15, "#8f1230"), count: 14 },
          ],
          turn: 180,
          body: { round: 2, depth: 2.5 },
        }),
      ),
      at(-70, -50, chunk(120, "#8a4a2c", "#5a2a18")),
      at(40, -80, chunk(130, "#925030", "#5a2a18")),
      at(90, -20, chunk(110, "#8a4a2c", "#5a2a18")),
      at(-20, -20, chunk(104, "#925030", "#5a2a18")),
      at(0, -120, emoji("garlic", 130)),
    ],
    [
      ["carrot", 180, 105, 655, -10],
      ["garlic", 130, 862, 650],
    ],
    { glaze: "#2f6b8c", inside: "#eef2f2", band: "#f3e6c4" },
  ),
};
