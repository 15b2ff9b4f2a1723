/** Signs that begin a formula, also in the wide and small forms that a spreadsheet of East Asia reads as the same. */
const sign = "[=+\\-@\\t\\r＝＋－＠﹦﹢﹣﹫]";
/**
 * The start of a cell, and what becomes one if a program separates the file by another sign than the semicolon: quotes
 * do not protect there, because it counts them differently.
 */
const start = '(?<=^|[,;\\t\\r\\n]"?)';
const likeFormula = new RegExp(`${start}(?='*${sign})`, "g");
const neutralized = new RegExp(`${start}'(?='*${sign})`, "g");

/**
 * A text that no spreadsheet calculates: an apostrophe stands before each sign that could begin a formula (WooCommerce
 * writes the same). `plainCell` takes exactly these apostrophes away, so any text is read as it was written.
 */
export function neutralCell(text: string): string {
  return text.replace(likeFormula, "'");
}

export function plainCell(text: string): string {
  return text.replace(neutralized, "");
}
