/** How a badge is drawn: gold, leaf, wheat, hot or plain. One letter, because hundreds of cards carry it. */
export type BadgeLook = "g" | "l" | "w" | "h" | "p";

const looks: readonly (readonly [RegExp, BadgeLook])[] = [
  [/^(?:хит|нов|топ|hit|favou?rit|new|neu|nouveau|nouvel|nuev|nov[oa]|nuov|best|popular|популяр|yeni|жаңа|яңа)/iu, "g"],
  [/^(?:веган|вегетар|постн|vegan|vegetar|veggie|lent|plant|végét|वेगन)/iu, "l"],
  [/(?:без|no|without|ohne|sans|sin|senza|sem) ?глют|gluten|глютен|glutin/iu, "w"],
  [/^(?:остр|spicy|hot|chil|scharf|épic|picant|piccant|acı)/iu, "h"],
];

/** Matches the badge's words in the languages of menus. */
export function badgeLook(badge: string): BadgeLook {
  return looks.find(([words]) => words.test(badge.trim()))?.[1] ?? "p";
}
