import type { Documents } from "../entity.ts";
import { type EntityChanges, type Imploded, implode } from "../implode.ts";
import { closedBranches } from "./closed-branches.ts";
import { closingEffects } from "./closing-effects.ts";

/**
 * Writes entities into the documents of a shop, as `implode` does, and takes closed branches out of everything that
 * names them. That is decided here and not when somebody closes a branch in the draft, so that closing is one change,
 * and terms that are added later go too.
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

/** The documents with those that were written; undefined: the document is gone. */
export function withWritten(present: Documents, changed: Imploded["changed"]): Documents {
  const after = new Map(present);
  for (const [name, content] of changed) {
    if (content === undefined) after.delete(name);
    else after.set(name, content);
  }
  return after;
}
