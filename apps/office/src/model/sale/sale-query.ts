import { BranchSaleSchema, officeBranchPath } from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import type { OfficeLanguage } from "../../i18n/language.ts";
import { api } from "../../platform/api/api.ts";
import { requireAnswer } from "../../platform/api/office-error.ts";
import { type Sale, saleFromWire } from "./sale.ts";

const quarterHourMs = 900_000;

/** What staff can write into an order of a branch. Cached for a quarter of an hour: the server checks every dish again. */
export function saleQuery(branch: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ["branch-sale", branch, language],
    staleTime: quarterHourMs,
    gcTime: quarterHourMs,
    queryFn: async ({ signal }): Promise<Sale> => {
      const query = { lang: language };
      return saleFromWire(
        requireAnswer(await api.read(officeBranchPath(branch, "sale"), BranchSaleSchema, { query, signal })),
      );
    },
  });
}
