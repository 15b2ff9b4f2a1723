import { emoji } from "../engine/emoji.ts";
import type { Scene } from "../engine/scene.ts";
import { inBowl, inPan, onBoard, onPlate } from "../engine/serve.ts";
import { at, TILT } from "../engine/shape.ts";
import { breadSlice, toast } from "../foods/bread.ts";
import { disc } from "../foods/discs.ts";
import { friedEgg, omelette, poachedEgg } from "../foods/eggs.ts";
import { avocadoFan, pea } from "../foods/garden.ts";
import { chive, dill, leaf, lettuce, parsley, sprig } from "../foods/greens.ts";
import { strewn } from "../foods/heap.ts";
import { chunk, grain, sliced, strip } from "../foods/meat.ts";
import { citrusSlice, cucumberSlice, tomatoSlice } from "../foods/slices.ts";
import { beads, dollop, drizzle } from "../foods/soft.ts";
import { soup } from "../foods/soup.ts";
import { waffle } from "../foods/sweets.ts";
import { tube } from "../foods/tubes.ts";

const flat = { squash: TILT + 0.12 };
const syrnik = disc({ radius: 128, height: 58, top: "#c97f2e", side: "#f3d59c" });

/** Served from eight till noon. */
export const breakfasts: Record<string, Scene> = {
  syrniki: onPlate(
    [
      at(-128, 30, syrnik),
      at(130, 36, syrnik),
      at(0, -34, syrnik),
      at(0, -104, dollop(150)),
      at(-4, -124, emoji("blueberries", 80)),
      at(60, -106, sprig(46, "#4b9a3c")),
      at(-190, 90, beads(30, 14, 4, "#46508f")),
      at(180, 100, beads(30, 14, 3, "#46508f")),
    ],
    [
      ["glass-of-milk", 190, 110, 640],
      ["blueberries", 140, 855, 645],
    ],
    { band: "#d9a13c" },
  ),
  "omlet-s-syrom": onPlate(
    [
      at(0, 20, omelette(430)),
      at(0, -20, strewn(chive(22), 16, 130)),
      at(-50, -60, drizzle(260, 40, "#fbe7a6", 8, 7)),
      at(150, 70, tomatoSlice(110), flat),
      at(210, 30, tomatoSlice(100), flat),
      at(-190, 60, parsley(120), { turn: -20 }),
    ],
    [
      ["cheese-wedge", 170, 110, 650],
      ["herb", 130, 850, 640],
      ["egg", 100, 845, 190],
    ],
    { glaze: "#dfe6dc" },
  ),
  "yaichnitsa-s-bekonom": inPan(
    [
      at(-90, -20, friedEgg(250)),
      at(100, 20, friedEgg(250), { flip: true }),
      at(-20, -110, emoji("bacon", 190), { turn: 30, squash: 0.8 }),
      at(-160, 80, emoji("bacon", 170), { turn: -10, squash: 0.8 }),
      at(20, 110, pea(62, "#e0412c")),
      at(88, 118, pea(56, "#e0412c")),
      at(-40, 116, pea(52, "#d9381f")),
      at(10, 30, chive(22)),
      at(40, -30, chive(20)),
      at(-60, 50, chive(20)),
    ],
    [
      ["tomato", 150, 110, 650],
      ["bread", 180, 855, 655],
    ],
  ),
  shakshuka: inPan(
    [
      at(
        0,
        4,
        soup({
          colour: "#c5371c",
          radius: 284,
          thick: true,
          swims: [
            { part: strip(90, "#e8a22e", 0.2), count: 7 },
            { part: strip(90, "#d22f1a", 0.22), count: 8 },
            { part: chunk(80, "#d9492c", "#a52a16"), count: 7 },
          ],
        }),
      ),
      at(-110, -30, friedEgg(190)),
      at(90, -60, friedEgg(180), { flip: true }),
      at(10, 80, friedEgg(190)),
      at(-10, -10, strewn(parsley(44), 9, 190)),
    ],
    [
      ["tomato", 150, 110, 650],
      ["bell-pepper", 160, 860, 655],
      ["flatbread", 150, 130, 210],
    ],
  ),
  "kasha-ovsyanaya": inBowl(
    { colour: "#ead8b4", thick: true, swims: [{ part: chunk(34, "#f0e0bf", "#dcc79c"), count: 70 }] },
    [
      at(-70, -10, emoji("strawberry", 120), { turn: -30 }),
      at(20, -40, emoji("strawberry", 110), { turn: 20 }),
      at(90, 20, beads(60, 20, 9, "#46508f")),
      at(-10, 50, beads(44, 19, 6, "#46508f")),
      at(40, -10, drizzle(220, 50, "#d98a14", 8, 6)),
      at(60, -50, sprig(60, "#4b9a3c")),
    ],
    [
      ["honey-pot", 160, 115, 645],
      ["strawberry", 120, 855, 640],
    ],
    { glaze: "#e3c48c" },
  ),
  "kasha-kokos": inBowl(
    { colour: "#f7f1e2", thick: true, swims: [{ part: grain(24, "#fbf5e6"), count: 110 }] },
    [
      at(-90, 10, chunk(110, "#f7a92e", "#de8317")),
      at(0, -30, chunk(116, "#f9b23a", "#de8317")),
      at(80, 16, chunk(106, "#f7a92e", "#de8317")),
      at(-20, 50, chunk(96, "#fabb4c", "#de8317")),
      at(10, 10, strewn(strip(44, "#fffdf4", 0.16), 16, 130)),
      at(20, -20, sprig(80, "#4b9a3c")),
    ],
    [
      ["coconut", 180, 115, 650],
      ["mango", 150, 855, 645],
    ],
    { glaze: "#7d8f5a", inside: "#f3efe0" },
  ),
  "blini-s-lososem": onPlate(
    [
      at(
        -60,
        -40,
        tube({ length: 330, radius: 62, colour: "#e2ad5c", marks: { colour: "#a8641f", count: 5 }, cut: "#fdf6e8" }),
        { turn: -14 },
      ),
      at(
        30,
        70,
        tube({ length: 340, radius: 62, colour: "#e2ad5c", marks: { colour: "#a8641f", count: 5 }, cut: "#fdf6e8" }),
        { turn: -14 },
      ),
      at(-90, -90, sliced(150, "#f2835a"), { turn: -20 }),
      at(-10, -110, sliced(140, "#f58f66"), { turn: 10 }),
      at(-30, 30, sliced(130, "#f2835a"), { turn: -30 }),
      at(-40, -120, dill(90), { turn: 10 }),
      at(220, -40, cucumberSlice(96), flat),
      at(250, 20, cucumberSlice(90), flat),
    ],
    [
      ["cucumber", 160, 110, 650],
      ["herb", 140, 855, 645],
    ],
    { glaze: "#e8edef" },
  ),
  "vafli-s-yagodami": onPlate(
    [
      at(-50, 50, waffle(420)),
      at(50, -10, waffle(420)),
      at(40, -60, dollop(150, "#fffdf6")),
      at(-50, -60, emoji("strawberry", 110), { turn: -20 }),
      at(120, -30, emoji("strawberry", 100), { turn: 30 }),
      at(40, -6, beads(54, 18, 8, "#46508f")),
      at(0, -40, drizzle(300, 70, "#a8590f", 8, 7)),
      at(70, -100, sprig(56, "#4b9a3c")),
    ],
    [
      ["strawberry", 140, 110, 645],
      ["blueberries", 140, 855, 645],
    ],
    { band: "#c05a78" },
  ),
  "kruassan-vetchina": onPlate(
    [
      at(-20, 60, lettuce(150), { turn: -50 }),
      at(90, 60, lettuce(150), { turn: 40 }),
      at(-30, 60, sliced(220, "#eda79c"), { turn: 6 }),
      at(90, 70, sliced(200, "#f0b2a8"), { turn: -10 }),
      at(20, 70, chunk(190, "#f9cf5c", "#e6a92e")),
      at(20, -60, emoji("croissant", 410)),
      at(60, 90, poachedEgg(130)),
    ],
    [
      ["egg", 110, 115, 640],
      ["cheese-wedge", 170, 855, 650],
    ],
    { glaze: "#f0e6d6" },
  ),
  "tost-s-avokado": onBoard(
    [
      at(-110, 40, toast(340)),
      at(160, 20, breadSlice(150, 88)),
      at(-110, -10, avocadoFan(250), { squash: 0.8 }),
      at(160, -10, avocadoFan(200), { squash: 0.8 }),
      at(-90, -30, poachedEgg(150)),
      at(-110, 0, strewn(pea(13, "#6f8a3a"), 18, 120)),
      at(170, -20, strewn(pea(12, "#6f8a3a"), 10, 80)),
      at(190, -30, leaf(60), { turn: 40 }),
      at(290, 80, citrusSlice(110), flat),
    ],
    [
      ["avocado", 170, 110, 650],
      ["lemon", 140, 860, 650],
    ],
    { depth: 190 },
  ),
};
