import type { WireStaffMe } from "@skatert/contract";
import type { I18n } from "../../i18n/i18n.ts";
import { branchAt } from "./me-context.tsx";

/** The name of a branch, marked if it is permanently closed; the number of one that the person may not see. */
export function branchText(me: WireStaffMe, id: number, { t }: Pick<I18n, "t">): string {
  const branch = branchAt(me, id);
  if (branch === null) return `№ ${id}`;
  return me.branches.includes(branch) ? branch.name : t("branch.closed", { name: branch.name });
}
