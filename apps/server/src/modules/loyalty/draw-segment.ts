import { randomInt } from "node:crypto";
import type { WheelSegment } from "@skatert/contract";

/** Weights may be fractions; they are rounded to a thousandth. */
const grain = 1_000;

/**
 * Draws a segment by its weight; a segment of weight 0 is never drawn. `pick` returns a uniform whole number from 0 to
 * below its argument. Throws RangeError without segments.
 */
export function drawSegment(
  segments: readonly WheelSegment[],
  pick: (below: number) => number = randomInt,
): WheelSegment {
  const shares = segments.map(({ weight }) => Math.round(weight * grain));
  const total = shares.reduce((sum, share) => sum + share, 0);
  let ticket = total > 0 ? pick(total) : 0;
  for (const [index, segment] of segments.entries()) {
    const share = shares[index] ?? 0;
    if (ticket < share) return segment;
    ticket -= share;
  }
  throw new RangeError("the wheel has nothing to draw");
}
