/**
 * How a badge is drawn: gold for what is new or loved, a small sign for a diet or for hot food, plain words otherwise.
 * One letter, since hundreds of cards carry it: gold, leaf, wheat, hot, plain.
 */
export type BadgeLook = "g" | "l" | "w" | "h" | "p";

const looks: readonly (readonly [RegExp, BadgeLook])[] = [
  [/^(?:хит|нов|топ|hit|favou?rit|new|neu|nouveau|nouvel|nuev|nov[oa]|nuov|best|popular|популяр|yeni|жаңа|яңа)/iu, "g"],
  [/^(?:веган|вегетар|постн|vegan|vegetar|veggie|lent|plant|végét|वेगन)/iu, "l"],
  [/(?:без|no|without|ohne|sans|sin|senza|sem) ?глют|gluten|глютен|glutin/iu, "w"],
  [/^(?:остр|spicy|hot|chil|scharf|épic|picant|piccant|acı)/iu, "h"],
];

/** By the words of the badge in the languages of menus. */
export function badgeLook(badge: string): BadgeLook {
  return looks.find(([words]) => words.test(badge.trim()))?.[1] ?? "p";
}
