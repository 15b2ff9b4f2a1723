import type { WireStopOption } from "@skatert/contract";
import { buildSearchIndex, noStatements, type SearchIndex, searchMenu } from "@skatert/domain";

const maxFound = 30;

export interface StopSearch {
  readonly options: readonly WireStopOption[];
  readonly index: SearchIndex;
}

/** Prepares the options for searching, once per menu. */
export function stopSearch(options: readonly WireStopOption[]): StopSearch {
  const index = buildSearchIndex(
    options.map(({ name, within }, id) => ({
      id,
      name,
      aliases: [],
      labels: within === null ? [] : [within],
      composition: "",
      statements: noStatements,
    })),
  );
  return { options, index };
}

/** The options for a typed text, the best first, at most 30: typing errors and the wrong keyboard are forgiven. */
export function findStopOptions({ options, index }: StopSearch, query: string): readonly WireStopOption[] {
  return searchMenu(index, query)
    .ids.slice(0, maxFound)
    .flatMap((id) => options[id] ?? []);
}
