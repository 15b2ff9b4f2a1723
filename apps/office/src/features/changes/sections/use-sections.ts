import type { WireEntity } from "@skatert/contract";
import { useQueries } from "@tanstack/react-query";
import { entityQuery } from "../../../model/entities/entity-query.ts";

interface AskedSections {
  /** By id; null until all have loaded. */
  readonly entities: Readonly<Record<string, WireEntity>> | null;
  /** Null: no error. */
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** Settings sections with the draft applied, including those that the shop does not have yet. */
export function useSections(ids: readonly string[]): AskedSections {
  const asked = useQueries({ queries: ids.map((id) => entityQuery({ kind: "settings", id })) });
  const known = ids.flatMap((id, at) => {
    const entity = asked[at]?.data;
    return entity === undefined ? [] : [[id, entity] as const];
  });
  return {
    entities: known.length === ids.length ? Object.fromEntries(known) : null,
    error: asked.find(({ isError }) => isError)?.error ?? null,
    isFetching: asked.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const each of asked) if (each.isError) void each.refetch();
    },
  };
}
