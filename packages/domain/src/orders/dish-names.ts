import { foldText } from "../search/fold-text.ts";

const longestName = 200;

/** The fields of an order's line that a search for dishes reads. */
export interface NamedLine {
  readonly name: string;
  readonly supplements: readonly { readonly name: string }[];
}

/** The folded names of the dishes and supplements of an order, each once (BOARD-5). */
export function dishNames(lines: readonly NamedLine[]): readonly string[] {
  const names = lines.flatMap((line) => [line.name, ...line.supplements.map(({ name }) => name)]);
  return [...new Set(names.map((name) => foldText(name).slice(0, longestName)))].filter((name) => name !== "");
}
