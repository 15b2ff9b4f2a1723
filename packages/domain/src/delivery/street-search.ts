import { nearestOnLine, pointAlong } from "./street-geometry.ts";
import type { Coordinates } from "./types.ts";
import { forgivenSlips, slipsToPrefix } from "./word-distance.ts";

/** A street of the shop's own list; house numbers are spread evenly along `line`. */
export interface Street {
  readonly name: string;
  readonly nameEn: string | null;
  readonly line: readonly Coordinates[];
  readonly houses: { readonly from: number; readonly to: number } | null;
}

/** An address the shopper may mean. */
export interface AddressMatch {
  readonly street: Street;
  /** As typed, "14к2"; null while only the street is known. */
  readonly house: string | null;
  /** Null without a house, or with one that the street does not have. */
  readonly coordinates: Coordinates | null;
}

const mostMatches = 6;
/** Farther from any street than this a point has no address. */
const farthestMeters = 250;

/** Words that say what kind of street it is, and tell no street from another. */
const kindWords = new Set([
  "улица",
  "ул",
  "проспект",
  "пр",
  "просп",
  "прт",
  "переулок",
  "пер",
  "набережная",
  "наб",
  "бульвар",
  "бр",
  "бул",
  "проезд",
  "прд",
  "дорога",
  "дор",
  "мост",
  "город",
  "г",
  "дом",
  "д",
  "street",
  "st",
  "avenue",
  "ave",
  "lane",
  "ln",
  "embankment",
  "emb",
  "boulevard",
  "blvd",
  "drive",
  "dr",
  "road",
  "rd",
  "bridge",
  "house",
]);
const housePattern = /^\d+[\p{L}\d/]*$/u;

/**
 * Streets whose name begins like the words typed, in either language, slips forgiven; the best first.
 * A number after the words is the house, and its place is found along the street's line.
 */
export function searchAddresses(query: string, streets: readonly Street[]): readonly AddressMatch[] {
  const { words, house } = readQuery(query);
  if (words.length === 0) return [];
  const found = streets.flatMap((street) => {
    const slips = slipsOf(words, street);
    return slips === null ? [] : [{ street, slips }];
  });
  return found
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, mostMatches)
    .map(({ street }) => ({ street, house, coordinates: house === null ? null : housePlace(street, house) }));
}

/** The address nearest to a point of the map; null when no street is near. */
export function addressAt(point: Coordinates, streets: readonly Street[]): AddressMatch | null {
  const near = streets.flatMap((street) => {
    const nearest = nearestOnLine(point, street.line);
    return nearest === null || nearest.meters > farthestMeters ? [] : [{ street, nearest }];
  });
  const [best] = near.toSorted((a, b) => a.nearest.meters - b.nearest.meters);
  if (best === undefined) return null;
  const { street, nearest } = best;
  const house =
    street.houses && Math.round(street.houses.from + nearest.share * (street.houses.to - street.houses.from));
  return { street, house: house === null ? null : String(house), coordinates: point };
}

/** Where a house stands: numbers are spread evenly along the line. Null for a number the street does not have. */
export function housePlace({ line, houses }: Street, house: string): Coordinates | null {
  const number = Number.parseInt(house, 10);
  if (houses === null) return pointAlong(line, 0.5);
  if (number < houses.from || number > houses.to) return null;
  return pointAlong(line, houses.to === houses.from ? 0.5 : (number - houses.from) / (houses.to - houses.from));
}

interface Query {
  readonly words: readonly string[];
  readonly house: string | null;
}

function readQuery(query: string): Query {
  const tokens = wordsOf(query);
  const houseAt = tokens.findIndex((token, index) => index > 0 && housePattern.test(token));
  const words = (houseAt === -1 ? tokens : tokens.slice(0, houseAt)).filter((token) => !kindWords.has(token));
  // "14 к 2" and "14 а" belong together.
  return { words, house: houseAt === -1 ? null : tokens.slice(houseAt).join("") };
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/[-.]/g, "")
    .split(/[^\p{L}\d/]+/u)
    .filter((word) => word !== "");
}

/** Every word typed must be the beginning of a word of the name; null when one is none. */
function slipsOf(words: readonly string[], { name, nameEn }: Street): number | null {
  const ofName = slipsInName(words, name);
  const ofEnglish = nameEn === null ? null : slipsInName(words, nameEn);
  if (ofName === null || ofEnglish === null) return ofName ?? ofEnglish;
  return Math.min(ofName, ofEnglish);
}

function slipsInName(words: readonly string[], name: string): number | null {
  const nameWords = wordsOf(name).filter((word) => !kindWords.has(word));
  let slips = 0;
  for (const word of words) {
    const least = Math.min(...nameWords.map((nameWord) => slipsToPrefix(word, nameWord)));
    if (least > forgivenSlips(word.length)) return null;
    slips += least;
  }
  return slips;
}
