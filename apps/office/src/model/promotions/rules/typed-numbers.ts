/** A typed percentage from 0 to 100 with at most two decimals; null: it is none. */
export function readPercent(text: string): number | null {
  const percent = readDecimal(text, /^\d{1,3}(?:\.\d{1,2})?$/);
  return percent !== null && percent <= 100 ? percent : null;
}

/** A typed whole number from 0 to `most`; null: it is none. */
export function readCount(text: string, most: number): number | null {
  const count = readDecimal(text, /^\d{1,9}$/);
  return count !== null && count <= most ? count : null;
}

/** A typed weight of a prize from 0; null: it is none. */
export function readWeight(text: string): number | null {
  return readDecimal(text, /^\d{1,9}(?:\.\d{1,9})?$/);
}

function readDecimal(text: string, notation: RegExp): number | null {
  const digits = text.replace(/\s/g, "").replace(",", ".");
  return notation.test(digits) ? Number(digits) : null;
}
