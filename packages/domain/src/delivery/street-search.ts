import { editDistance } from "../search/edit-distance.ts";
import { otherLayout } from "../search/keyboard-layout.ts";
import { type AddressText, addressWords, isKindWord, kindOfWord, parseAddress, streetWords } from "./address-text.ts";
import { nearestOnLine, pointAlong } from "./street-geometry.ts";
import type { Coordinates } from "./types.ts";

/** A street of the shop's own list. House numbers are spread evenly along `line`. */
export interface Street {
  readonly name: string;
  readonly nameEn: string | null;
  readonly line: readonly Coordinates[];
  readonly houses: { readonly from: number; readonly to: number } | null;
}

/** An address that matches the typed text. */
export interface AddressMatch {
  readonly street: Street;
  /** As typed, "14к2". Null while only the street is typed. */
  readonly house: string | null;
  /** Null without a house, or for a house outside the street's numbers. */
  readonly coordinates: Coordinates | null;
  /** No other street fits equally well, so the address needs no confirmation. */
  readonly isCertain: boolean;
}

const maxMatches = 6;
const tooFar = Number.POSITIVE_INFINITY;
/** A point farther than this from every street has no address. */
const farthestMeters = 250;

/**
 * Streets whose name starts with the typed words in either language, typos tolerated, the best first. A
 * number after the words is the house. Its point is computed along the street's line.
 */
export function searchAddresses(query: string, streets: readonly Street[]): readonly AddressMatch[] {
  const { house, ranked } = readStreet(query, streets);
  const [first, second] = ranked;
  const isCertain = first !== undefined && (second === undefined || compareRanks(first.rank, second.rank) < 0);
  return ranked.slice(0, maxMatches).map(({ street }, index) => ({
    street,
    house,
    coordinates: house === null ? null : housePlace(street, house),
    isCertain: index === 0 && isCertain,
  }));
}

/** The address as typed, or else as the same keys write it in the other layout: "Cj,jhyfz 14" is "Соборная 14". */
function readStreet(query: string, streets: readonly Street[]) {
  const asTyped = readLayout(query, streets);
  const other = asTyped.ranked.length > 0 ? null : inOtherLayout(query);
  if (other === null) return asTyped;
  const found = readLayout(other, streets);
  return found.ranked.length > 0 ? found : asTyped;
}

/** The Russian dot and comma are "/" and "?" in the other layout. A comma before a space ends a part in either one. */
function inOtherLayout(query: string): string | null {
  return otherLayout(query.replace(/[/?](?!\d)|,(?=\s|$)/g, " "));
}

/** The first parse of the text that matches a street of the list. */
function readLayout(query: string, streets: readonly Street[]) {
  const asked = parseAddress(query);
  const [first = "", ...rest] = asked.words;
  const isHouseFirst = asked.house === null && rest.length > 0 && /^\d+\p{L}?$/u.test(first);
  const readings = [
    asked,
    // Drop a town in front of the street, because no street's name contains it.
    { ...asked, words: streetWords(query) },
    // "14 Sobornaya Street"
    ...(isHouseFirst ? [{ ...asked, words: rest, house: first }] : []),
  ];
  for (const { words, kind, house } of readings) {
    const ranked = rankStreets(words, { house, kind }, streets);
    if (ranked.length > 0) return { house, ranked };
  }
  return { house: asked.house, ranked: [] };
}

/** Mismatch of a street, by descending weight: typos, missing house, another kind, incomplete words. */
type Rank = readonly number[];

function rankStreets(
  words: readonly string[],
  { house, kind }: Pick<AddressText, "house" | "kind">,
  streets: readonly Street[],
): readonly { readonly street: Street; readonly rank: Rank }[] {
  if (words.length === 0) return [];
  const found = streets.flatMap((street) => {
    const fit = fitOf(words, street);
    if (fit === null) return [];
    const hasNoHouse = house !== null && housePlace(street, house) === null;
    const isOtherKind = kind !== null && !kindsOf(street).includes(kind);
    return [{ street, rank: [fit.slips, Number(hasNoHouse), Number(isOtherKind), fit.unfinished] }];
  });
  return found.toSorted((a, b) => compareRanks(a.rank, b.rank));
}

function compareRanks(a: Rank, b: Rank): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

function kindsOf({ name, nameEn }: Street): readonly string[] {
  return addressWords(`${name} ${nameEn ?? ""}`).flatMap((word) => kindOfWord(word) ?? []);
}

/** The address nearest to a point of the map. Null if no street is near. */
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
  return { street, house: house === null ? null : String(house), coordinates: point, isCertain: true };
}

/** Position of a house, with numbers spread evenly along the line. Null for a number outside the street. */
export function housePlace({ line, houses }: Street, house: string): Coordinates | null {
  const number = Number.parseInt(house, 10);
  if (houses === null) return pointAlong(line, 0.5);
  if (number < houses.from || number > houses.to) return null;
  return pointAlong(line, houses.to === houses.from ? 0.5 : (number - houses.from) / (houses.to - houses.from));
}

interface Fit {
  readonly slips: number;
  /** Number of typed words that are only a prefix of a word of the name. */
  readonly unfinished: number;
}

/** Number of typos. Every typed word must be a prefix of a word of the name, otherwise null. */
function fitOf(words: readonly string[], { name, nameEn }: Street): Fit | null {
  const ofName = fitInName(words, name);
  const ofEnglish = nameEn === null ? null : fitInName(words, nameEn);
  if (ofName === null || ofEnglish === null) return ofName ?? ofEnglish;
  return compareRanks([ofName.slips, ofName.unfinished], [ofEnglish.slips, ofEnglish.unfinished]) <= 0
    ? ofName
    : ofEnglish;
}

function fitInName(words: readonly string[], name: string): Fit | null {
  const nameWords = addressWords(name).filter((word) => !isKindWord(word));
  let slips = 0;
  for (const word of words) {
    const allowed = forgivenSlips(word.length);
    const least = Math.min(...nameWords.map((nameWord) => editDistance(word, nameWord, allowed)?.prefix ?? tooFar));
    if (least > allowed) return null;
    slips += least;
  }
  return { slips, unfinished: words.filter((word) => !nameWords.includes(word)).length };
}

/** Number of tolerated typos in a word of this length. */
function forgivenSlips(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}
