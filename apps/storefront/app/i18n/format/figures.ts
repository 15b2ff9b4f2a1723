/** The name of what a dictionary knows of figures; no message's key is so called. */
export const figuresKey = "figures";

/**
 * How a language writes figures, as its dictionary brings it: the same text on the server and in every browser, and
 * no `Intl.NumberFormat`, whose first one keeps a phone busy for 70 ms.
 */
export type FigureWords = readonly [
  decimal: string,
  group: string,
  minus: string,
  /** Digits of the last group, and of those before it. */
  lastGroup: string,
  otherGroups: string,
  /** Fewer digits than these stand ungrouped. */
  leastGrouped: string,
  /** Where a currency's sign stands: "before", "apart" (before, with a space) or "after". */
  sign: string,
];

/** Russian figures, for a dictionary without any. */
export const russianFigures: FigureWords = [",", "\u00a0", "-", "3", "3", "4", "after"];

/** A number of at least and at most so many digits after the decimal sign, halves away from zero. */
export type WriteNumber = (value: number, min?: number, max?: number) => string;

/** Writes numbers up to 10¹⁵ by a language's figures. */
export function createFigures([decimal, group, minus, lastGroup, otherGroups, leastGrouped]: FigureWords): WriteNumber {
  const grouped = (digits: string) => {
    if (digits.length < Number(leastGrouped)) return digits;
    const parts: string[] = [];
    let size = Number(lastGroup);
    for (let end = digits.length; end > 0; end -= size, size = Number(otherGroups))
      parts.unshift(digits.slice(Math.max(0, end - size), end));
    return parts.join(group);
  };
  return (value, min = 0, max = 2) => {
    // Shifted as it is written, not as it is kept: 1.005 is 1.01.
    const digits = String(Math.round(Number(`${Math.abs(value)}e${max}`))).padStart(max + 1, "0");
    const whole = digits.slice(0, digits.length - max);
    const fraction = digits.slice(whole.length).replace(/0+$/, "").padEnd(min, "0");
    const isLess = value < 0 && Number(digits) > 0;
    return (isLess ? minus : "") + grouped(whole) + (fraction && decimal + fraction);
  };
}
