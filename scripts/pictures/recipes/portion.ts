import { emoji } from "../engine/emoji.ts";
import type { Part } from "../engine/pen.ts";
import type { Scene } from "../engine/scene.ts";
import { heapedBowl, onBoard, onPlate, onTable, type Piece, served } from "../engine/serve.ts";
import { at, TILT } from "../engine/shape.ts";
import { cup } from "../foods/cups.ts";
import { disc } from "../foods/discs.ts";
import { bun } from "../foods/dough.ts";
import { glass } from "../foods/drinks.ts";
import { poachedEgg } from "../foods/eggs.ts";
import { avocadoFan, grilledRound, pea } from "../foods/garden.ts";
import { dill, leaf, parsley } from "../foods/greens.ts";
import { heap, strewn } from "../foods/heap.ts";
import { chunk, sliced } from "../foods/meat.ts";
import { olive } from "../foods/olives.ts";
import { pineappleRing } from "../foods/pineapple.ts";
import { prawn } from "../foods/sea.ts";
import { citrusSlice, mushroomSlice } from "../foods/slices.ts";
import { beads, dollop, mound } from "../foods/soft.ts";
import { soup } from "../foods/soup.ts";
import { bowl } from "../vessels/bowl.ts";

/** A saucer of something to add. */
export const portion = (hero: readonly Part[], pieces: readonly Piece[], glaze = "#f4efe4"): Scene =>
  onPlate(hero, pieces, { radius: 300, glaze, zoom: 1.2 });
