import type { WireProductRow } from "@skatert/contract";
import { applyEdits } from "./grid-edits.ts";
import type { SaverState } from "./grid-saver.ts";

/** The dishes with all pending edits applied. Dishes without an edit keep their objects. */
export function withPending(
  dishes: readonly WireProductRow[],
  pending: SaverState["pending"],
): readonly WireProductRow[] {
  const edits = pending.flatMap((step) => (step.kind === "edits" ? step.edits : []));
  if (edits.length === 0) return dishes;
  const known = new Map(dishes.map((dish) => [dish.id, dish]));
  const changed = applyEdits(known, edits).dishes;
  return dishes.map((dish) => changed.get(dish.id) ?? dish);
}
