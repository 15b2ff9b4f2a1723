import { emoji } from "../engine/emoji.ts";
import type { Scene } from "../engine/scene.ts";
import { heapedBowl, onPlate } from "../engine/serve.ts";
import { at, TILT } from "../engine/shape.ts";
import { handful } from "../foods/beans.ts";
import { avocadoFan, pea } from "../foods/garden.ts";
import { leaf, lettuce, rocket } from "../foods/greens.ts";
import { heap } from "../foods/heap.ts";
import { chunk, sliced, strip } from "../foods/meat.ts";
import { prawn } from "../foods/sea.ts";
import { citrusSlice, cucumberSlice, eggHalf, oliveRing } from "../foods/slices.ts";
import { drizzle } from "../foods/soft.ts";
import { lawn } from "./leaves.ts";

const flat = { squash: TILT + 0.14 };

/** Leafy and warm salads, dressed after the order. */
export const lightSalads: Record<string, Scene> = {
  "zelenyy-s-avokado": heapedBowl(
    [
      at(
        0,
        40,
        heap({
          radius: 250,
          height: 80,
          bed: "#3f6a26",
          turn: 80,
          of: [
            { part: leaf(110, "#3a7a34", 0.6), count: 18 },
            { part: rocket(120), count: 16 },
            { part: cucumberSlice(80), count: 8 },
          ],
        }),
      ),
      at(-100, -20, emoji("broccoli", 120)),
      at(90, -50, emoji("broccoli", 110)),
      at(10, -20, avocadoFan(230), { squash: 0.86 }),
      at(120, 30, citrusSlice(100), flat),
      at(-30, 50, pea(12, "#e3cf9a")),
      at(30, 56, pea(12, "#e3cf9a")),
      at(60, 40, pea(12, "#cfb87a")),
    ],
    [
      ["avocado", 170, 110, 650],
      ["lemon", 130, 855, 645],
    ],
    { glaze: "#f4f1e6" },
  ),
  nisuaz: onPlate(
    [
      at(0, 40, lawn("#7fae44", 20)),
      at(-120, 30, eggHalf(120), { turn: -30 }),
      at(130, 40, eggHalf(120), { turn: 30 }),
      at(-60, -50, chunk(150, "#d98a78", "#8a3f34")),
      at(50, -60, chunk(160, "#dc9382", "#8a3f34")),
      at(0, 10, chunk(140, "#d98a78", "#8a3f34")),
      at(-20, 80, strip(150, "#5d8f34", 0.12), { turn: 8 }),
      at(30, 94, strip(150, "#5d8f34", 0.12), { turn: -8 }),
      at(140, -30, chunk(80, "#f0d488", "#c99a45")),
      at(-150, -20, chunk(80, "#f0d488", "#c99a45")),
      at(70, 40, oliveRing(50), flat),
      at(-60, 60, oliveRing(50), flat),
      at(0, -90, oliveRing(48), flat),
    ],
    [
      ["olive", 130, 110, 645],
      ["egg", 110, 855, 640],
    ],
    { glaze: "#dfe6ea" },
  ),
  "teplyy-s-govyadinoy": onPlate(
    [
      at(
        0,
        40,
        heap({
          radius: 225,
          height: 60,
          bed: "#44692a",
          turn: 100,
          of: [
            { part: rocket(130), count: 26 },
            { part: strip(110, "#d9452a", 0.2), count: 8 },
            { part: strip(110, "#efae2e", 0.2), count: 6 },
          ],
        }),
      ),
      at(-100, 0, sliced(170, "#8a3a2c", "#c98a76"), { turn: -20 }),
      at(0, -50, sliced(180, "#93402f", "#c98a76"), { turn: 8 }),
      at(100, 0, sliced(170, "#8a3a2c", "#c98a76"), { turn: 24 }),
      at(-10, 40, sliced(160, "#93402f", "#c98a76"), { turn: -6 }),
      at(-60, -60, pea(18, "#efd9a8")),
      at(60, 50, pea(18, "#efd9a8")),
      at(20, -4, pea(18, "#efd9a8")),
      at(110, 60, pea(16, "#efd9a8")),
      at(0, 20, drizzle(320, 90, "#3a1a14", 7, 8)),
    ],
    [["bell-pepper", 160, 110, 650], at(855, 640, handful("cashew"))],
    { glaze: "#4c5654" },
  ),
  "salat-s-krevetkami": heapedBowl(
    [
      at(
        0,
        40,
        heap({
          radius: 245,
          height: 66,
          bed: "#5d7f2c",
          turn: 90,
          of: [
            { part: lettuce(110, "#8fc04c"), count: 20 },
            { part: leaf(100, "#a3424f", 0.6), count: 8 },
          ],
        }),
      ),
      at(-110, 10, citrusSlice(130, "#f0705a"), flat),
      at(120, 0, citrusSlice(130, "#f0705a"), flat),
      at(10, 50, avocadoFan(180), { squash: 0.84 }),
      at(-50, -30, prawn(150)),
      at(50, -50, prawn(160), { flip: true }),
      at(10, 0, prawn(140), { turn: 40 }),
      at(-20, 90, prawn(130), { turn: -20 }),
    ],
    [
      ["shrimp", 140, 115, 645],
      ["tangerine", 140, 855, 645],
    ],
    { glaze: "#d9e3dd" },
  ),
};
