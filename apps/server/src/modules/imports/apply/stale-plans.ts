import { presentChoice } from "../groups/plan-groups.ts";
import type { MenuContext } from "../menu/menu-context.ts";
import type { PresentDish, PresentMenu } from "../menu/present-menu.ts";
import { dishOfName } from "../plan/match-dishes.ts";
import type { DishPlan, FieldChange } from "../plan/plan.ts";
import { dishTarget, sizeTarget } from "../plan/target-fields.ts";

/**
 * Whether the shop has changed a value that a plan replaces, or has a dish that a plan adds. Such plans would overwrite
 * an edit that nobody has seen in the dry run (EDIT-7).
 */
export function areStale(plans: readonly DishPlan[], menu: PresentMenu, context: MenuContext): boolean {
  return plans.some((plan) => {
    if (plan.group !== undefined) return isGroupStale(plan, context);
    if (plan.kind === "added") return isPresent(plan, menu, context);
    if (plan.kind !== "changed") return false;
    const dish = menu.dishes.get(plan.id ?? 0);
    return (
      dish === undefined ||
      plan.changes.some((change) => presentText(change, plan, { dish, context }) !== change.before)
    );
  });
}

/** A new group is found by its number once it is in the shop. */
function isGroupStale({ group, changes }: DishPlan, context: MenuContext): boolean {
  if (group?.id == null) {
    const found = group === undefined ? null : context.categories.find(group.section);
    const id = found !== null && "kind" in found && found.kind === "known" ? found.id : null;
    return id !== null && context.groups.byId(id) !== null;
  }
  const { id } = group;
  return changes.some(({ before }) => presentChoice(id, context) !== before);
}

function isPresent({ name, changes }: DishPlan, menu: PresentMenu, context: MenuContext): boolean {
  const category = changes.find(({ field }) => field === "category")?.after ?? "";
  return dishOfName({ name, category }, { menu, context }) !== null;
}

function presentText(
  { field, sizeRow }: FieldChange,
  { sizes }: DishPlan,
  { dish, context }: { readonly dish: PresentDish; readonly context: MenuContext },
): string {
  const id = sizes.find(({ row }) => row === sizeRow)?.id ?? 0;
  const target = sizeRow === null ? dishTarget(field, dish, context) : sizeTarget(field, { dish, id }, context);
  return target?.present ?? "";
}
