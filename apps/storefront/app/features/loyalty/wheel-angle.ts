/** Number of full turns before it stops. */
const fullTurns = 6;

/**
 * Angle of the wheel, in radians, that puts the middle of a segment below the pointer at the top. Segments go
 * clockwise.
 */
export function restAngle(index: number, count: number): number {
  const middle = ((index + 0.5) / count) * 2 * Math.PI;
  return (2 * Math.PI - middle) % (2 * Math.PI);
}

/** End angle of a spin: several full turns, then the segment's angle. */
export function spinTarget(from: number, index: number, count: number): number {
  const whole = 2 * Math.PI;
  const gap = (((restAngle(index, count) - from) % whole) + whole) % whole;
  return from + fullTurns * whole + gap;
}

/** Easing: share of the way by share of the time, both 0 to 1, fast at first, slow at the end. */
export function eased(share: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, share))) ** 4;
}
