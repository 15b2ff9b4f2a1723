import type { BranchId, StopTarget } from "@skatert/domain";
import type { ShopSnapshot } from "../../shop/snapshot.ts";
import { methodName, targetName } from "./target-name.ts";

/** Names of the targets of stops and counts; kind and id as stored texts. Null: no longer on any menu. */
export function nameTargets(snapshot: ShopSnapshot) {
  return (kind: string, id: string, branchId: BranchId | null): string | null => {
    if (kind === "method") return methodName(id, snapshot.settings());
    const target = targetOf(kind, id);
    if (target === null) return null;
    const branches = branchId === null ? snapshot.warehouseIds : [branchId];
    for (const branch of branches) {
      const rules = snapshot.rulesFor(branch);
      const name = rules === null ? null : targetName(target, rules, snapshot.settings());
      if (name !== null) return name;
    }
    return null;
  };
}

function targetOf(kind: string, id: string): StopTarget | null {
  switch (kind) {
    case "product":
    case "variation":
    case "supplement":
    case "category":
    case "branch":
      return { kind, id: Number(id) };
    case "zone":
      return { kind, id };
    default:
      return null;
  }
}
