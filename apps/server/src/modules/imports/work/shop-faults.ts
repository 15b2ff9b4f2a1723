import type { Json } from "../../../shop/documents/json.ts";
import { freshFaults } from "../../../shop/editing/fresh-faults.ts";
import type { ShopFault } from "../../../shop/folder/fault.ts";
import { applyPlan } from "../apply/apply-plan.ts";
import { chosenPlans, wholeFile } from "../apply/chosen-plan.ts";
import { withoutFaultyGroups } from "../groups/faulty-groups.ts";
import { idIn, objectsIn } from "../menu/json-fields.ts";
import type { DishPlan } from "../plan/plan.ts";
import { rowFault } from "../rows/table-dish.ts";
import { readerOf } from "./shop-documents.ts";

/**
 * The plans with the faults that they would cause in the shop, each at the row of its dish. References, texts and sizes
 * are checked as in an import of a folder.
 */
export function withShopFaults(documents: ReadonlyMap<string, Json>, plans: readonly DishPlan[]): readonly DishPlan[] {
  let judged = plans;
  // A group whose option is left out may lack it.
  for (let round = 0; round < mostRounds; round += 1) {
    const next = withFaultsOnce(documents, judged);
    if (next === judged) return judged;
    judged = next;
  }
  return judged;
}

const mostRounds = 4;

/** The same plans if they cause no fault at a row. */
function withFaultsOnce(documents: ReadonlyMap<string, Json>, plans: readonly DishPlan[]): readonly DishPlan[] {
  const chosen = chosenPlans(plans, wholeFile).filter(({ kind }) => kind !== "archived");
  if (chosen.every(({ kind }) => kind === "unchanged")) return plans;
  const applied = applyPlan(readerOf(documents), [...documents.keys()], { plans: chosen, firstId: 1 });
  const after = new Map([...documents, ...applied.documents]);
  const byRow = new Map<number, ShopFault[]>();
  for (const fault of freshFaults(documents, after)) {
    const ofGroup = applied.groups.get(sectionOf(fault, after));
    const row = applied.dishes.get(productOf(fault, after))?.plan.row ?? ofGroup?.row ?? 0;
    byRow.set(row, [...(byRow.get(row) ?? []), fault]);
  }
  byRow.delete(0);
  if (byRow.size === 0) return plans;
  const judged = plans.map((plan): DishPlan => {
    const faults = byRow.get(plan.row);
    if (faults === undefined) return plan;
    const found = faults.map(({ path, message }) => rowFault(plan.row, null, "shop", `${fieldOf(path)} ${message}`));
    return { ...plan, kind: "fault", faults: [...plan.faults, ...found] };
  });
  return withoutFaultyGroups(judged);
}

const place = /^\[(\d+)\]\.products\[(\d+)\]\.?/;

/** The dish of a fault in a menu; 0 for any other fault. */
function productOf({ file, path }: ShopFault, documents: ReadonlyMap<string, Json>): number {
  const [, section, product] = place.exec(path) ?? [];
  if (section === undefined || product === undefined) return 0;
  const menu = documents.get(file.replace(/\.json$/, ""));
  const sections = Array.isArray(menu) ? menu : [];
  return idIn(
    objectsIn([sections[Number(section)] ?? null]).flatMap(({ products }) => objectsIn(products))[Number(product)]?.[
      "id"
    ],
  );
}

/** The section of a fault in its own fields; 0 for any other fault. */
function sectionOf({ file, path }: ShopFault, documents: ReadonlyMap<string, Json>): number {
  const [, section] = /^\[(\d+)\]\.choice/.exec(path) ?? [];
  const menu = documents.get(file.replace(/\.json$/, ""));
  if (section === undefined || !Array.isArray(menu)) return 0;
  return idIn(objectsIn([menu[Number(section)] ?? null])[0]?.["id"]);
}

function fieldOf(path: string): string {
  return path.replace(place, "");
}
