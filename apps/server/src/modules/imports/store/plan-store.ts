import type { Db, Tx } from "../../../database/tables.ts";
import type { TakeTurn } from "../../../jobs/slices.ts";
import { type DishPlan, UNAPPLIED_KINDS } from "../plan/plan.ts";

const rowsAtOnce = 100;

export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly archived: number;
  readonly faults: number;
  readonly conflicts: number;
  readonly sections: number;
  readonly skipped: number;
  /** Dishes of another system's menu by their verdict. */
  readonly exact: number;
  readonly simplified: number;
  readonly impossible: number;
}

export const noCounts: ImportCounts = {
  added: 0,
  changed: 0,
  unchanged: 0,
  archived: 0,
  faults: 0,
  conflicts: 0,
  sections: 0,
  skipped: 0,
  exact: 0,
  simplified: 0,
  impossible: 0,
};

/** Replaces the plan of an import; a repeated job writes the same rows. */
export async function writePlans(tx: Tx, id: number, plans: readonly DishPlan[]): Promise<void> {
  await tx.deleteFrom("import_rows").where("import_id", "=", id).execute();
  for (let from = 0; from < plans.length; from += rowsAtOnce) {
    const rows = plans.slice(from, from + rowsAtOnce).map((plan, index) => ({
      import_id: id,
      position: from + index + 1,
      kind: plan.kind,
      has_conflict: hasConflict(plan) ? (1 as const) : (0 as const),
      plan: JSON.stringify(plan),
    }));
    await tx.insertInto("import_rows").values(rows).execute();
  }
}

/** The plans of an import that can be applied, in the order of the file: a page at a time, in slices. */
export async function* pagesOfPlans(db: Db, id: number, takeTurn: TakeTurn): AsyncGenerator<readonly DishPlan[]> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("import_rows")
      .select(["position", "plan"])
      .where("import_id", "=", id)
      .where("kind", "not in", [...UNAPPLIED_KINDS])
      .where("position", ">", after)
      .orderBy("position")
      .limit(rowsAtOnce)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(({ plan }): DishPlan => JSON.parse(plan));
    after = last.position;
    await takeTurn();
  }
}

/** All plans of `pagesOfPlans` at once. */
export async function readPlans(db: Db, id: number, takeTurn: TakeTurn): Promise<readonly DishPlan[]> {
  const plans: DishPlan[] = [];
  for await (const page of pagesOfPlans(db, id, takeTurn)) plans.push(...page);
  return plans;
}

export function countsOf(plans: readonly DishPlan[]): ImportCounts {
  const of = (kind: DishPlan["kind"]) => plans.filter((plan) => plan.kind === kind).length;
  const judged = (verdict: DishPlan["verdict"]) => plans.filter((plan) => plan.verdict === verdict).length;
  return {
    added: of("added"),
    changed: of("changed"),
    unchanged: of("unchanged"),
    archived: of("archived"),
    faults: of("fault"),
    conflicts: plans.filter(hasConflict).length,
    sections: of("section"),
    skipped: of("skipped"),
    exact: judged("exact"),
    simplified: judged("simplified"),
    impossible: judged("impossible"),
  };
}

export function hasConflict({ changes }: DishPlan): boolean {
  return changes.some(({ conflict }) => conflict !== null);
}
