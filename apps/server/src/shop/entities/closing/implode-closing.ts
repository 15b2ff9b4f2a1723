import type { Documents } from "../entity.ts";
import { type EntityChanges, type Imploded, implode } from "../implode.ts";
import { menusOfChanges, withoutEqualMenus } from "../own-menus/begun-menus.ts";
import { withoutBegun } from "../own-menus/own-menu.ts";
import { closedBranches } from "./closed-branches.ts";
import { closingEffects } from "./closing-effects.ts";

/**
 * Writes entities into the documents of a shop, like `implode`, removes closed branches from everything that refers to
 * them, and writes the menus of branches that begin or give up prices of their own. This happens here and not in the
 * draft, so that it is one change and also covers what is added later.
 */
export function implodeClosing(present: Documents, wanted: EntityChanges): Imploded {
  const changes = withoutEqualMenus(wanted, present);
  const first = implode(present, withoutBegun(changes, present));
  const after = withWritten(present, first.changed);
  const closed = closedBranches(changes, after);
  const more = closed === null ? none : implode(after, closingEffects(after, closed).changes);
  const menus = menusOfChanges(present, withWritten(after, more.changed), changes);
  return {
    changed: new Map([...first.changed, ...more.changed, ...menus]),
    unplaced: [...new Set([...first.unplaced, ...more.unplaced])],
  };
}

const none: Imploded = { changed: new Map(), unplaced: [] };

/** The documents with the written ones; undefined: the document is removed. */
export function withWritten(present: Documents, changed: Imploded["changed"]): Documents {
  const after = new Map(present);
  for (const [name, content] of changed) {
    if (content === undefined) after.delete(name);
    else after.set(name, content);
  }
  return after;
}
