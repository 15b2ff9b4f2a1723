import { type Choice, chosenPlans } from "../apply/chosen-plan.ts";
import { picturesToFetch } from "../apply/picture-addresses.ts";
import type { DishPlan, PlanKind } from "../plan/plan.ts";
import type { ImportRow } from "../store/import-store.ts";

/** The choice of the caller of `apply`. */
export interface StoredChoice {
  /** Null: the rows of `kinds`. */
  readonly rows: readonly number[] | null;
  /** Null: all kinds. */
  readonly kinds: readonly PlanKind[] | null;
  readonly except: readonly number[];
  readonly takeConflicts: boolean;
}

export function choiceOf({ chosen }: Pick<ImportRow, "chosen">): Choice {
  return inSets({ rows: null, kinds: null, except: [], takeConflicts: false, ...JSON.parse(chosen ?? "{}") });
}

function inSets({ rows, except, ...choice }: StoredChoice): Choice {
  return { ...choice, rows: rows && new Set(rows), except: new Set(except) };
}

/** Addresses of the pictures that a choice needs, without repeats. The plans come in pages, so that none blocks others. */
export async function picturesOf(
  pages: AsyncIterable<readonly DishPlan[]>,
  choice: StoredChoice,
): Promise<readonly string[]> {
  const chosen = inSets(choice);
  const addresses = new Set<string>();
  for await (const plans of pages)
    for (const address of picturesToFetch(chosenPlans(plans, chosen))) addresses.add(address);
  return [...addresses];
}
