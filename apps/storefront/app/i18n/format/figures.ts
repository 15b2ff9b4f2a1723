/** Name of the dictionary's entry for figures. No message has this key. */
export const figuresKey = "figures";

/**
 * Number format of a language from its dictionary: the same text on the server and in every browser. It
 * avoids `Intl.NumberFormat`, whose first use blocks a phone for 70 ms.
 */
export type FigureWords = readonly [
  decimal: string,
  group: string,
  minus: string,
  /** Digits of the last group, and of those before it. */
  lastGroup: string,
  otherGroups: string,
  /** Numbers with fewer digits are not grouped. */
  leastGrouped: string,
  /** Position of a currency's sign: "before", "apart" (before, with a space) or "after". */
  sign: string,
];

/** Russian number format, for a dictionary without one. */
export const russianFigures: FigureWords = [",", "\u00a0", "-", "3", "3", "4", "after"];

/** A number with a minimum and maximum of digits after the decimal sign, rounded half away from zero. */
export type WriteNumber = (value: number, min?: number, max?: number) => string;

/** Formats numbers up to 10¹⁵ in a language's number format. */
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
    // Shift the decimal notation, not the binary value: 1.005 is 1.01.
    const digits = String(Math.round(Number(`${Math.abs(value)}e${max}`))).padStart(max + 1, "0");
    const whole = digits.slice(0, digits.length - max);
    const fraction = digits.slice(whole.length).replace(/0+$/, "").padEnd(min, "0");
    const isLess = value < 0 && Number(digits) > 0;
    return (isLess ? minus : "") + grouped(whole) + (fraction && decimal + fraction);
  };
}
