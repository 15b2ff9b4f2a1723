import { catalogCalls, createCallContext, requireValue, type ShopSettings, settingsCalls } from "@skatert/contract";
import { indexCatalog, type WarehouseId } from "@skatert/domain";
import { queryOptions } from "@tanstack/react-query";
import type { OfficeLanguage } from "../../i18n/language.ts";
import { type StopSearch, stopSearch } from "./find-stop-options.ts";
import { type StoppableBranch, stopOptions } from "./stop-options.ts";

const quarterHourMs = 900_000;

/**
 * What a branch can stop, ready for searching: from the shop's public catalogue in the language of the device. Kept
 * for a quarter of an hour, because a menu changes seldom and is large.
 */
export function stopMenuQuery(branch: StoppableBranch, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ["stop-menu", branch.id, language],
    staleTime: quarterHourMs,
    gcTime: quarterHourMs,
    queryFn: async ({ signal }): Promise<StopSearch> => {
      const send = (url: string, init?: RequestInit) => fetch(url, { ...init, signal });
      const context = createCallContext({ fetch: send, baseUrl: "/api", language });
      const now = Date.now();
      const settings = requireValue(await settingsCalls(context).all(now));
      const file = fileOf(settings, branch.id);
      const calls = catalogCalls(context);
      const answer = file.priceFile === null ? calls.file(file.name, now) : calls.priceFile(file.priceFile, now);
      const catalog = indexCatalog(requireValue(await answer));
      return stopSearch(stopOptions({ catalog, settings }, branch));
    },
  });
}

/** A branch with prices of its own has a menu of its own; a fragmented menu is whole only in the full file. */
function fileOf({ locations, flags }: ShopSettings, branch: WarehouseId) {
  const priceFile = locations.find(({ warehouseIds }) => warehouseIds.includes(branch))?.priceFile ?? null;
  return { priceFile, name: flags.fragmentedCatalog ? ("full" as const) : ("main" as const) };
}
