import { foldedWords, foldText } from "./fold-text.ts";
import { otherLayout } from "./keyboard-layout.ts";
import { insidePoints, knownWord, matchWord, typoPoints } from "./match-word.ts";
import type { SearchField, SearchIndex } from "./search-index.ts";
import { isKnownFood, meetsWishes } from "./wishes/meets-wishes.ts";
import { readWishes, type Wishes } from "./wishes/read-wishes.ts";

export interface MenuSearch {
  /** Ids of dishes, the best first. */
  readonly ids: readonly number[];
  /** The converted query, if it was typed in the wrong keyboard layout. */
  readonly readAs: string | null;
  /**
   * The query required that dishes are free of something or of a diet, and only dishes that the menu marks so
   * are returned.
   */
  readonly isByWishes: boolean;
}

/** Dish names have fewer words, and each word costs a pass over the menu. */
const maxWords = 8;

/** Lower is better, compared from the left. */
interface Hit {
  readonly id: number;
  readonly isOther: boolean;
  /** Words of the query that the dish lacks. */
  readonly missing: number;
  /** Match of its worst word: name, label, composition, then the same mistyped. */
  readonly rank: number;
  readonly isSoldOut: boolean;
  readonly points: number;
  readonly at: number;
}

const fieldRanks: Readonly<Record<SearchField, number>> = { name: 0, label: 1, composition: 2 };
const typoRank = 3;
/** A mistyped word of the composition. Returned only if nothing else matches. */
const farthestRank = typoRank + fieldRanks.composition;
/** One or two letters are a prefix of some word of every composition. */
const leastInComposition = 3;

/**
 * Dishes for a query. A dish of exactly that name is first; the others follow by match: name, section or
 * badge, composition, then mistyped words. Equal matches list available dishes first, then in menu order.
 * Dishes that match fewer words than others are left out. An empty query returns nothing. Negations and diets
 * leave out dishes that the menu does not mark so (`meetsWishes`).
 */
export function searchMenu(
  index: SearchIndex,
  query: string,
  isSoldOut: (id: number) => boolean = () => false,
): MenuSearch {
  const swappedQuery = otherLayout(query);
  const typed = readWishes(query);
  const wishes = typed ?? (swappedQuery === null ? null : readWishes(swappedQuery));
  if (wishes !== null) {
    return { ids: idsByWishes(index, wishes, isSoldOut), readAs: typed ? null : swappedQuery, isByWishes: true };
  }
  return { ...searchWords(index, query, isSoldOut), isByWishes: false };
}

function idsByWishes(index: SearchIndex, wishes: Wishes, isSoldOut: (id: number) => boolean): readonly number[] {
  const ids = wishes.rest === "" ? everyId(index, isSoldOut) : searchWords(index, wishes.rest, isSoldOut).ids;
  const menu = index.items.map((item) => item.facts);
  if (!wishes.withoutWords.every((word) => isKnownFood(word, menu))) return [];
  const facts = new Map(index.items.map((item) => [item.id, item.facts]));
  return ids.filter((id) => {
    const dish = facts.get(id);
    return dish !== undefined && meetsWishes(dish, wishes, index.habits);
  });
}

/** In menu order, sold-out dishes last. */
function everyId({ items }: SearchIndex, isSoldOut: (id: number) => boolean): readonly number[] {
  const ids = items.map(({ id }) => id);
  return [...ids.filter((id) => !isSoldOut(id)), ...ids.filter(isSoldOut)];
}

function searchWords(
  index: SearchIndex,
  query: string,
  isSoldOut: (id: number) => boolean,
): Omit<MenuSearch, "isByWishes"> {
  const hits = hitsOf(index, query, isSoldOut);
  const swapped = hits.some(isSure) ? null : otherLayout(query);
  const others = swapped === null ? [] : hitsOf(index, swapped, isSoldOut);
  const isSwapBetter = others.some(isSure) || (hits.length === 0 && others.length > 0);
  const ordered = isSwapBetter ? [...others, ...hits] : [...hits, ...others];
  return { ids: [...new Set(ordered.map(({ id }) => id))], readAs: isSwapBetter ? swapped : null };
}

function isSure({ missing, rank }: Hit): boolean {
  return missing === 0 && rank < typoRank;
}

interface Found {
  readonly words: number;
  readonly rank: number;
  readonly points: number;
}

function hitsOf(index: SearchIndex, query: string, isSoldOut: (id: number) => boolean): readonly Hit[] {
  const wanted = queryWords(query);
  const whole = foldText(query);
  const found = new Map<number, Found>();
  for (const word of wanted) {
    for (const [at, { rank, points }] of placesOf(index, word)) {
      const before = found.get(at) ?? { words: 0, rank: 0, points: 0 };
      found.set(at, { words: before.words + 1, rank: Math.max(before.rank, rank), points: before.points + points });
    }
  }
  let max = 0;
  for (const { words } of found.values()) max = Math.max(max, words);
  const hits = [...found]
    .filter(([, { words }]) => words === max)
    .flatMap(([at, { rank, points }]) => {
      const item = index.items[at];
      if (!item) return [];
      const isOther = item.foldedName !== whole;
      const missing = wanted.length - max;
      return [{ id: item.id, isOther, missing, rank, isSoldOut: isSoldOut(item.id), points, at }];
    });
  const near = hits.filter(({ rank }) => rank < farthestRank);
  return (near.length > 0 ? near : hits).toSorted(compareHits);
}

/** A single letter is ignored beside a word. */
function queryWords(query: string): readonly string[] {
  const words = [...new Set(foldedWords(query))];
  const long = words.filter((word) => word.length > 1 || /\P{L}|\p{Script=Han}/u.test(word));
  return (long.length > 0 ? long : words).slice(0, maxWords);
}

/**
 * Places of a query word: index of the dish → its best place. A piece from the middle of a word counts only if no
 * word of the menu fits better.
 */
function placesOf(index: SearchIndex, text: string): Places {
  const best = bestPlaces(index, text);
  const isFitting = [...best.values()].some(({ points }) => points < insidePoints);
  return isFitting ? new Map([...best].filter(([, { points }]) => points !== insidePoints)) : best;
}

type Places = ReadonlyMap<number, Pick<Found, "rank" | "points">>;

function bestPlaces(index: SearchIndex, text: string): Places {
  const typed = knownWord(text);
  const best = new Map<number, Pick<Found, "rank" | "points">>();
  for (const { word, places } of index.words) {
    const points = matchWord(typed, word);
    if (points === null) continue;
    for (const { at, field } of places) {
      if (field === "composition" && text.length < leastInComposition && points > 0) continue;
      const rank = fieldRanks[field] + (points >= typoPoints ? typoRank : 0);
      const known = best.get(at);
      if (!known || rank < known.rank || (rank === known.rank && points < known.points)) best.set(at, { rank, points });
    }
  }
  return best;
}

function compareHits(a: Hit, b: Hit): number {
  return (
    Number(a.isOther) - Number(b.isOther) ||
    a.rank - b.rank ||
    Number(a.isSoldOut) - Number(b.isSoldOut) ||
    a.points - b.points ||
    a.at - b.at
  );
}
