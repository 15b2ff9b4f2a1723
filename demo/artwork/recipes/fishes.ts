import { emoji } from "../engine/emoji.ts";
import type { Scene } from "../engine/scene.ts";
import { inPan, onBoard, onPlate } from "../engine/serve.ts";
import { at, TILT } from "../engine/shape.ts";
import { grilledRound, potato } from "../foods/garden.ts";
import { dill, leaf, parsley, rocket } from "../foods/greens.ts";
import { heap, strewn } from "../foods/heap.ts";
import { chunk, fillet, strip } from "../foods/meat.ts";
import { crabLeg, prawn, squidRing, wholeFish } from "../foods/sea.ts";
import { citrusSlice } from "../foods/slices.ts";
import { beads, pool } from "../foods/soft.ts";
import { soup } from "../foods/soup.ts";
import { tube } from "../foods/tubes.ts";
import { ramekin } from "../vessels/ramekin.ts";

const flat = { squash: TILT + 0.12 };
const rosemary = dill(150, "#5d7a3f");

/** Fish and seafood. */
export const fishes: Record<string, Scene> = {
  "losos-gril": onPlate(
    [
      at(20, 60, pool(220, 90, "#f7e7bd", 0.06)),
      at(-10, 20, fillet(430, "#ef8358", 52), { turn: -6 }),
      at(-190, -40, emoji("broccoli", 150)),
      at(-110, -90, emoji("broccoli", 130)),
      at(130, 70, citrusSlice(130), flat),
      at(40, 100, beads(46, 10, 14, "#f0662a")),
      at(10, -50, dill(110), { turn: 30 }),
    ],
    [
      ["lemon", 150, 105, 650],
      ["broccoli", 150, 862, 655],
    ],
    { glaze: "#e6ecee" },
  ),
  treska: onPlate(
    [
      at(
        -20,
        60,
        heap({
          radius: 225,
          height: 40,
          of: [
            { part: grilledRound(84, "#5d8f35", "#e6e9a8", "#7a7a3a"), count: 9 },
            { part: strip(96, "#e8742a", 0.22), count: 9 },
            { part: strip(96, "#d93a22", 0.2), count: 7 },
          ],
        }),
      ),
      at(10, -10, fillet(400, "#f5ead6", 56), { turn: -4 }),
      at(0, -60, parsley(100)),
      at(100, -50, citrusSlice(90), flat),
    ],
    [
      ["carrot", 170, 105, 655, -10],
      ["bell-pepper", 150, 862, 655],
    ],
    { band: "#2f6b8c" },
  ),
  dorado: onPlate(
    [
      at(0, 10, wholeFish(620, { back: "#a59a86", belly: "#f2e6cd", bars: "#5a3a1c" }), { turn: -8 }),
      at(-140, 110, potato(110)),
      at(-20, 124, potato(120)),
      at(100, 112, potato(104)),
      at(190, 80, citrusSlice(120), flat),
      at(30, -10, citrusSlice(100), flat),
      at(110, -16, citrusSlice(90), flat),
      at(-60, 0, rosemary, { turn: 70 }),
    ],
    [
      ["lemon", 150, 105, 655],
      ["herb", 150, 862, 655],
    ],
    { radius: 390, glaze: "#dfe8ec" },
  ),
  "krevetki-s-chesnokom": inPan(
    [
      at(0, 4, soup({ colour: "#e0912c", radius: 280, fat: "#f8c65a", thick: true })),
      ...[
        [-160, -30, 0],
        [-40, -90, 30],
        [110, -80, -20],
        [180, 20, 40],
        [70, 30, 10],
        [-60, 40, -30],
        [-150, 100, 20],
        [20, 110, -10],
      ].map(([x = 0, y = 0, turn = 0]) => at(x, y, prawn(170), { turn, flip: turn < 0 })),
      at(0, 0, strewn(chunk(24, "#fbeec8"), 18, 200)),
      at(0, 0, strewn(strip(40, "#d12f1e", 0.2), 9, 190)),
      at(0, 0, strewn(parsley(50), 9, 200)),
    ],
    [
      ["baguette-bread", 190, 105, 655],
      ["garlic", 140, 862, 650],
    ],
  ),
  krab: onPlate(
    [
      at(0, 30, heap({ radius: 250, height: 16, of: [{ part: leaf(100, "#6f9440"), count: 16 }], turn: 180 })),
      ...[
        [-30, -90, -10],
        [20, -30, 6],
        [-40, 40, -6],
        [30, 106, 10],
      ].map(([x = 0, y = 0, turn = 0], i) => at(x, y, crabLeg(430), { turn, flip: i % 2 === 1 })),
      at(230, 40, ramekin("#f3c64f", { radius: 66 })),
      at(-230, 70, citrusSlice(110), flat),
    ],
    [
      ["crab", 180, 105, 655],
      ["lemon", 140, 862, 650],
    ],
    { glaze: "#2f4a57" },
  ),
  kalmar: onBoard(
    [
      at(-20, 40, heap({ radius: 210, height: 24, of: [{ part: rocket(120), count: 22 }], turn: 120 })),
      at(
        -60,
        -20,
        tube({ length: 330, radius: 62, colour: "#f5e6d2", marks: { colour: "#6b3a1c", count: 8, width: 9 } }),
        { turn: -12 },
      ),
      at(
        70,
        60,
        tube({ length: 300, radius: 56, colour: "#f7ead8", marks: { colour: "#6b3a1c", count: 7, width: 9 } }),
        { turn: -8 },
      ),
      at(200, -60, squidRing(96), flat),
      at(240, 0, squidRing(90), flat),
      at(-230, 60, citrusSlice(120), flat),
      at(0, 10, strewn(strip(40, "#d12f1e", 0.2), 8, 180)),
    ],
    [
      ["lemon", 150, 105, 655],
      ["garlic", 130, 862, 650],
    ],
    { depth: 200, wood: "#a9784a" },
  ),
};
