import type { WireStopOption } from "@skatert/contract";
import { buildSearchIndex, noStatements, type SearchIndex, searchMenu } from "@skatert/domain";

const maxFound = 30;

export interface StopSearch {
  readonly options: readonly WireStopOption[];
  readonly index: SearchIndex;
}

/** Indexes the options for the search, once per menu. */
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

/** The best 30 options for a typed text. Tolerates typing errors and the wrong keyboard layout. */
export function findStopOptions({ options, index }: StopSearch, query: string): readonly WireStopOption[] {
  return searchMenu(index, query)
    .ids.slice(0, maxFound)
    .flatMap((id) => options[id] ?? []);
}
