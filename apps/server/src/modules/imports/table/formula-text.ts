/**
 * A spreadsheet calculates a csv cell that begins with one of these signs, so an apostrophe is written before it
 * (WooCommerce writes the same). Reading takes exactly one apostrophe away, so any text is read as it was written.
 */
const likeFormula = /^'*[=+\-@\t\r]/;

export function neutralCell(text: string): string {
  return likeFormula.test(text) ? `'${text}` : text;
}

export function plainCell(text: string): string {
  return text.startsWith("'") && likeFormula.test(text) ? text.slice(1) : text;
}
