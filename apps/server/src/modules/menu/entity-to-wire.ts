import type { WireEntity, WireEntityRef, WireFieldConflict } from "@skatert/contract";
import { isoTime } from "../../ports/clock.ts";
import type { EntityView } from "../../shop/drafts/draft-view.ts";
import type { FieldConflict } from "../../shop/entities/delta.ts";
import { type EntityKey, readKey } from "../../shop/entities/entity.ts";

/** An entity's reference in lists and faults. Content is identified by document and id: "banners/5". */
export function refToWire(key: EntityKey, name: string): WireEntityRef {
  const { kind, id } = readKey(key) ?? { kind: "document", id: key };
  return { kind, id, name };
}

export function entityToWire(view: EntityView): WireEntity {
  const { key, name, state, version, facets, published, conflicts, draft } = view;
  return {
    ...refToWire(key, name),
    state,
    etag: version,
    facets: { ...facets },
    published: draft === null || published === null ? null : { ...published },
    conflicts: conflicts.map(conflictToWire),
    draft: draft === null ? null : { by: draft.by.name, at: isoTime(draft.at) },
  };
}

export function conflictToWire({ facet, path, base, mine, theirs }: FieldConflict): WireFieldConflict {
  return {
    facet,
    path: [...path],
    ...(base === undefined ? {} : { base }),
    ...(mine === undefined ? {} : { mine }),
    ...(theirs === undefined ? {} : { theirs }),
  };
}
