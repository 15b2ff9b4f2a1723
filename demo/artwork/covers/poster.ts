import { shaded } from "../engine/colour.ts";
import { standing } from "../engine/emoji.ts";
import { cloth, type Frame, type Ground, table, vignette, windowLight } from "../engine/ground.ts";
import { linear } from "../engine/paint.ts";
import type { Part } from "../engine/pen.ts";
import { at } from "../engine/shape.ts";
import { served } from "./parts.ts";

export type Dish = readonly [slug: string, x: number, y: number, scale: number];
export type Ingredient = readonly [emoji: string, size: number, x: number, y: number];

/** Which side stays calm, and a little darker, for the words that the page lays over it. */
export type Calm = "left" | "bottom" | "top" | "none";

export interface Poster {
  ground: Ground;
  /** Centre, turn as seen from above and scale of the cloth. */
  cloth?: readonly [x: number, y: number, turn: number, scale: number];
  dishes?: readonly Dish[];
  /** Parts with their own places in the frame, over the dishes. */
  parts?: readonly Part[];
  pieces?: readonly Ingredient[];
  calm?: Calm;
}

const DIRECTIONS = { left: [0, 0, 0.62, 0], bottom: [0, 1, 0, 0.42], top: [0, 0, 0, 0.42] } as const;

function calmSide(ground: Ground, frame: Frame, side: Exclude<Calm, "none">): Part {
  return (pen) => {
    const tone = shaded(ground.deep, 0.46);
    const fill = linear(pen, DIRECTIONS[side], [
      [0, tone, 0.7],
      [0.55, tone, 0.36],
      [1, tone, 0],
    ]);
    return `<rect width="${frame.width}" height="${frame.height}" fill="${fill}"/>`;
  };
}

/** The layers of a composed picture: table, cloth, daylight, calm side, dishes, things, ingredients. */
export function posterLayers(poster: Poster, frame: Frame): Part[] {
  const { ground, dishes = [], parts = [], pieces = [], calm = "none" } = poster;
  const [x, y, turn, scale] = poster.cloth ?? [frame.width / 2, frame.height * 0.56, 45, 0.96];
  return [
    table(ground, frame),
    ...(ground.cloth ? [cloth(ground.cloth, x, y, turn, scale)] : []),
    windowLight(frame),
    ...(calm === "none" ? [] : [calmSide(ground, frame, calm)]),
    ...dishes.map(([slug, dx, dy, size]) => at(dx, dy, served(slug), { scale: size })),
    ...parts,
    ...pieces.map(([name, size, px, py]) => at(px, py, standing(name, size))),
    vignette(ground, frame),
  ];
}
