import { readRecord, readText } from "@skatert/contract";

/**
 * The menu of two catalogue files, as JSON text: what the first lacks is added from the second (STATE-2). Of what is in
 * both, the first is taken.
 */
export function mergedMenus(first: string, second: string): string {
  if (first === second) return first;
  const [known, later] = [rowsOf(first), rowsOf(second)];
  const laterById = new Map(later.map((category) => [idOf(category), category]));
  const knownIds = new Set(known.map(idOf));
  return JSON.stringify([
    ...known.map((category) => withMore(category, laterById.get(idOf(category)))),
    ...later.filter((category) => !knownIds.has(idOf(category))),
  ]);
}

function withMore(category: unknown, later: unknown): unknown {
  const dishes = dishesOf(category);
  const known = new Set(dishes.map(idOf));
  const more = dishesOf(later).filter((dish) => !known.has(idOf(dish)));
  return more.length === 0 ? category : { ...readRecord(category), products: [...dishes, ...more] };
}

function dishesOf(category: unknown): readonly unknown[] {
  const { products } = readRecord(category);
  return Array.isArray(products) ? products : [];
}

function rowsOf(text: string): readonly unknown[] {
  const rows: unknown = JSON.parse(text);
  return Array.isArray(rows) ? rows : [];
}

function idOf(row: unknown): string {
  return readText(readRecord(row)["id"]);
}
