import { EntitySchema, type WireEntityPatch, type WireNewEntity } from "@skatert/contract";
import { api } from "../../platform/api/api.ts";
import { changeKey } from "../../platform/api/change-key.ts";
import type { OfficeError } from "../../platform/api/office-error.ts";
import { createEntity, patchEntity } from "./entity-calls.ts";
import { type EntityKind, entityPath } from "./entity-path.ts";
import { fieldsIn, isSame } from "./read-fields.ts";

interface MadeEntity {
  readonly id: string;
  readonly etag: string;
  /** What it may hold: the last confirmed content, and contents whose answers were lost. */
  readonly contents: readonly WireNewEntity[];
}

/** What an attempt has added so far, by step, so that a press after a failure adds nothing twice (MENU-21). */
export interface Progress {
  /** Additions that may have been made without an answer. */
  readonly sent: Map<string, { readonly key: string; readonly entity: WireNewEntity }>;
  readonly made: Map<string, MadeEntity>;
}

export function newProgress(): Progress {
  return { sent: new Map(), made: new Map() };
}

export type Made<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: OfficeError };

/** Answers of a server that has read the content and does not take it. */
const REFUSED: ReadonlySet<number | null> = new Set([400, 413, 422]);

/** Adds an entity unless the attempt has added it, which then gets the content. Returns its id. */
export async function madeAs(
  step: string,
  kind: EntityKind,
  entity: WireNewEntity,
  progress: Progress,
): Promise<Made<string>> {
  const { sent, made } = progress;
  if (made.has(step)) return corrected(step, kind, entity, progress);
  // The first content again under its key: the answer tells whether it was added.
  const first = sent.get(step) ?? { key: changeKey(), entity };
  const isRepeat = sent.has(step);
  sent.set(step, first);
  const result = await createEntity(kind, first.entity, { key: first.key });
  if (!result.ok) {
    if (!REFUSED.has(result.error.status)) return result;
    sent.delete(step);
    return isRepeat ? madeAs(step, kind, entity, progress) : result;
  }
  const { id, etag } = result.value;
  made.set(step, { id, etag, contents: [first.entity] });
  return corrected(step, kind, entity, progress);
}

async function corrected(
  step: string,
  kind: EntityKind,
  entity: WireNewEntity,
  { made }: Progress,
): Promise<Made<string>> {
  const known = made.get(step);
  if (known === undefined) throw new Error(`nothing made: ${step}`);
  const { id, contents } = known;
  const patch = differences(contents, entity);
  if (patch === null) return { ok: true, value: id };
  const address = { kind, id };
  let { etag } = known;
  if (contents.length > 1) {
    const present = await api.read(entityPath(address), EntitySchema);
    if (!present.ok) return present;
    etag = present.value.etag;
  }
  made.set(step, { id, etag, contents: [...contents, entity] });
  const result = await patchEntity(address, etag, patch);
  if (!result.ok) return result;
  made.set(step, { id, etag: result.value.etag, contents: [entity] });
  return { ok: true, value: id };
}

/** The patch that makes any of the contents the wanted one. Null: none. */
function differences(contents: readonly WireNewEntity[], { facets }: WireNewEntity): WireEntityPatch | null {
  const set: Record<string, Record<string, unknown>> = {};
  const unset: Record<string, string[]> = {};
  for (const [facet, content] of Object.entries(facets)) {
    const wanted = fieldsIn(content);
    const before = contents.map((each) => fieldsIn(each.facets[facet]));
    const changed = Object.entries(wanted).filter(([field, value]) =>
      before.some((fields) => !isSame(fields[field], value)),
    );
    if (changed.length > 0) set[facet] = Object.fromEntries(changed);
    const gone = new Set(before.flatMap(Object.keys).filter((field) => !(field in wanted)));
    if (gone.size > 0) unset[facet] = [...gone];
  }
  const drop = [...new Set(contents.flatMap((each) => Object.keys(each.facets)))].filter((facet) => !(facet in facets));
  const isNone = [set, unset, drop].every((part) => Object.keys(part).length === 0);
  return isNone ? null : { set, unset, drop };
}
