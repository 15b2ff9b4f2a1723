import type { GuideDish } from "./answers.ts";
import { readTypedPrice, readTypedWeight } from "./dish-text.ts";

/** Maximum length of the texts of a dish. */
export const GUIDE_DISH_TEXT = { name: 120, price: 20, category: 60, weight: 20 } as const;

/** A cell may contain a paragraph; the rest of a longer line is cut off. */
const maxLineLength = 1_000;

/**
 * Dishes from pasted lines, one a line: cells of a spreadsheet (name, price, and weight and category in any order after
 * it), or a text such as "Борщ 350". A line without a price and without cells is the heading of a category for those
 * below it. Nothing is lost: unreadable parts stay in the name, and the dish's fault shows them.
 */
export function dishesOfLines(text: string, category: string): readonly GuideDish[] {
  const dishes: GuideDish[] = [];
  let heading = category;
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.slice(0, maxLineLength).replace(/\u00a0/g, " "));
  for (const line of lines) {
    const cells = cellsOf(line);
    const [name = "", ...others] = cells;
    if (cells.every((cell) => cell === "")) continue;
    if (isTitles(cells)) continue;
    const isHeading = others.every((cell) => cell === "") && priceAtEnd(name) === null;
    if (isHeading) heading = short(name.replace(/[:\s]+$/, ""), "category");
    else dishes.push(dishOf(name, others, heading));
  }
  return dishes;
}

/** Tabs separate a spreadsheet's cells; semicolons those of a csv. */
function cellsOf(line: string): readonly string[] {
  const separator = line.includes("\t") ? "\t" : line.includes(";") ? ";" : null;
  return (separator === null ? [line] : line.split(separator)).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
}

/** The first line of a spreadsheet often names its columns. */
function isTitles([name = "", ...others]: readonly string[]): boolean {
  return (
    /^(?:название|наименование|блюдо|name|dish|title)$/i.test(name) &&
    others.some((cell) => /^(?:цена|price|вес|weight|выход)/i.test(cell))
  );
}

function dishOf(name: string, others: readonly string[], heading: string): GuideDish {
  if (others.length === 0) {
    const found = priceAtEnd(name);
    return cut({
      name: found?.name ?? name,
      price: found?.price ?? "",
      category: heading,
      weight: found?.weight ?? "",
    });
  }
  const filled = others.filter((cell) => cell !== "");
  const price = filled.find((cell) => readTypedPrice(cell) !== null) ?? filled.find((cell) => /\d/.test(cell)) ?? "";
  const rest = withoutFirst(filled, price);
  const weight = rest.find((cell) => readTypedWeight(cell, "") !== null) ?? "";
  const [category = heading] = withoutFirst(rest, weight);
  return cut({ name, price, category, weight });
}

function withoutFirst(cells: readonly string[], cell: string): readonly string[] {
  const at = cells.indexOf(cell);
  return cells.filter((_, index) => index !== at);
}

/** "Плов — 1 350 руб.": thousands are separated only after a dash, because "Пельмени 12 350" are twelve for 350. */
const grouped = /^(.*\p{L}.*?)\s*[.…:–—-]\s*(\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?\s*(?:\p{Sc}|руб\.?|р\.?|rub)?)$/iu;
const plain = /^(.*\S)\s*[\s.…:–—-]\s*(\d+(?:[.,]\d{1,2})?\s*(?:\p{Sc}|руб\.?|р\.?|rub)?)$/iu;
/** "Борщ с говядиной 300 г". */
const weighed = /^(.*\p{L}.*?)[\s,(]+(\d{1,5}(?:[.,]\d{1,3})?\s?(?:г|гр|кг|мл|л|g|kg|ml|l))\.?\)?$/iu;

/** "Борщ с говядиной 300 г — 350 руб." */
function priceAtEnd(line: string): Pick<GuideDish, "name" | "price" | "weight"> | null {
  const [, before, price] = grouped.exec(line.trim()) ?? plain.exec(line.trim()) ?? [];
  if (before === undefined || price === undefined || !/\p{L}/u.test(before)) return null;
  const name = before.replace(/[\s.…:,–—-]+$/u, "");
  const [, bare, weight] = weighed.exec(name) ?? [];
  return bare === undefined || weight === undefined
    ? { name, price, weight: "" }
    : { name: bare.replace(/[\s,–—-]+$/u, ""), price, weight };
}

function cut({ name, price, category, weight }: GuideDish): GuideDish {
  return {
    name: short(name, "name"),
    price: short(price, "price"),
    category: short(category, "category"),
    weight: short(weight, "weight"),
  };
}

function short(text: string, field: keyof typeof GUIDE_DISH_TEXT): string {
  return text.slice(0, GUIDE_DISH_TEXT[field]);
}
