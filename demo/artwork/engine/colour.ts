type Channels = readonly [number, number, number];

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Blends two `#rrggbb` colours; `share` is the part of the second, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const a = channels(first);
  const b = channels(second);
  const blend = (i: 0 | 1 | 2): string =>
    Math.round(a[i] + (b[i] - a[i]) * share)
      .toString(16)
      .padStart(2, "0");
  return `#${blend(0)}${blend(1)}${blend(2)}`;
}

/** Towards warm daylight; `share` 0 to 1. */
export const lit = (hex: string, share: number): string => mix(hex, "#fffaf0", share);

/** Towards warm shade (never grey, food looks dead in grey); `share` 0 to 1. */
export const shaded = (hex: string, share: number): string => mix(hex, "#3a1c12", share);
