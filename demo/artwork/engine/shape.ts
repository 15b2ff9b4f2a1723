import type { Part, Pen } from "./pen.ts";

/** How much a circle lying on the table is flattened by the camera. */
export const TILT = 0.62;

export interface Point {
  x: number;
  y: number;
}

/** A number for markup: one decimal is below what the eye can see. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A smooth closed path through the points. */
export function closedCurve(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? { x: 0, y: 0 };
  const start = at(0);
  let path = `M${n(start.x)} ${n(start.y)}`;
  for (let i = 0; i < points.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const c2 = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${n(c1.x)} ${n(c1.y)} ${n(c2.x)} ${n(c2.y)} ${n(to.x)} ${n(to.y)}`;
  }
  return `${path}Z`;
}

/** An ellipse drawn by hand: `wobble` is how far a point strays, as a share of the radius. */
export function blob(pen: Pen, rx: number, ry: number, wobble = 0.06, count = 14): string {
  const points: Point[] = [];
  const turn = pen.between(0, Math.PI);
  for (let i = 0; i < count; i++) {
    const angle = turn + (i / count) * Math.PI * 2;
    const stray = 1 + pen.between(-wobble, wobble);
    points.push({ x: Math.cos(angle) * rx * stray, y: Math.sin(angle) * ry * stray });
  }
  return closedCurve(points);
}

/**
 * Spots spread evenly inside a unit circle, back to front. Each keeps its distance from the others as long as
 * there is room.
 */
export function spread(pen: Pen, count: number, inner = 0, outer = 1): Point[] {
  const spots: Point[] = [];
  for (let i = 0; i < count; i++) {
    let best: Point = { x: 0, y: 0 };
    let bestGap = -1;
    for (let trial = 0; trial < 24; trial++) {
      const radius = Math.sqrt(pen.between(inner * inner, outer * outer));
      const angle = pen.between(0, Math.PI * 2);
      const spot = { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
      const gap = Math.min(9, ...spots.map((other) => Math.hypot(other.x - spot.x, other.y - spot.y)));
      if (gap > bestGap) [best, bestGap] = [spot, gap];
    }
    spots.push(best);
  }
  return spots.sort((a, b) => a.y - b.y);
}

export interface Placing {
  turn?: number;
  scale?: number;
  /** Mirror left to right. */
  flip?: boolean;
  /** 1 for standing things; `TILT` for flat things lying on the table. */
  squash?: number;
  opacity?: number;
}

/** Puts a part at a spot of the scene; `turn` in degrees happens before squashing, as if on the table. */
export function at(x: number, y: number, part: Part, how: Placing = {}): Part {
  const { turn = 0, scale = 1, flip = false, squash = 1, opacity = 1 } = how;
  return (pen) => {
    const sx = scale * (flip ? -1 : 1);
    const fade = opacity < 1 ? ` opacity="${opacity}"` : "";
    const move = `translate(${n(x)} ${n(y)}) scale(${sx.toFixed(3)} ${(scale * squash).toFixed(3)}) rotate(${n(turn)})`;
    return `<g transform="${move}"${fade}>${part(pen)}</g>`;
  };
}

/** Parts drawn one over another, first one lowest. */
export function group(...parts: readonly Part[]): Part {
  return (pen) => parts.map((part) => part(pen)).join("");
}
