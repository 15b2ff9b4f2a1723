import type { DishPlan } from "../plan/plan.ts";
import { readChoice } from "./choice-text.ts";
import { keysOf, sectionKey } from "./coming-ids.ts";
import { readUses } from "./group-text.ts";
import { readRef, refKey } from "./refs.ts";

/**
 * The chosen rows with the new groups that their dishes name, and with the new options of these groups: without them a
 * dish would be sold without a choice that it requires (MENU-22).
 */
export function withNeeded(plans: readonly DishPlan[], chosen: readonly DishPlan[]): readonly DishPlan[] {
  const groups = new Map<string, DishPlan>();
  const dishes = new Map<string, DishPlan>();
  for (const plan of plans.filter(({ kind }) => kind === "added"))
    if (plan.group !== undefined) groups.set(sectionKey(plan), plan);
    else for (const key of keysOf(plan)) dishes.set(key, plan);
  if (groups.size === 0) return chosen;
  const taken = new Set(chosen);
  const waiting = [...chosen];
  for (let plan = waiting.pop(); plan !== undefined; plan = waiting.pop())
    for (const named of namedBy(plan, groups, dishes))
      if (!taken.has(named)) {
        taken.add(named);
        waiting.push(named);
      }
  return plans.filter((plan) => taken.has(plan));
}

function namedBy(
  { changes }: DishPlan,
  groups: ReadonlyMap<string, DishPlan>,
  dishes: ReadonlyMap<string, DishPlan>,
): readonly DishPlan[] {
  return changes.flatMap(({ field, after }) => {
    if (field === "groups")
      return (readUses(after) ?? []).flatMap(({ group }) => groups.get(refKey(readRef(group))) ?? []);
    if (field !== "choice") return [];
    return readChoice(after).options.flatMap(({ option }) => dishes.get(refKey(readRef(option))) ?? []);
  });
}
