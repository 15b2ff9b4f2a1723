import type { WireEntity, WireFieldConflict } from "@skatert/contract";

/** Whether a conflict is with a part of the entity that is no longer published. */
export function mayBeOutOfShop(conflicts: readonly WireFieldConflict[]): boolean {
  return conflicts.some(({ path, mine, theirs }) => path.length === 0 && mine !== undefined && theirs === undefined);
}

/**
 * Whether an entity that the draft edits is no longer in the shop, and no choice of fields can bring it back: the draft
 * has only the edited fields, and closing a branch also changed what named it. An undo in the history restores both.
 */
export function isOutOfShop({ kind, state, published }: Pick<WireEntity, "kind" | "state" | "published">): boolean {
  if (kind === "branch" && state === "archived") return true;
  return state === "removed" && published === null;
}
