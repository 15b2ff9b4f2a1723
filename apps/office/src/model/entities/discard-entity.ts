import { DraftSchema, OFFICE_PATHS } from "@skatert/contract";
import { api } from "../../platform/api/api.ts";
import { refreshShopData } from "./entity-calls.ts";
import type { EntityAddress } from "./entity-path.ts";

/** Discards the draft of one entity. Guests keep the published version (EDIT-5). */
export async function discardEntity({ kind, id }: EntityAddress) {
  const path = `${OFFICE_PATHS.draft}?entity=${encodeURIComponent(`${kind}:${id}`)}`;
  const result = await api.change("DELETE", path, DraftSchema);
  await refreshShopData();
  return result;
}
