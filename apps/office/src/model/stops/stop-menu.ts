import { OFFICE_PATHS, StopMenuSchema } from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import type { OfficeLanguage } from "../../i18n/language.ts";
import { api } from "../../platform/api/api.ts";
import { requireAnswer } from "../../platform/api/office-error.ts";
import { type StopSearch, stopSearch } from "./find-stop-options.ts";

const quarterHourMs = 900_000;

/**
 * The options that a branch can stop, indexed for the search, in the device's language. Cached for a quarter of an
 * hour, because a menu is large and seldom changes.
 */
export function stopMenuQuery(branch: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ["stop-menu", branch, language],
    staleTime: quarterHourMs,
    gcTime: quarterHourMs,
    queryFn: async ({ signal }): Promise<StopSearch> => {
      const query = { branch_id: branch, lang: language };
      return stopSearch(
        requireAnswer(await api.read(OFFICE_PATHS.stopMenu, StopMenuSchema, { query, signal })).options,
      );
    },
  });
}
