import { OFFICE_PATHS, StopMenuSchema } from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import type { OfficeLanguage } from "../../i18n/language.ts";
import { api } from "../../platform/api/api.ts";
import { requireAnswer } from "../../platform/api/office-error.ts";
import { type StopSearch, stopSearch } from "./find-stop-options.ts";

const quarterHourMs = 900_000;

/**
 * What a branch can stop, ready for searching, in the language of the device. Kept for a quarter of an hour, because a
 * menu changes seldom and is large.
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
