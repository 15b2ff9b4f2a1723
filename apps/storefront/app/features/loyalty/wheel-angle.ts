/** How far the wheel turns before it comes to rest. */
const fullTurns = 6;

/** Radians by which the wheel stands turned when the middle of a segment is under the pointer at the top; segments go clockwise. */
export function restAngle(index: number, count: number): number {
  const middle = ((index + 0.5) / count) * 2 * Math.PI;
  return (2 * Math.PI - middle) % (2 * Math.PI);
}

/** Where a spin from an angle ends: some full turns on, at the segment's rest. */
export function spinTarget(from: number, index: number, count: number): number {
  const whole = 2 * Math.PI;
  const gap = (((restAngle(index, count) - from) % whole) + whole) % whole;
  return from + fullTurns * whole + gap;
}

/** Share of the way after a share of the time, both 0 to 1: quick at first, slow at the end. */
export function eased(share: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, share))) ** 4;
}
