import { contactShadow, type Relief, relief, shadow } from "../engine/light.ts";
import type { Part, Pen } from "../engine/pen.ts";
import { at, type Point, spread, TILT } from "../engine/shape.ts";
import { mound } from "./soft.ts";

export interface Heap {
  /** Half of the width and the height of the hill, in pixels. */
  radius: number;
  height: number;
  /** What it is made of; mixed evenly. */
  of: readonly { part: Part; count: number }[];
  /** How far pieces turn, in degrees to either side. */
  turn?: number;
  body?: Relief;
  /** Colour of the mass underneath, so that no plate shows between the pieces. */
  bed?: string;
  /** Steep hills keep their height almost to the edge. */
  steep?: boolean;
}

const ROWS = 5;

function shuffled(pen: Pen, of: Heap["of"]): Part[] {
  return of
    .flatMap(({ part, count }) => Array.from({ length: count }, () => part))
    .map((part) => ({ part, key: pen.random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ part }) => part);
}

/** The slope towards the viewer shows the most surface, so two pieces of five lie there. */
function domeSpots(pen: Pen, count: number): Point[] {
  const front = Math.round(count * 0.42);
  const near = spread(pen, front, 0.42, 0.97).map(({ x, y }) => ({ x, y: Math.abs(y) }));
  return [...spread(pen, count - front), ...near].sort((a, b) => a.y - b.y);
}

/** A hill of small pieces — salad, rice, potatoes; the origin is the middle of its foot. */
export function heap(how: Heap): Part {
  const { radius, height, of, turn = 30, body = {}, steep = false, bed } = how;
  const under = bed
    ? at(0, -height * 0.1, mound(radius * 0.84, height * 0.5, bed))
    : contactShadow(radius * 0.98, radius * TILT * 0.95, 0.4, 10);
  return (pen) => {
    const parts = shuffled(pen, of);
    const spots = domeSpots(pen, parts.length);
    const perRow = Math.ceil(spots.length / ROWS);
    let markup = under(pen);
    for (let row = 0; row < ROWS; row++) {
      const laid = spots.slice(row * perRow, (row + 1) * perRow).map((spot, i) => {
        const reach = Math.min(1, Math.hypot(spot.x, spot.y));
        const lift = height * (1 - reach ** (steep ? 4 : 2));
        const part = parts[row * perRow + i] ?? (() => "");
        return at(spot.x * radius, spot.y * radius * TILT - lift, part, { turn: pen.between(-turn, turn) })(pen);
      });
      const raised = relief(() => laid.join(""), { round: 3, depth: 3.5, gloss: 0.22, force: 0.6, ...body });
      markup += shadow(raised, { dx: 2, dy: 4, blur: 4, opacity: 0.4 })(pen);
    }
    return markup;
  };
}

/** Pieces strewn over a surface: flat ones (`flat`) are foreshortened as if lying. */
export function strewn(
  part: Part,
  count: number,
  radius: number,
  how: { flat?: boolean; inner?: number; turn?: number } = {},
): Part {
  const { flat = false, inner = 0, turn = 180 } = how;
  const squash = flat ? TILT + 0.1 : 1;
  return shadow(
    (pen) =>
      spread(pen, count, inner, 1)
        .map((spot) =>
          at(spot.x * radius, spot.y * radius * TILT, part, { turn: pen.between(-turn, turn), squash })(pen),
        )
        .join(""),
    { dx: 2, dy: 3, blur: 2.5, opacity: 0.4 },
  );
}
