import type { I18n } from "../../../i18n/i18n.ts";
import { groupFaults } from "../../../model/groups/group-faults.ts";
import type { GroupForm } from "../../../model/groups/group-form.ts";

/** Messages of a group's fields by their path. */
export function groupErrors(group: GroupForm, { t }: Pick<I18n, "t">): ReadonlyMap<string, string> {
  return new Map(
    groupFaults(group).map(([path, code]) => [
      path,
      t(path === "options" ? "groups.fault.options" : `dish.fault.${code}`),
    ]),
  );
}
