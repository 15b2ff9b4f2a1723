const maxParts = 10;

/**
 * The parts of a portion as menus write them, "350/50": soup and its cream. Null unless they are at least two numbers
 * that add up to the amount, so that a later change of the amount alone outdates them.
 */
export function portionParts(written: unknown, amount: unknown): readonly number[] | null {
  const texts = typeof written === "string" ? written.split("/", maxParts + 1).map((text) => text.trim()) : [];
  if (texts.length < 2 || texts.length > maxParts) return null;
  const parts = texts.map((text) => (/^\d{1,7}(?:[.,]\d{1,3})?$/.test(text) ? Number(text.replace(",", ".")) : null));
  if (!parts.every((part) => part !== null)) return null;
  return sumOfParts(parts) === Number(amount) ? parts : null;
}

/** The sum without the error of binary fractions. */
export function sumOfParts(parts: readonly number[]): number {
  return Number(parts.reduce((sum, part) => sum + part, 0).toFixed(3));
}
