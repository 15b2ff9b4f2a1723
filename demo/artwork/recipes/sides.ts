import { emoji } from "../engine/emoji.ts";
import type { Scene } from "../engine/scene.ts";
import { heapedBowl, onBoard, onPlate } from "../engine/serve.ts";
import { at, group } from "../engine/shape.ts";
import { handful } from "../foods/beans.ts";
import { cornCob, pea, potato } from "../foods/garden.ts";
import { dill, leaf, parsley } from "../foods/greens.ts";
import { heap, strewn } from "../foods/heap.ts";
import { chunk, grain, strip } from "../foods/meat.ts";
import { citrusSlice, mushroomSlice } from "../foods/slices.ts";
import { mound, pool } from "../foods/soft.ts";

/** Side dishes. */
export const sides: Record<string, Scene> = {
  pyure: heapedBowl(
    [
      at(0, 50, mound(240, 150, "#f6e4a6")),
      at(-10, -90, pool(80, 36, "#f3c64f")),
      at(-10, -100, emoji("butter", 120)),
      at(80, -60, dill(100), { turn: 20 }),
    ],
    [
      ["potato", 160, 105, 655],
      ["butter", 150, 862, 655],
    ],
    { glaze: "#8d9a58", inside: "#f3efe0" },
  ),
  ris: heapedBowl(
    [
      at(0, 60, group(mound(235, 170, "#fcf8ee", 0.3), at(0, -70, strewn(grain(20, "#fffdf8"), 170, 190)))),
      at(0, -120, strewn(pea(8, "#2b2018"), 12, 60)),
    ],
    [
      ["sheaf-of-rice", 190, 105, 665],
      ["chopsticks", 180, 862, 660],
    ],
    { glaze: "#5b6f86", inside: "#eef2f4" },
  ),
  brokkoli: onPlate(
    [
      ...[
        [-160, -20, -20],
        [-40, -80, 0],
        [100, -60, 16],
        [-90, 70, -10],
        [50, 40, 8],
        [180, 40, 24],
      ].map(([x = 0, y = 0, turn = 0]) => at(x, y, emoji("broccoli", 210), { turn })),
      at(0, -20, strewn(leaf(44, "#f3deb0", 0.5), 22, 200)),
      at(-210, 90, citrusSlice(120), { squash: 0.76 }),
    ],
    [["lemon", 150, 105, 655], at(862, 645, handful("almond"))],
    { glaze: "#f2efe4" },
  ),
  "kartofel-pechenyy": onBoard(
    [
      at(0, 50, heap({ radius: 240, height: 70, of: [{ part: potato(150), count: 15 }], turn: 60 })),
      at(-60, -20, dill(150, "#5d7a3f"), { turn: 60 }),
      at(60, 10, dill(150, "#5d7a3f"), { turn: -50 }),
      at(120, 90, emoji("garlic", 100)),
      at(0, 0, strewn(pea(8, "#fffaf0"), 30, 200)),
    ],
    [
      ["potato", 160, 105, 655],
      ["garlic", 130, 862, 650],
    ],
    { depth: 195, wood: "#8a5f3f" },
  ),
  kukuruza: onPlate(
    [
      at(-40, -50, cornCob(480), { turn: -12 }),
      at(50, 60, cornCob(480), { turn: -6 }),
      at(-60, -90, emoji("butter", 110)),
      at(0, 0, strewn(parsley(36), 6, 190)),
      at(0, 0, strewn(pea(7, "#fffaf0"), 24, 200)),
    ],
    [
      ["ear-of-corn", 170, 105, 660],
      ["butter", 150, 862, 655],
    ],
    { glaze: "#4f6a5c" },
  ),
  grechka: heapedBowl(
    [
      at(
        0,
        50,
        group(
          mound(238, 150, "#8a5830", 0.5),
          at(0, -60, strewn(grain(20, "#a8713c"), 170, 200)),
          at(0, -50, strewn(grain(20, "#6b4020"), 90, 200)),
        ),
      ),
      at(
        0,
        -80,
        heap({
          radius: 120,
          height: 30,
          of: [
            { part: mushroomSlice(90), count: 8 },
            { part: strip(80, "#d9a35c", 0.18), count: 10 },
            { part: chunk(60, "#c9a888"), count: 5 },
          ],
          turn: 60,
        }),
      ),
      at(20, -110, parsley(90)),
    ],
    [
      ["brown-mushroom", 170, 105, 655],
      ["onion", 140, 862, 655],
    ],
    { glaze: "#e9e2d2", band: "#8d9a58" },
  ),
};
