import { DraftSchema, OFFICE_PATHS, type WireDraft } from "@skatert/contract";
import { api } from "../../platform/api/api.ts";
import type { OfficeResult } from "../../platform/api/office-error.ts";
import { refreshShopData } from "../entities/entity-calls.ts";

/** Discards a dish's changes in the draft. Guests keep the published version. */
export async function discardDish(id: string): Promise<OfficeResult<WireDraft>> {
  const path = `${OFFICE_PATHS.draft}?entity=${encodeURIComponent(`product:${id}`)}`;
  const result = await api.change("DELETE", path, DraftSchema);
  if (result.ok) void refreshShopData();
  return result;
}
