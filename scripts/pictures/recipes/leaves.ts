import { emoji } from "../engine/emoji.ts";
import type { Scene } from "../engine/scene.ts";
import { heapedBowl, onPlate } from "../engine/serve.ts";
import { at, TILT } from "../engine/shape.ts";
import { cube } from "../engine/solid.ts";
import { handful } from "../foods/beans.ts";
import { avocadoFan, grilledRound, pea } from "../foods/garden.ts";
import { dill, leaf, lettuce, rocket, sprig } from "../foods/greens.ts";
import { heap } from "../foods/heap.ts";
import { chunk, sliced, strip } from "../foods/meat.ts";
import { prawn } from "../foods/sea.ts";
import { citrusSlice, cucumberSlice, eggHalf, oliveRing, onionRing, tomatoSlice } from "../foods/slices.ts";
import { dollop, drizzle } from "../foods/soft.ts";

/** A bed of salad leaves. */
export const lawn = (colour: string, count = 26) =>
  heap({ radius: 235, height: 70, bed: "#5d7f2c", of: [{ part: lettuce(110, colour), count }], turn: 90 });
