/** A part of the wheel, with its relative probability. */
export interface Weighted {
  /** Not negative. */
  readonly weight: number;
}

/** Weights may be fractions; they are rounded to a thousandth. */
const grain = 1_000;

function sharesOf(segments: readonly Weighted[]): readonly number[] {
  return segments.map(({ weight }) => Math.round(weight * grain));
}

/**
 * Draws a segment by its weight; a segment of weight 0 is never drawn (APP-2). `pick` returns a uniform whole number
 * from 0 to below its argument. Throws RangeError without segments.
 */
export function drawSegment<Segment extends Weighted>(
  segments: readonly Segment[],
  pick: (below: number) => number,
): Segment {
  const shares = sharesOf(segments);
  const total = shares.reduce((sum, share) => sum + share, 0);
  let ticket = total > 0 ? pick(total) : 0;
  for (const [index, segment] of segments.entries()) {
    const share = shares[index] ?? 0;
    if (ticket < share) return segment;
    ticket -= share;
  }
  throw new RangeError("the wheel has nothing to draw");
}

/** The probability of each segment in a draw, 0 to 1; all 0 if nothing can be drawn. */
export function wheelOdds(segments: readonly Weighted[]): readonly number[] {
  const shares = sharesOf(segments);
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => (total > 0 ? share / total : 0));
}
