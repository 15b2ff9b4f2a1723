import type { DishPlan } from "../plan/plan.ts";
import { rowFault } from "../rows/table-dish.ts";
import { sectionKey } from "./coming-ids.ts";
import { readUses } from "./group-text.ts";
import { readRef, refKey } from "./refs.ts";

/** The plans with a fault at each dish of a new group that has one, because the dish would be sold without it (MENU-22). */
export function withoutFaultyGroups(plans: readonly DishPlan[]): readonly DishPlan[] {
  const faulty = new Set(
    plans.filter(({ kind, group }) => kind === "fault" && group !== undefined && group.id === null).map(sectionKey),
  );
  if (faulty.size === 0) return plans;
  return plans.map((plan) => {
    const uses = plan.changes.find(({ field }) => field === "groups")?.after ?? "";
    const found = (readUses(uses) ?? []).find(({ group }) => faulty.has(refKey(readRef(group))));
    if (found === undefined) return plan;
    const fault = rowFault(plan.row, "groups", "faulty-group", readRef(found.group).name);
    return { ...plan, kind: "fault", faults: [...plan.faults, fault] };
  });
}
