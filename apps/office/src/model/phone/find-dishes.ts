import type { WirePhoneDish } from "@skatert/contract";

const most = 8;

/** Dishes by typed text: whole names first, then beginnings of names, of words, and anything within. */
export function findDishes(dishes: readonly WirePhoneDish[], typed: string): readonly WirePhoneDish[] {
  const text = plain(typed);
  if (text === "") return [];
  const rank = (name: string) => {
    if (name === text) return 0;
    if (name.startsWith(text)) return 1;
    return name.includes(` ${text}`) ? 2 : 3;
  };
  return dishes
    .map((dish) => ({ dish, name: plain(dish.name) }))
    .filter(({ name }) => name.includes(text))
    .map(({ dish, name }) => ({ dish, rank: rank(name), length: name.length }))
    .toSorted((a, b) => a.rank - b.rank || a.length - b.length)
    .slice(0, most)
    .map(({ dish }) => dish);
}

function plain(text: string): string {
  return text.trim().toLowerCase().replaceAll("ё", "е").replace(/\s+/g, " ");
}
