import type { Part } from "../engine/pen.ts";
import type { Scene } from "../engine/scene.ts";
import { onPlate, type Piece } from "../engine/serve.ts";

/** A saucer of something to add. */
export const portion = (hero: readonly Part[], pieces: readonly Piece[], glaze = "#f4efe4"): Scene =>
  onPlate(hero, pieces, { radius: 300, glaze, zoom: 1.2 });
