const betweenHan = /(?<=\p{Script=Han})(?=\p{Script=Han})/gu;
const letter = "[\\p{L}\\p{M}\\p{N}]";

/** Finds one of the beginnings of words in folded text; where a beginning ends with `$` the word must end there. */
export function wordPattern(beginnings: readonly string[]): RegExp {
  return new RegExp(`(?<!${letter})${anyOf(beginnings)}`, "u");
}

/** The same at the start of the text, to the end of the word it begins. */
export function leadingWordPattern(beginnings: readonly string[]): RegExp {
  return new RegExp(`^${anyOf(beginnings)}${letter}*`, "u");
}

/** Folding parts Han signs by blanks. */
function anyOf(beginnings: readonly string[]): string {
  const sources = beginnings.map((each) => each.replaceAll("$", `(?!${letter})`).replace(betweenHan, " "));
  return `(?:${sources.join("|") || "(?!)"})`;
}
