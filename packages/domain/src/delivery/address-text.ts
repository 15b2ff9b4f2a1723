/** An address typed in one line, split into parts. A part that is not named is "". */
export interface AddressText {
  /** The words of the street's name, without the word for street; lower case. */
  readonly words: readonly string[];
  /** Kind of the street, one word for all its spellings. Null if none is named. */
  readonly kind: string | null;
  /** House with letter and building, "14", "14а", "14к2". Null if no number follows the street. */
  readonly house: string | null;
  readonly apartment: string;
  readonly entrance: string;
  readonly floor: string;
  readonly intercom: string;
  /** The text without flat, entrance, floor and intercom, for a query to an address provider. */
  readonly line: string;
}

type Detail = "apartment" | "entrance" | "floor" | "intercom";

/** Longer texts are cut. The address field has the same limit. */
const longestText = 200;

/** Words for a kind of street and words that do not distinguish streets. The latter map to "". */
const kinds = new Map(
  Object.entries({
    street: ["улица", "ул", "street", "st", "str"],
    avenue: ["проспект", "пр", "просп", "прт", "пркт", "avenue", "ave"],
    lane: ["переулок", "пер", "lane", "ln"],
    embankment: ["набережная", "наб", "embankment", "emb"],
    boulevard: ["бульвар", "бр", "бул", "boulevard", "blvd"],
    drive: ["проезд", "прд", "drive", "dr"],
    road: ["дорога", "дор", "road", "rd"],
    bridge: ["мост", "bridge"],
    "": ["город", "г", "дом", "д", "house", "no", "№"],
  }).flatMap(([kind, words]) => words.map((word) => [word, kind] as const)),
);

const details = new Map<string, Detail>(
  Object.entries({
    apartment: ["квартира", "кварт", "кв", "офис", "оф", "апартаменты", "apartment", "apt", "flat", "office"],
    entrance: ["подъезд", "подьезд", "под", "пд", "п", "парадная", "entrance", "ent"],
    floor: ["этаж", "эт", "floor", "fl"],
    intercom: ["домофон", "код", "intercom", "code"],
  } as const satisfies Record<Detail, readonly string[]>).flatMap(([detail, words]) =>
    words.map((word) => [word, detail as Detail] as const),
  ),
);

/** Words that join a building to its house: "14 корп 2" is "14к2". */
const buildings = new Map([
  ["корпус", "к"],
  ["корп", "к"],
  ["кор", "к"],
  ["к", "к"],
  ["строение", "с"],
  ["стр", "с"],
  ["с", "с"],
  ["литера", ""],
  ["лит", ""],
]);

const housePattern = /^\d+[\p{L}\d/]*$/u;
const numberPattern = /^\d{1,5}\p{L}?$/u;
/** "3й этаж", "2nd floor". */
const ordinalPattern = /^(\d{1,3})(?:й|ый|ой|ий|st|nd|rd|th)$/u;

interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Number of commas before it. */
  readonly part: number;
}

/** Lower-case words of a text, with ё as е and hyphens inside words removed. */
export function addressWords(text: string): readonly string[] {
  return tokensOf(text).map(({ word }) => word);
}

/** Whether the word is a kind of street or does not distinguish streets. */
export function isKindWord(word: string): boolean {
  return kinds.has(word);
}

/** The kind of street that a word means, the same for all its spellings. Null for any other word. */
export function kindOfWord(word: string): string | null {
  return kinds.get(word) || null;
}

/**
 * Parses "ул соборная 14 кв 5, 2 подъезд". The house is the first number after a word of the name, so "улица
 * 8 марта 5" is house 5. Further bare numbers are the flat: "соборная 14-5", "соборная 14 5". Never throws.
 */
export function parseAddress(text: string): AddressText {
  const tokens = tokensOf(text.slice(0, longestText));
  const parts = newParts();
  for (let at = 0; at < tokens.length; ) at += readDetail(tokens, at, parts) || readPlace(tokens, at, parts);
  flatFromBare(parts);
  const { words, kind, house, details: found, spent } = parts;
  return { words, kind, house, ...found, line: withoutTokens(text.slice(0, longestText), spent) };
}

/** Parser state. */
interface Parts {
  readonly words: string[];
  kind: string | null;
  house: string | null;
  readonly details: Record<Detail, string>;
  /** A number after the house that no detail has used yet. */
  bare: Token | null;
  /** Tokens that belong to neither street nor house. */
  readonly spent: Token[];
}

function newParts(): Parts {
  const none = { apartment: "", entrance: "", floor: "", intercom: "" };
  return { words: [], kind: null, house: null, details: none, bare: null, spent: [] };
}

