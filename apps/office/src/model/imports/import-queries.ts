import {
  ImportListSchema,
  type ImportRowKind,
  ImportSchema,
  ImportTableSchema,
  OFFICE_PATHS,
  type WireImport,
  type WireImportList,
  type WireImportTable,
} from "@skatert/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { OfficeLanguage } from "../../i18n/language.ts";
import { api } from "../../platform/api/api.ts";
import { requireAnswer } from "../../platform/api/office-error.ts";

/** First word of the keys of everything about imports. */
export const IMPORTS = "imports";

/** How often an import at work is asked for, milliseconds. */
const workingMs = 700;
const rowsAtOnce = 200;

/** What of an import's rows is shown. */
export type RowFilter = ImportRowKind | "conflicts" | "all";

export function isAtWork({ state }: Pick<WireImport, "state">): boolean {
  return state === "planning" || state === "applying";
}

/** An import without its rows; asked for again and again while it is judged or applied. */
export function importQuery(id: number) {
  return queryOptions({
    queryKey: [IMPORTS, "one", id],
    queryFn: ({ signal }): Promise<WireImport> => readImport(id, { limit: "1" }, signal),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isAtWork(data) ? workingMs : false),
  });
}

/** The rows of an import, page by page. `version` tells one judging from the next. */
export function importRowsQuery(id: number, filter: RowFilter, version: string) {
  return infiniteQueryOptions({
    queryKey: [IMPORTS, "rows", id, filter, version],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }): Promise<WireImport> =>
      readImport(id, { ...queryOf(filter), after: String(pageParam), limit: String(rowsAtOnce) }, signal),
    getNextPageParam: ({ next }) => next,
  });
}

function queryOf(filter: RowFilter): Readonly<Record<string, string>> {
  if (filter === "all") return {};
  return filter === "conflicts" ? { conflicts: "1" } : { kind: filter };
}

async function readImport(id: number, query: Readonly<Record<string, string>>, signal: AbortSignal) {
  return requireAnswer(await api.read(`${OFFICE_PATHS.imports}/${id}`, ImportSchema, { query, signal }));
}

/** The beginning of an import's file, and the fields that its columns can have. */
export function importTableQuery(id: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: [IMPORTS, "table", id, language],
    queryFn: async ({ signal }): Promise<WireImportTable> => {
      const path = `${OFFICE_PATHS.imports}/${id}/table`;
      return requireAnswer(await api.read(path, ImportTableSchema, { query: { lang: language }, signal }));
    },
  });
}

/** Earlier imports, newest first, page by page. */
export const importListQuery = infiniteQueryOptions({
  queryKey: [IMPORTS, "list"],
  initialPageParam: null as number | null,
  queryFn: async ({ pageParam, signal }): Promise<WireImportList> =>
    requireAnswer(await api.read(OFFICE_PATHS.imports, ImportListSchema, { query: { before: pageParam }, signal })),
  getNextPageParam: ({ next }) => next,
});
