/** A number that a file cites, such as COUP-10, and its place. */
export interface Citation {
  readonly number: string;
  readonly file: string;
}

/** A file by its path in the project, and its text. */
export type SourceFile = readonly [path: string, text: string];

const definition = /^- \*\*([A-Z]+-\d+)\*\* /gm;
const citation = /\b[A-Z]+-\d+\b/g;

/** Numbers that a page of the specification defines, in its order: list items that begin with the number in bold. */
export function definedIn(page: string): readonly string[] {
  return [...page.matchAll(definition)].map(([, number = ""]) => number);
}

/** Numbers that occur more than once, each named once. */
export function repeatedIn(numbers: readonly string[]): readonly string[] {
  return [...new Set(numbers.filter((number, at) => numbers.indexOf(number) !== at))];
}

/** Citations of undefined numbers. Words with another prefix, such as SHA-256, are not citations. */
export function undefinedCitations(defined: readonly string[], files: readonly SourceFile[]): readonly Citation[] {
  const known = new Set(defined);
  const prefixes = new Set(defined.map(prefixOf));
  return files.flatMap(([file, text]) =>
    [...new Set(text.match(citation))]
      .filter((number) => prefixes.has(prefixOf(number)) && !known.has(number))
      .map((number) => ({ number, file })),
  );
}

/** Cited titles of sources without numbers, such as readings "Prices". A comment may break a title in two. */
export function citedTitles(text: string): readonly string[] {
  const titles = text.replace(/\n\s*\*?\s*/g, " ").matchAll(/\b(?:readings|wire)(?:\.md)? "([A-Z][a-z, ]+)"/g);
  return [...new Set([...titles].map(([, title = ""]) => title))];
}

/** Missing numbers below a defined one: the numbers of a subject run from 1 without a gap. */
export function gapsIn(defined: readonly string[]): readonly string[] {
  const known = new Set(defined);
  return [...known].flatMap((number) => {
    const before = `${prefixOf(number)}-${Number(number.slice(prefixOf(number).length + 1)) - 1}`;
    return before.endsWith("-0") || known.has(before) ? [] : [before];
  });
}

function prefixOf(number: string): string {
  return number.slice(0, number.lastIndexOf("-"));
}
