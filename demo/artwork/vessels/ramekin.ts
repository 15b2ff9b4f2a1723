import type { Part } from "../engine/pen.ts";
import { at, group } from "../engine/shape.ts";
import { soup } from "../foods/soup.ts";
import { bowl } from "./bowl.ts";

/** A little bowl of sauce; the origin is the middle of its rim. `swirl` draws a spiral on it. */
export function ramekin(colour: string, how: { radius?: number; glaze?: string; swirl?: string } = {}): Part {
  const { radius = 78, glaze = "#f8f4ec", swirl } = how;
  return group(
    bowl({ radius, depth: radius * 0.62, glaze }),
    at(0, radius * 0.07, soup({ colour, radius: radius * 0.88, thick: true, swirl })),
  );
}
