import type { Documents } from "../entity.ts";
import { type EntityChanges, type Imploded, implode } from "../implode.ts";
import { closedBranches } from "./closed-branches.ts";
import { closingEffects } from "./closing-effects.ts";

/**
 * Writes entities into the documents of a shop, like `implode`, and removes closed branches from everything that refers
 * to them. This happens here and not when a branch is closed in the draft, so that closing is one change and also
 * covers terms that are added later.
 */
export function implodeClosing(present: Documents, changes: EntityChanges): Imploded {
  const first = implode(present, changes);
  const after = withWritten(present, first.changed);
  const closed = closedBranches(changes, after);
  if (closed === null) return first;
  const more = implode(after, closingEffects(after, closed).changes);
  return {
    changed: new Map([...first.changed, ...more.changed]),
    unplaced: [...new Set([...first.unplaced, ...more.unplaced])],
  };
}

/** The documents with the written ones; undefined: the document is removed. */
export function withWritten(present: Documents, changed: Imploded["changed"]): Documents {
  const after = new Map(present);
  for (const [name, content] of changed) {
    if (content === undefined) after.delete(name);
    else after.set(name, content);
  }
  return after;
}
