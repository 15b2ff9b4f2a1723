/** Reproducible random numbers: the same seed gives the same sequence. */
export interface Random {
  /** A whole number from 0 to below `below`. */
  below(below: number): number;
  /** True in `percent` of a hundred cases. */
  chance(percent: number): boolean;
}

/** The generator "mulberry32" of a 32-bit seed. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    below: (below) => Math.floor(next() * below),
    chance: (percent) => next() * 100 < percent,
  };
}
