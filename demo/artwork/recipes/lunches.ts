import type { Part } from "../engine/pen.ts";
import type { Scene } from "../engine/scene.ts";
import { onTable, type Piece } from "../engine/serve.ts";
import { at, group, TILT } from "../engine/shape.ts";
import { cube } from "../engine/solid.ts";
import { disc } from "../foods/discs.ts";
import { glass } from "../foods/drinks.ts";
import { pea } from "../foods/garden.ts";
import { chive, dill, leaf } from "../foods/greens.ts";
import { heap, strewn } from "../foods/heap.ts";
import { chunk, fillet, grain, strip } from "../foods/meat.ts";
import { noodles } from "../foods/noodles.ts";
import { mushroomSlice } from "../foods/slices.ts";
import { mound, pool } from "../foods/soft.ts";
import { type Soup, soup } from "../foods/soup.ts";
import { board } from "../vessels/board.ts";
import { bowl } from "../vessels/bowl.ts";
import { plate } from "../vessels/plate.ts";
import { beetSalad, greenSalad, radishSalad, sideSalad } from "./side-salads.ts";

interface Lunch {
  soup: Omit<Soup, "radius">;
  overSoup?: readonly Part[];
  main: readonly Part[];
  salad: Part;
  drink: string;
  glaze?: string;
  pieces?: readonly Piece[];
}

/** Four courses on one tray: soup, main, salad, drink. */
function lunch(how: Lunch): Scene {
  const { glaze = "#f8f4ec", pieces = [] } = how;
  return onTable(
    [
      at(480, 380, board({ radius: 470, depth: 290, wood: "#b98a58" })),
      at(
        240,
        210,
        group(
          bowl({ radius: 180, depth: 80, glaze }),
          at(0, 12, soup({ ...how.soup, radius: 160 })),
          ...(how.overSoup ?? []),
        ),
      ),
      at(640, 480, group(plate({ radius: 265, glaze }), at(0, 0, group(...how.main)))),
      at(640, 180, group(bowl({ radius: 150, depth: 56, glaze }), at(0, 18, how.salad))),
      at(190, 610, glass({ top: 74, foot: 60, height: 210, colour: how.drink, level: 0.84 })),
    ],
    pieces,
    { cloth: { x: 480, y: 400, turn: 45, scale: 1.3 } },
  );
}

const mash = mound(96, 66, "#f5e3a4");
const riceMound = group(mound(96, 66, "#fbf6ea", 0.3), at(0, -34, strewn(grain(16, "#fffdf8"), 60, 74)));

/** Weekday lunches. */
export const lunches: Record<string, Scene> = {
  "obed-domashniy": lunch({
    soup: {
      colour: "#e6b548",
      fat: "#f8dc7c",
      swims: [
        { part: cube(26, "#e8822e"), count: 8 },
        { part: chive(18), count: 8 },
      ],
    },
    overSoup: [
      at(0, 22, noodles({ radius: 100, height: 20, colour: "#f5dc98", strand: 7, count: 44 })),
      at(10, 10, dill(60)),
    ],
    main: [
      at(-80, 0, mash),
      at(70, 10, disc({ radius: 100, height: 44, top: "#a8622a", side: "#8a4c1e", long: 1.3, grain: 0.2 })),
      at(-80, -50, pool(30, 14, "#f3c64f")),
      at(20, 40, strewn(pea(20), 8, 50)),
    ],
    salad: sideSalad,
    drink: "#b01028",
  }),
  "obed-rybnyy": lunch({
    soup: {
      colour: "#dcbc6a",
      fat: "#f5e29a",
      swims: [
        { part: cube(36, "#f0d78c"), count: 5 },
        { part: cube(24, "#e8822e"), count: 6 },
        { part: chunk(84, "#f2a07a", "#d9784e"), count: 3 },
        { part: chive(18), count: 8 },
      ],
    },
    main: [
      at(-90, 0, riceMound),
      at(60, 10, fillet(220, "#f5ead6", 34), { turn: -8 }),
      at(70, -20, leaf(50), { turn: 40 }),
    ],
    salad: beetSalad,
    drink: "#b01028",
    glaze: "#d9e3e8",
  }),
  "obed-postnyy": lunch({
    soup: {
      colour: "#b98a55",
      fat: "#dcb87c",
      swims: [
        { part: mushroomSlice(56), count: 6 },
        { part: cube(30, "#f0d78c"), count: 5 },
        { part: chive(18), count: 8 },
      ],
    },
    main: [
      at(
        0,
        20,
        heap({
          radius: 165,
          height: 60,
          bed: "#e0a545",
          of: [
            { part: grain(22, "#efb957"), count: 150 },
            { part: strip(50, "#f08a1f", 0.18), count: 18 },
            { part: pea(24, "#e8c987"), count: 22 },
          ],
          turn: 180,
          body: { round: 2, depth: 2.5 },
        }),
      ),
      at(0, -40, leaf(60), { turn: 30 }),
    ],
    salad: radishSalad,
    drink: "#c9703a",
    glaze: "#e3e6d3",
  }),
  "obed-s-pastoy": lunch({
    soup: { colour: "#d2421f", thick: true, swirl: "#fbeed0" },
    overSoup: [at(0, 14, leaf(56), { turn: 30, squash: TILT + 0.2 })],
    main: [
      at(0, 16, noodles({ radius: 160, height: 56, colour: "#f0ca72", strand: 12, count: 70 })),
      at(0, -30, pool(96, 52, "#a8321a")),
      at(0, -34, heap({ radius: 84, height: 28, of: [{ part: chunk(32, "#8f3a20"), count: 22 }] })),
      at(6, -50, leaf(50), { turn: 20 }),
    ],
    salad: greenSalad,
    drink: "#f3dd7a",
    glaze: "#f3e6dc",
  }),
};
