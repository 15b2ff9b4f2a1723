import { isFields } from "@skatert/domain";
import type { Tx } from "../../database/tables.ts";
import { Refusal } from "../../input/refusal.ts";
import type { Call } from "../../repeats/call.ts";
import type { Json } from "../documents/json.ts";
import { deltaOf, type EntityDelta, type FieldConflict } from "../entities/delta.ts";
import type { Documents, EntityKey, Facets } from "../entities/entity.ts";
import { entityIn } from "../entities/entity-in.ts";
import { entityName } from "../entities/entity-name.ts";
import {
  countDraftEntities,
  deleteDraftEntity,
  findDraftEntity,
  maxDraftEntities,
  putDraftEntity,
} from "./draft-store.ts";
import { type EntityView, viewOf } from "./draft-view.ts";
import { type Editor, insertRelease, openDraft } from "./release-store.ts";

/** The open draft during an edit, with the shop's lock held. */
export interface DraftWork {
  readonly tx: Tx;
  /** The published documents. */
  readonly documents: Documents;
  view(key: EntityKey): Promise<EntityView | null>;
  /**
   * Sets an entity's new state; null: it will be removed. `settled`: fields as "facet field" whose conflict the editor
   * has seen. Throws a 422 if the draft is full.
   */
  put(key: EntityKey, next: Facets | null, settled?: ReadonlySet<string>): Promise<EntityView | null>;
}

export function draftFull(): Refusal {
  return new Refusal("draft_refused", "The draft is full: publish it first", { reason: "too-many-changes" });
}

export interface Editing {
  readonly by: Editor;
  readonly now: number;
  /** The call that edits; null: it cannot be repeated. */
  readonly call: Call | null;
}

export function draftWork(tx: Tx, documents: Documents, { by, now }: Editing): DraftWork {
  let release: number | null = null;

  async function draftOf(key: EntityKey) {
    release ??= (await openDraft(tx))?.id ?? null;
    return release === null ? null : findDraftEntity(tx, release, key);
  }

  async function view(key: EntityKey): Promise<EntityView | null> {
    return viewOf(key, entityIn(documents, key), await draftOf(key));
  }

  async function put(key: EntityKey, next: Facets | null, settled: ReadonlySet<string> = new Set()) {
    const before = await view(key);
    const published = before?.published ?? null;
    const delta = wantedDelta(before, next, settled);
    release ??= await insertRelease(tx, "draft", by, now);
    if (delta === null) await deleteDraftEntity(tx, release, key);
    else {
      if (before?.draft == null && (await countDraftEntities(tx, release)) >= maxDraftEntities) throw draftFull();
      const name = entityName(key, next ?? published);
      await putDraftEntity(tx, release, { key, name, delta, by, at: now });
    }
    return view(key);
  }

  return { tx, documents, view, put };
}

/** The draft's entry for an entity with the new state `next`; null: none, because it equals the published state. */
export function wantedDelta(
  before: EntityView | null,
  next: Facets | null,
  settled: ReadonlySet<string>,
): EntityDelta | null {
  const open = (before?.conflicts ?? []).filter((conflict) => !isSettled(conflict, settled));
  return deltaOf(asConflicted(before?.published ?? null, open, before?.draft?.delta ?? {}), next);
}

function isSettled({ facet, path }: FieldConflict, settled: ReadonlySet<string>): boolean {
  return settled.has(`${facet} `) || settled.has(`${facet} ${path[0] ?? ""}`);
}

/**
 * The published entity with the former value of each contested field, so that the conflict stays until it is settled.
 */
export function asConflicted(
  published: Facets | null,
  conflicts: readonly FieldConflict[],
  draft: EntityDelta,
): Facets | null {
  const facets: Record<string, Json> = { ...published };
  for (const { facet, path } of conflicts) {
    const before = draft[facet]?.before ?? null;
    const [field] = path;
    const content = facets[facet];
    if (field === undefined || before === null || "whole" in before || !isFields(content)) {
      if (before === null) delete facets[facet];
      else facets[facet] = "whole" in before ? before.whole : before.fields;
    } else {
      const { [field]: _present, ...others } = content;
      const former = before.fields[field];
      facets[facet] = former === undefined ? others : { ...content, [field]: former };
    }
  }
  return Object.keys(facets).length === 0 ? null : facets;
}
