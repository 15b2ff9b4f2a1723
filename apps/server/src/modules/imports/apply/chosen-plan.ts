import { withNeeded } from "../groups/needed-rows.ts";
import { type DishPlan, type FieldChange, type PlanKind, UNAPPLIED_KINDS } from "../plan/plan.ts";

export interface Choice {
  /** Rows to apply; null: those of `kinds`. Archived dishes have the row 0. */
  readonly rows: ReadonlySet<number> | null;
  /** Kinds of rows to apply; null: all. */
  readonly kinds: readonly PlanKind[] | null;
  /** Rows whose choice is the opposite of their kind's. */
  readonly except: ReadonlySet<number>;
  /** Whether the file's texts win where the shop changed too; otherwise the shop keeps its own. */
  readonly takeConflicts: boolean;
}

/** The plans that an import applies, with their changes. Rows with faults, and rows that are no dishes, are never applied. */
export function chosenPlans(
  plans: readonly DishPlan[],
  { rows, kinds, except, takeConflicts }: Choice,
): readonly DishPlan[] {
  // Unchanged rows write nothing, but their texts are the base of the next merge.
  const isOfKinds = (kind: PlanKind) => kinds === null || kind === "unchanged" || kinds.includes(kind);
  const isWanted = ({ row, kind }: DishPlan) => isOfKinds(kind) !== except.has(row);
  const isChosen = (plan: DishPlan) =>
    !UNAPPLIED_KINDS.includes(plan.kind) && (rows === null ? isWanted(plan) : rows.has(plan.row));
  const isTaken = ({ conflict }: FieldChange) => conflict === null || takeConflicts;
  return withNeeded(plans, plans.filter(isChosen)).map((plan) => {
    const changes = plan.changes.filter(isTaken);
    const isKept = plan.kind === "changed" && changes.length === 0 && plan.sizes.every(({ id }) => id !== null);
    return { ...plan, changes, kind: isKept ? "unchanged" : plan.kind };
  });
}

/** Every row, with the file's texts where the shop changed too. */
export const wholeFile: Choice = { rows: null, kinds: null, except: new Set(), takeConflicts: true };
