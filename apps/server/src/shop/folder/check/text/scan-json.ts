/** The first place of a text that is not JSON. */
export interface JsonFault {
  /** Offset in the text. */
  readonly at: number;
  /** The remedy, for a person who edits by hand. */
  readonly reason: string;
}

/** A name that an object has twice; `JSON.parse` uses the last value. */
export interface RepeatedName {
  readonly path: readonly PropertyKey[];
  readonly at: number;
}

export interface ScannedJson {
  readonly fault: JsonFault | null;
  readonly repeated: readonly RepeatedName[];
}

/** No shop is nested as deep; the scan recurses once per level. */
const deepest = 200;

class Stop extends Error {
  readonly fault: JsonFault;
  constructor(at: number, reason: string) {
    super(reason);
    this.fault = { at, reason };
  }
}

/** Finds what `JSON.parse` does not report clearly: the place and cause of a fault, and repeated names. */
export function scanJson(text: string): ScannedJson {
  const repeated: RepeatedName[] = [];
  try {
    const end = skipSpace(text, scanValue({ text, repeated }, skipSpace(text, 0), []));
    if (end < text.length) throw new Stop(end, "nothing may follow the end of the outermost { } or [ ]");
    return { fault: null, repeated };
  } catch (error) {
    if (error instanceof Stop) return { fault: error.fault, repeated };
    throw error;
  }
}

interface Scan {
  readonly text: string;
  readonly repeated: RepeatedName[];
}

type Path = readonly PropertyKey[];

/** Returns the offset behind the value. */
function scanValue(scan: Scan, at: number, path: Path): number {
  const { text } = scan;
  if (path.length > deepest) throw new Stop(at, `is nested deeper than ${deepest} levels`);
  const first = text[at];
  if (first === "{") return scanEntries(scan, at, path, "}");
  if (first === "[") return scanEntries(scan, at, path, "]");
  if (first === '"') return endOfString(text, at);
  const word = /(?:true|false|null)(?![\w$])|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
  word.lastIndex = at;
  const found = word.exec(text);
  if (found === null) throw new Stop(at, strangeValue(text, at));
  return at + found[0].length;
}

/** An object or a list, from its opening bracket to behind the closing one. */
function scanEntries(scan: Scan, open: number, path: Path, close: "}" | "]"): number {
  const { text } = scan;
  const names = new Set<string>();
  let at = skipSpace(text, open + 1);
  if (text[at] === close) return at + 1;
  for (let index = 0; ; index += 1) {
    if (/^[}\]]$/.test(text[at] ?? "")) throw missingComma(text, at, open, close);
    let key: PropertyKey = index;
    if (close === "}") {
      const name = scanName(text, at, open);
      if (names.has(name.text)) scan.repeated.push({ path: [...path, name.text], at });
      names.add(name.text);
      key = name.text;
      at = name.end;
    }
    if (at >= text.length) throw unclosed(text, open);
    at = skipSpace(text, scanValue(scan, at, [...path, key]));
    if (text[at] === close) return at + 1;
    if (text[at] !== ",") throw missingComma(text, at, open, close);
    const comma = at;
    at = skipSpace(text, at + 1);
    if (text[at] === close) throw new Stop(comma, `remove the comma before ${close}`);
    if (text[at] === ",") throw new Stop(at, "remove the second comma");
    if (close === "}" && /\d/.test(text[comma - 1] ?? "") && /\d/.test(text[comma + 1] ?? "")) {
      throw new Stop(comma, "write decimals with a point: 390.50, not 390,50");
    }
  }
}

/** The name of a field and the offset where its value begins. */
function scanName(text: string, at: number, open: number): { text: string; end: number } {
  if (at >= text.length) throw unclosed(text, open);
  if (text[at] !== '"') throw new Stop(at, strangeName(text, at));
  const end = endOfString(text, at);
  const colon = skipSpace(text, end);
  if (text[colon] !== ":") throw new Stop(end, "a colon is missing after the name of the field");
  const name: unknown = JSON.parse(text.slice(at, end));
  return { text: String(name), end: skipSpace(text, colon + 1) };
}

function endOfString(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 34) return at + 1;
    if (code === 9) throw new Stop(at, "write \\t or spaces for a tab inside a text");
    if (code < 32) throw new Stop(open, "this text is not closed by a quote on its line");
    if (code === 92) {
      if (!/^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/.test(text.slice(at, at + 6))) {
        throw new Stop(at, "write \\\\ for a backslash inside a text, and / in paths");
      }
      at += 1;
    }
  }
  throw new Stop(open, "this text is not closed by a quote");
}

function strangeValue(text: string, at: number): string {
  const rest = text.slice(at, at + 40);
  if (rest === "") return "a value is missing at the end of the file";
  if (rest.startsWith("'")) return "write texts in double quotes, not in single ones";
  if (/^[“”„«»‘’]/.test(rest)) return 'write straight quotes "…" instead of typographic ones';
  if (/^(?:\/\/|\/\*|#)/.test(rest)) return "JSON has no comments: write a note as a field with a name such as _note";
  if (/^(?:true|false|null)\b/i.test(rest)) return "write true, false and null in small letters";
  if (/^[+.\d-]/.test(rest)) return strangeNumber(rest);
  if (/^[,}\]:]/.test(rest)) return "a value is missing here";
  return "write texts in double quotes";
}

function strangeNumber(rest: string): string {
  if (/^[+-]?0\d/.test(rest)) return "write a number without leading zeros, or a text in double quotes";
  if (rest.startsWith("+")) return "write a phone in double quotes, and a number without +";
  return "write a number such as 390 or 390.50, and anything else in double quotes";
}

function strangeName(text: string, at: number): string {
  const rest = text.slice(at, at + 2);
  if (/^(?:\/\/|\/\*|#)/.test(rest)) return "JSON has no comments: write a note as a field with a name such as _note";
  if (/^[“”„«»‘’]/.test(rest)) return 'write straight quotes "…" instead of typographic ones';
  return "write the name of a field in double quotes";
}

function missingComma(text: string, at: number, open: number, close: string): Stop {
  if (at >= text.length) return unclosed(text, open);
  const found = text[at] ?? "";
  if (/[}\]]/.test(found))
    return new Stop(at, `${close} is missing before this ${found}, or this ${found} is too much`);
  if (found === ":") return new Stop(at, 'this colon is too much, or an opening " or { is missing before it');
  if (found === '"' || found === "{" || found === "[") return new Stop(endBefore(text, at), "a comma is missing here");
  return new Stop(at, `a comma or ${close} is missing here; texts are in double quotes`);
}

/** Behind the last character that is not a space, where the comma is missing. */
function endBefore(text: string, at: number): number {
  return text.slice(0, at).trimEnd().length;
}

function unclosed(text: string, open: number): Stop {
  const bracket = text[open] ?? "";
  return new Stop(open, `this ${bracket} is never closed: the file ends before its ${bracket === "{" ? "}" : "]"}`);
}

function skipSpace(text: string, at: number): number {
  let next = at;
  while (next < text.length && " \t\n\r".includes(text[next] ?? "x")) next += 1;
  return next;
}