/** Reads "кв 5" or "5 этаж". Returns the number of tokens read, 0 if they name no detail. */
function readDetail(tokens: readonly Token[], at: number, parts: Parts): number {
  const [token, next] = tokens.slice(at, at + 2);
  const detail = token === undefined ? undefined : details.get(token.word);
  if (token === undefined || detail === undefined) return 0;
  const after = isNumber(next) ? next : undefined;
  // "5 этаж 2 подъезд": an unused number precedes its word, but a flat's number follows it.
  const value = detail === "apartment" ? (after ?? parts.bare) : (parts.bare ?? after);
  if (!value) return 0;
  if (value === parts.bare) parts.bare = null;
  parts.details[detail] ||= plainNumber(value.word);
  parts.spent.push(token, value);
  return value === after ? 2 : 1;
}

/** Reads a word of the street, its house, or text after the house. Returns the number of tokens read. */
function readPlace(tokens: readonly Token[], at: number, parts: Parts): number {
  const [token, next] = tokens.slice(at, at + 2);
  if (token === undefined) return 1;
  const { word } = token;
  if (parts.house !== null) return readAfterHouse(token, next, parts.house, parts);
  if (housePattern.test(word) && parts.words.length > 0) parts.house = word;
  else if (kinds.has(word)) parts.kind ??= kindOfWord(word);
  else parts.words.push(word);
  return 1;
}

function readAfterHouse(token: Token, next: Token | undefined, house: string, parts: Parts): number {
  const building = buildings.get(token.word);
  if (building !== undefined && next !== undefined && /^[\p{L}\d]{1,4}$/u.test(next.word) && !details.has(next.word)) {
    parts.house = house + building + next.word;
    return 2;
  }
  if (/^\p{L}$/u.test(token.word) && /\d$/.test(house) && parts.bare === null) parts.house = house + token.word;
  else if (isNumber(token)) {
    flatFromBare(parts);
    parts.bare = token;
  }
  return 1;
}

function flatFromBare(parts: Parts): void {
  if (parts.bare === null || parts.details.apartment !== "") return;
  parts.details.apartment = parts.bare.word;
  parts.spent.push(parts.bare);
  parts.bare = null;
}

/** The words after the last comma before the house. This drops a leading town or district. */
export function streetWords(text: string): readonly string[] {
  const tokens = tokensOf(text.slice(0, longestText));
  const { words } = parseAddress(text);
  const ofName = tokens.filter(({ word }) => words.includes(word));
  const last = ofName.at(-1)?.part;
  return ofName.filter(({ part }) => part === last).map(({ word }) => word);
}

function isNumber(token: Token | undefined): boolean {
  return token !== undefined && (numberPattern.test(token.word) || ordinalPattern.test(token.word));
}

function plainNumber(word: string): string {
  return ordinalPattern.exec(word)?.[1] ?? word;
}

/** Words of the text. "14-5" gives two, "1-я" one, and "кв5" two. */
function tokensOf(text: string): readonly Token[] {
  return Array.from(text.matchAll(/[\p{L}\d]+(?:[-/][\p{L}\d]+)*/gu)).flatMap((match) => {
    const part = text.slice(0, match.index).split(",").length - 1;
    return piecesOf(match[0]).map(({ piece, at }) => ({
      word: piece.toLowerCase().replaceAll("ё", "е").replaceAll("-", ""),
      start: match.index + at,
      end: match.index + at + piece.length,
      part,
    }));
  });
}

function piecesOf(raw: string): readonly { readonly piece: string; readonly at: number }[] {
  const houseAndFlat = /^(\d+[\p{L}/\d]*?)-(\d+\p{L}?)$/u.exec(raw);
  const glued = /^(\p{L}+)(\d+\p{L}?)$/u.exec(raw);
  const [, left, right] = houseAndFlat ?? glued ?? [];
  if (left === undefined || right === undefined) return [{ piece: raw, at: 0 }];
  const isSplit = houseAndFlat !== null || details.has(left.toLowerCase()) || kinds.has(left.toLowerCase());
  if (!isSplit) return [{ piece: raw, at: 0 }];
  return [
    { piece: left, at: 0 },
    { piece: right, at: raw.length - right.length },
  ];
}

/** The text without some words, and without the commas and dots that then have no words between them. */
function withoutTokens(text: string, spent: readonly Token[]): string {
  const cleaned = spent
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text.slice(0, longestText));
  return cleaned
    .replace(/(?:\s*[,;]\s*\.*)+(?=\s*[,;])/gu, "")
    .replace(/^[\s,.;-]+|[\s,.;-]+$/gu, "")
    .replace(/\s+/gu, " ");
}
