import { buildings, type Detail, details, kinds } from "./address-words.ts";

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

/** Longer texts are cut. The address field has the same limit. */
const longestText = 200;

/** A building's own name: "3", "2а", "А", "1/2", "1с2". */
const buildingName = /^(?:\d{1,3}(?:\p{L}\d{0,3})?(?:\/\d{1,3})?|\p{L})$/u;

const housePattern = /^\d+(?:[\p{L}\d/]*|-\d+)$/u;
const numberPattern = /^\d{1,5}\p{L}?$/u;
/** "3й этаж", "2я парадная", "2nd floor". */
const ordinalPattern = /^(\d{1,3})(?:й|ый|ой|ий|я|ая|st|nd|rd|th)$/u;

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
  // "7-я линия" is a name.
  const isOrdinal = ordinalPattern.test(word) && next !== undefined && /^\p{L}+$/u.test(next.word);
  if (housePattern.test(word) && parts.words.length > 0 && !isOrdinal) parts.house = word;
  else if (kinds.has(word)) parts.kind ??= kindOfWord(word);
  else parts.words.push(word);
  return 1;
}

function readAfterHouse(token: Token, next: Token | undefined, house: string, parts: Parts): number {
  const building = buildings.get(token.word);
  if (building !== undefined && next !== undefined && buildingName.test(next.word)) {
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

/** Words of the text. "14-5" gives two, "1-я" one, "кв5", "к3" and "литБ" two. An apostrophe belongs to its word. */
function tokensOf(text: string): readonly Token[] {
  return Array.from(text.matchAll(/№|[\p{L}\d]+(?:[-/'’ʼ][\p{L}\d]+)*/gu)).flatMap((match) => {
    const part = text.slice(0, match.index).split(",").length - 1;
    return piecesOf(match[0], match.index).map(({ piece, at }) => ({
      word: isHouseRange(piece)
        ? piece
        : piece
            .toLowerCase()
            .replaceAll("ё", "е")
            .replace(/[-'’ʼ]/gu, ""),
      start: at,
      end: at + piece.length,
      part,
    }));
  });
}

interface Piece {
  readonly piece: string;
  readonly at: number;
}

/** Cuts a word that was written without spaces: "58-7", "кв5", "12к3кв5", "литБ", "д12корп2". */
function piecesOf(raw: string, at: number): readonly Piece[] {
  if (isHouseRange(raw) || ordinalPattern.test(raw.toLowerCase()) || isKnown(raw)) return [{ piece: raw, at }];
  const [, left, right] = /^(\d+[\p{L}/\d]*?)-(\d+\p{L}?)$/u.exec(raw) ?? [];
  if (left !== undefined && right !== undefined)
    return [...piecesOf(left, at), { piece: right, at: at + raw.length - right.length }];
  const pieces: Piece[] = [];
  let isCut = true;
  for (const { 0: run, index } of raw.matchAll(/\d+(?:\/\d+)*|(?:лит(?:ера?)?|літ)(?=-?\p{L}$)|\D+/giu)) {
    // A single letter inside belongs to its number: "12к3".
    const isMark = isKnown(run) && (index === 0 || run.length > 1);
    const last = pieces.at(-1);
    if (isCut || isMark || last === undefined) pieces.push({ piece: run, at: at + index });
    else pieces[pieces.length - 1] = { piece: last.piece + run, at: last.at };
    isCut = isMark;
  }
  return pieces;
}

function isKnown(word: string): boolean {
  const written = word.toLowerCase().replace(/-$/, "");
  return [details, kinds, buildings].some((words) => words.has(written));
}

/** Two house numbers of one side of a street, "58-60". A flat's number has no such order: "58-7". */
function isHouseRange(word: string): boolean {
  const [, from, to] = /^(\d{1,4})-(\d{1,4})$/.exec(word) ?? [];
  return Number(to) - Number(from) === 2;
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
