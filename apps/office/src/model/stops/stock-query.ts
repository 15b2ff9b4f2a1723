import {
  OFFICE_PATHS,
  StockCountSchema,
  StockSchema,
  type WireStock,
  type WireStockChange,
  type WireStockCount,
} from "@skatert/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api/api.ts";
import { type OfficeResult, requireAnswer } from "../../platform/api/office-error.ts";
import { queryClient } from "../../platform/api/query-client.ts";

/** `low`: counts that need attention; `all`: every count. */
export type StockView = "low" | "all";

/** Orders change the counts. */
const askAgainMs = 30_000;

/** Counted dishes of a branch, the most urgent first, at most 500 (STOP-4). */
export function stockQuery(branch: number, view: StockView, q: string) {
  return queryOptions({
    queryKey: ["stock", branch, view, q],
    refetchInterval: askAgainMs,
    queryFn: async ({ signal }): Promise<WireStock> => {
      const query = { branch_id: branch, view, q: q || null };
      return requireAnswer(await api.read(OFFICE_PATHS.stock, StockSchema, { query, signal }));
    },
  });
}

export async function changeStock(change: WireStockChange): Promise<OfficeResult<WireStockCount>> {
  const result = await api.change("POST", OFFICE_PATHS.stock, StockCountSchema, { body: change });
  await queryClient.invalidateQueries({ queryKey: ["stock", change.branch_id] });
  return result;
}
