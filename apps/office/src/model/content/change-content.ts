import type { WireEntity } from "@skatert/contract";
import { EntitySchema } from "@skatert/contract";
import { api } from "../../platform/api/api.ts";
import type { OfficeError, OfficeResult } from "../../platform/api/office-error.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import {
  asRemoval,
  createEntity,
  patchEntity,
  type RemovalResult,
  refreshShopData,
  removeEntity,
} from "../entities/entity-calls.ts";
import { entityPath } from "../entities/entity-path.ts";
import { entityQuery } from "../entities/entity-query.ts";
import type { ContentDocument } from "./content-fields.ts";
import type { ContentKind } from "./content-kinds.ts";
import { newEntry } from "./new-entry.ts";
import { POPUPS, popupsInOrder, withoutPopup, withPopup } from "./popup-list.ts";

/** `id`: the entry's id in its list. */
export type Added = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly error: OfficeError };

/** Adds an entry to its document, in the draft. `key` makes a retry of the same attempt harmless. */
export async function addEntry(
  kind: ContentKind,
  document: ContentDocument,
  title: string,
  key: string,
): Promise<Added> {
  const facets = { [document]: newEntry(kind, title, today()) };
  const result = await createEntity("content", { facets }, { key, content: document });
  return result.ok ? { ok: true, id: result.value.id.slice(document.length + 1) } : result;
}

/** Removes an entry from the site with the next publication. */
export async function removeEntry(id: string): Promise<RemovalResult> {
  const address = { kind: "content", id } as const;
  const present = await api.read(entityPath(address), EntitySchema);
  if (present.ok) return removeEntity(address, present.value.etag);
  await refreshShopData();
  return asRemoval(present);
}

export async function addPopup(kind: ContentKind, entity: WireEntity, title: string): Promise<Added> {
  const { id, patch } = withPopup(entity.facets, newEntry(kind, title, today()));
  const result = await patchEntity(POPUPS, entity.etag, patch);
  return result.ok ? { ok: true, id } : result;
}

export function removePopup(entity: WireEntity, id: string): Promise<OfficeResult<WireEntity>> {
  return patchEntity(POPUPS, entity.etag, withoutPopup(entity.facets, id));
}

/** `opened`: the popups that are shown. A move right before this one has made newer ones. */
export function reorderPopups(opened: WireEntity, ids: readonly string[]): Promise<OfficeResult<WireEntity>> {
  const entity = queryClient.getQueryData(entityQuery(POPUPS).queryKey) ?? opened;
  return patchEntity(POPUPS, entity.etag, popupsInOrder(entity.facets, ids));
}

/** Today's date on the person's clock, for a new article. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
