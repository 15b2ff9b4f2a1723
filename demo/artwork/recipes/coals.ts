import { emoji } from "../engine/emoji.ts";
import { relief } from "../engine/light.ts";
import type { Scene } from "../engine/scene.ts";
import { onBoard } from "../engine/serve.ts";
import { at, TILT } from "../engine/shape.ts";
import { cornCob, grilledRound } from "../foods/garden.ts";
import { dill, lettuce, parsley } from "../foods/greens.ts";
import { strewn } from "../foods/heap.ts";
import { chunk, cutlet, strip } from "../foods/meat.ts";
import { chop } from "../foods/poultry.ts";
import { wholeFish } from "../foods/sea.ts";
import { citrusSlice, mushroomSlice, onionRing, tomatoSlice } from "../foods/slices.ts";
import { skewer, tube } from "../foods/tubes.ts";
import { ramekin } from "../vessels/ramekin.ts";

const flat = { squash: TILT + 0.14 };
const pork = relief(chunk(130, "#b5622c", "#6b2f12"), {
  round: 5,
  depth: 7,
  grain: 0.12,
  pitch: 0.04,
  gloss: 0.5,
  force: 0.55,
});
const flatbread = cutlet({ rx: 300, ry: 150, height: 12, top: "#efd6a3", side: "#cfa266", wobble: 0.03 });

/** From the charcoal grill. */
export const coals: Record<string, Scene> = {
  "shashlyk-svinina": onBoard(
    [
      at(0, 20, flatbread),
      at(-10, -60, skewer([pork, pork, pork, pork], 120), { turn: -8 }),
      at(10, 60, skewer([pork, pork, pork, pork], 120), { turn: -8 }),
      at(-90, 10, onionRing(130), flat),
      at(30, 0, onionRing(120), flat),
      at(120, 20, onionRing(110), flat),
      at(0, 10, strewn(parsley(50), 7, 190)),
      at(290, 70, ramekin("#b3301a", { radius: 64 })),
    ],
    [
      ["onion", 150, 105, 655],
      ["hot-pepper", 150, 862, 655],
    ],
    { depth: 205, radius: 390, wood: "#8a5f3f" },
  ),
  "kare-baraniny": onBoard(
    [
      at(-190, -20, chop(300), { turn: -12 }),
      at(-40, -50, chop(300), { turn: -4 }),
      at(100, -40, chop(300), { turn: 8 }),
      at(-110, 80, chop(300), { turn: -6 }),
      at(70, 80, chop(300), { turn: 4 }),
      at(-250, 60, dill(160, "#5d7a3f"), { turn: 60 }),
      at(270, 90, ramekin("#4a1c24", { radius: 64 })),
      at(-10, 130, emoji("garlic", 90)),
    ],
    [
      ["garlic", 140, 105, 650],
      ["herb", 150, 862, 655],
    ],
    { depth: 205, wood: "#6f4b35" },
  ),
  "lyulya-kebab": onBoard(
    [
      at(0, 30, flatbread),
      at(
        -20,
        -50,
        tube({
          length: 420,
          radius: 46,
          colour: "#9a5a2c",
          marks: { colour: "#3a1a0c", count: 9, width: 8 },
          grain: 0.24,
        }),
        { turn: -8 },
      ),
      at(
        20,
        60,
        tube({
          length: 420,
          radius: 46,
          colour: "#94552a",
          marks: { colour: "#3a1a0c", count: 9, width: 8 },
          grain: 0.24,
        }),
        { turn: -8 },
      ),
      at(210, -70, tomatoSlice(120), flat),
      at(-60, 6, onionRing(110), flat),
      at(60, 0, onionRing(100), flat),
      at(0, 0, strewn(strip(70, "#b6437e", 0.12), 10, 160)),
      at(-230, 90, parsley(110)),
    ],
    [
      ["onion", 140, 105, 655],
      ["tomato", 150, 862, 655],
    ],
    { depth: 205, radius: 390, wood: "#a9784a" },
  ),
  "kurinoe-bedro": onBoard(
    [
      at(-210, 50, lettuce(150), { turn: -60 }),
      at(
        -100,
        -20,
        cutlet({ rx: 160, ry: 100, height: 44, top: "#c9702a", side: "#a3521c", bars: "#4a1c0c", wobble: 0.1 }),
      ),
      at(
        130,
        40,
        cutlet({ rx: 170, ry: 104, height: 44, top: "#cf7830", side: "#a3521c", bars: "#4a1c0c", wobble: 0.1 }),
      ),
      at(0, -30, strewn(parsley(40), 6, 160)),
      at(270, -70, ramekin("#f4ead4", { radius: 66 })),
      at(-40, 120, citrusSlice(120), flat),
    ],
    [
      ["hot-pepper", 160, 105, 655],
      ["lemon", 140, 862, 650],
    ],
    { depth: 200, wood: "#c08a55" },
  ),
  forel: onBoard(
    [
      at(-10, 0, wholeFish(640, { back: "#b08a5c", belly: "#f3d9b0", bars: "#4a2412", spots: "#5a3a24" }), {
        turn: -6,
      }),
      at(-60, 120, citrusSlice(130), flat),
      at(50, 124, citrusSlice(120), flat),
      at(160, 110, dill(150), { turn: 60 }),
      at(60, 0, citrusSlice(100), flat),
      at(-40, -10, dill(120), { turn: 70 }),
    ],
    [
      ["lemon", 150, 105, 655],
      ["herb", 150, 862, 655],
    ],
    { depth: 195, wood: "#7a5539" },
  ),
  "ovoschi-gril": onBoard(
    [
      ...[
        [-240, -60],
        [-160, -80],
        [-80, -60],
      ].map(([x = 0, y = 0]) => at(x, y, grilledRound(150, "#4a2a5c", "#e3cf9c"), flat)),
      ...[
        [60, -70],
        [140, -80],
        [220, -60],
      ].map(([x = 0, y = 0]) => at(x, y, grilledRound(130, "#5d8f35", "#e6e9a8"), flat)),
      at(-60, 60, cornCob(330), { turn: -8 }),
      at(-230, 60, strip(170, "#d93a22", 0.3), { turn: 30 }),
      at(-200, 90, strip(160, "#f0b52e", 0.3), { turn: 20 }),
      at(150, 30, mushroomSlice(130), { turn: -10 }),
      at(240, 50, mushroomSlice(120), { turn: 20 }),
      at(170, 110, strip(160, "#d93a22", 0.3), { turn: -20 }),
      at(10, 0, dill(110, "#5d7a3f"), { turn: 50 }),
    ],
    [
      ["eggplant", 170, 105, 655],
      ["bell-pepper", 150, 862, 655],
    ],
    { depth: 200, wood: "#a37a4f" },
  ),
};
