import {
  DiscardedSchema,
  OFFICE_PATHS,
  PublishedSchema,
  ReopenedSchema,
  UndoneSchema,
  UndoRefusedSchema,
  type WireUndoRefused,
} from "@skatert/contract";
import { api } from "../../platform/api/api.ts";
import type { OfficeError, OfficeResult } from "../../platform/api/office-error.ts";
import { refreshShopData } from "../entities/entity-calls.ts";

/** Publishes the draft at an instant, or now. `key` makes a retry of the same attempt harmless. */
export function publishDraft(at: string | null, key: string) {
  const body = at === null ? {} : { at };
  return refreshed(api.change("POST", OFFICE_PATHS.publish, PublishedSchema, { body, key }));
}

/** What to discard: an entity as "product:101", a release, or, if empty, the whole draft. */
export interface Discarding {
  readonly entity?: string;
  readonly release?: number;
}

/** The answer has the id that undoes it. */
export function discardChanges({ entity, release }: Discarding) {
  const query = new URLSearchParams({
    ...(entity === undefined ? {} : { entity }),
    ...(release === undefined ? {} : { release: String(release) }),
  });
  const path = query.size === 0 ? OFFICE_PATHS.draft : `${OFFICE_PATHS.draft}?${query}`;
  return refreshed(api.change("DELETE", path, DiscardedSchema));
}

/** Puts a scheduled, failed or discarded release back into the draft. */
export function reopenRelease(id: number) {
  return refreshed(api.change("POST", `${OFFICE_PATHS.releases}/${id}/reopen`, ReopenedSchema));
}

export function rescheduleRelease(id: number, at: string) {
  return refreshed(api.change("PATCH", `${OFFICE_PATHS.releases}/${id}`, PublishedSchema, { body: { at } }));
}

/**
 * Undoes a published change exactly, or is refused with reasons (EDIT-6). `password`: null unless the server requires it.
 */
export function undoChange(id: number, password: string | null) {
  const body = password === null ? {} : { password };
  return refreshed(api.change("POST", `${OFFICE_PATHS.history}/${id}/undo`, UndoneSchema, { body }));
}

/** Why an undo was refused; null: another failure, such as a lost connection. */
export function undoRefusal({ code, data }: OfficeError): WireUndoRefused | null {
  if (code !== "undo_refused") return null;
  const read = UndoRefusedSchema.safeParse(data);
  return read.success ? read.data : null;
}

/** Reloads the shown data, also after a refusal, because the data have changed. */
async function refreshed<Value>(call: Promise<OfficeResult<Value>>): Promise<OfficeResult<Value>> {
  const result = await call;
  await refreshShopData();
  return result;
}
