import {
  IMPORT_VERDICTS,
  ImportListSchema,
  type ImportRowKind,
  ImportSchema,
  ImportTableSchema,
  type ImportVerdict,
  OFFICE_PATHS,
  type WireImport,
  type WireImportList,
  type WireImportTable,
} from "@skatert/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { OfficeLanguage } from "../../i18n/language.ts";
import { api } from "../../platform/api/api.ts";
import { requireAnswer } from "../../platform/api/office-error.ts";

/** First key of all queries about imports. */
export const IMPORTS = "imports";

/** Poll interval while an import is running, milliseconds. */
const workingMs = 700;
const rowsAtOnce = 200;

/** Filter of an import's rows. */
export type RowFilter = ImportRowKind | ImportVerdict | "conflicts" | "all";

export function isAtWork({ state }: Pick<WireImport, "state">): boolean {
  return state === "planning" || state === "applying";
}

/** An import without its rows; polled while it is being checked or applied. */
export function importQuery(id: number) {
  return queryOptions({
    queryKey: [IMPORTS, "one", id],
    // Its undo may have been undone in the history a moment ago.
    refetchOnMount: "always",
    queryFn: ({ signal }): Promise<WireImport> => readImport(id, { limit: "1" }, signal),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isAtWork(data) ? workingMs : false),
  });
}

/** The rows of an import, page by page. `judging` identifies one check of the file. */
export function importRowsQuery(id: number, filter: RowFilter, judging: string) {
  return infiniteQueryOptions({
    queryKey: [IMPORTS, "rows", id, filter, judging],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }): Promise<WireImport> =>
      readImport(id, { ...queryOf(filter), after: String(pageParam), limit: String(rowsAtOnce) }, signal),
    getNextPageParam: ({ next }) => next,
  });
}

function isVerdict(filter: RowFilter): filter is ImportVerdict {
  return IMPORT_VERDICTS.some((verdict) => verdict === filter);
}

function queryOf(filter: RowFilter): Readonly<Record<string, string>> {
  if (filter === "all") return {};
  if (filter === "conflicts") return { conflicts: "1" };
  return isVerdict(filter) ? { verdict: filter } : { kind: filter };
}

async function readImport(id: number, query: Readonly<Record<string, string>>, signal: AbortSignal) {
  return requireAnswer(await api.read(`${OFFICE_PATHS.imports}/${id}`, ImportSchema, { query, signal }));
}

/** The first rows of an import's file, and the fields for its columns. */
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
  refetchOnMount: "always",
  initialPageParam: null as number | null,
  queryFn: async ({ pageParam, signal }): Promise<WireImportList> =>
    requireAnswer(await api.read(OFFICE_PATHS.imports, ImportListSchema, { query: { before: pageParam }, signal })),
  getNextPageParam: ({ next }) => next,
});
