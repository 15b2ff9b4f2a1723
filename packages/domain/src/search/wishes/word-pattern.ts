const betweenHan = /(?<=\p{Script=Han})(?=\p{Script=Han})/gu;
const letter = "[\\p{L}\\p{M}\\p{N}]";

/** Matches one of the prefixes in folded text. A prefix that ends with `$` matches a whole word. */
export function wordPattern(beginnings: readonly string[]): RegExp {
  return new RegExp(`(?<!${letter})${anyOf(beginnings)}`, "u");
}

/** The same at the start of the text, extended to the end of the word. */
export function leadingWordPattern(beginnings: readonly string[]): RegExp {
  return new RegExp(`^${anyOf(beginnings)}${letter}*`, "u");
}

/** Folding separates Han signs by blanks. */
function anyOf(beginnings: readonly string[]): string {
  const sources = beginnings.map((each) => each.replaceAll("$", `(?!${letter})`).replace(betweenHan, " "));
  return `(?:${sources.join("|") || "(?!)"})`;
}
