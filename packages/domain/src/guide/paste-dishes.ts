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

const money = "\\s*(?:\\p{Sc}|руб\\.?|р\\.?|rub)?";
/** Leaders and separators between the parts of a line: "Борщ ........ 300 г / 350 ₽". */
const between = "[\\s.…:/|•·–—-]";
/** "Плов — 1 350 руб.": thousands are separated only after a dash, because "Пельмени 12 350" are twelve for 350. */
const grouped = new RegExp(`^(.*\\p{L}.*?)\\s*[.…:/|–—-]\\s*(\\d{1,3}(?: \\d{3})+(?:[.,]\\d{1,2})?${money})$`, "iu");
const plain = new RegExp(`^(.*\\S)\\s*${between}\\s*(\\d+(?:[.,]\\d{1,2})?${money})$`, "iu");
const weight = "\\d{1,5}(?:[.,]\\d{1,3})?\\s?(?:г|гр|кг|мл|л|g|kg|ml|l)";
/** "Борщ с говядиной 300 г". */
const weighed = new RegExp(`^(.*\\p{L}.*?)[\\s,(.…:/|•·–—-]+(${weight})\\.?\\)?$`, "iu");

/** "Борщ с говядиной 300 г — 350 руб.", or the price before the weight: "Борщ ..... 350 ₽ / 300 г". */
function priceAtEnd(line: string): Pick<GuideDish, "name" | "price" | "weight"> | null {
  const [, start, last] = weighed.exec(line.trim()) ?? [];
  const early = start === undefined ? null : splitPrice(start);
  if (early !== null && last !== undefined && /[^\d\s]$/.test(early.price)) return { ...early, weight: last };
  const found = splitPrice(line);
  if (found === null) return null;
  const [, name, weight] = weighed.exec(found.name) ?? [];
  if (name === undefined || weight === undefined) return { ...found, weight: "" };
  return { name: withoutLeaders(name), price: found.price, weight };
}

function splitPrice(line: string): Pick<GuideDish, "name" | "price"> | null {
  const text = line.trim();
  const [, before, price] = grouped.exec(text) ?? plain.exec(text) ?? [];
  if (before === undefined || price === undefined || !/\p{L}/u.test(before)) return null;
  return { name: withoutLeaders(before), price };
}

function withoutLeaders(name: string): string {
  return name.replace(/[\s.…:,/|•·–—-]+$/u, "");
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
