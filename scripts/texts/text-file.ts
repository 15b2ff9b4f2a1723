export type Texts = Readonly<Record<string, string>>;

export interface TextFile {
  readonly texts: Texts;
  /** Keys that occur more than once. JSON uses only the last text. */
  readonly twice: readonly string[];
}

/** Reads a file of texts. Throws unless it is a flat JSON object of texts. */
export function readTextFile(source: string): TextFile {
  // Tools on Windows begin a file with a byte order mark, which JSON does not allow.
  const parsed: unknown = JSON.parse(source.replace(/^\ufeff/, ""));
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) throw new Error("not an object");
  const texts: Record<string, string> = {};
  for (const [key, text] of Object.entries(parsed)) {
    if (typeof text !== "string") throw new Error(`"${key}" is not a text; keys must not be nested`);
    texts[key] = text;
  }
  const keys = keysIn(source);
  return { texts, twice: [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))] };
}

/** Writes texts in the order of the Russian file, so that equal texts give equal files. */
export function writtenTextFile(texts: Texts, order: readonly string[]): string {
  const known = order.filter((key) => Object.hasOwn(texts, key));
  const unknown = Object.keys(texts).filter((key) => !order.includes(key));
  const sorted = Object.fromEntries([...known, ...unknown].map((key) => [key, texts[key]]));
  return `${JSON.stringify(sorted, null, 2)}\n`;
}

/** In a flat object every string before a colon is a key. */
function keysIn(source: string): readonly string[] {
  return [...source.matchAll(/("(?:\\.|[^"\\])*")(\s*:)?/g)].flatMap(([, text = "", colon]) =>
    colon === undefined ? [] : [String(JSON.parse(text))],
  );
}
