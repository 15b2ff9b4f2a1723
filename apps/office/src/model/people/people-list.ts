import type { WireStaffMember } from "@skatert/contract";
import { foldText, mayManage, type RoleGrant, STAFF_ROLES, type StaffRole } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";

type Grant = WireStaffMember["roles"][number];

/** Filters of the list of people; role "" is every role. */
export interface PeopleFilter {
  readonly q: string;
  readonly role: string;
  readonly withRemoved: boolean;
}

/** The people that match: current staff first, then by name. */
export function shownPeople(people: readonly WireStaffMember[], filter: PeopleFilter): readonly WireStaffMember[] {
  const typed = foldText(filter.q);
  return people
    .filter(
      ({ name, login, roles, disabled_at }) =>
        (filter.withRemoved || disabled_at === null) &&
        (filter.role === "" || roles.some(({ role }) => role === filter.role)) &&
        foldText(`${name} ${login}`).includes(typed),
    )
    .toSorted(
      (a, b) =>
        Number(a.disabled_at !== null) - Number(b.disabled_at !== null) || a.name.localeCompare(b.name) || a.id - b.id,
    );
}

/** «Повар, На Ленина». `branchText` names a branch by its number. */
export function grantText(
  { role, branch_id }: Grant,
  branchText: (id: number) => string,
  { t }: Pick<I18n, "t">,
): string {
  const word = t(`people.role.${role}`);
  if (branch_id === null) return t("people.grant.everywhere", { role: word });
  return t("people.grant", { role: word, branch: branchText(branch_id) });
}

/** The roles that a person with these grants may give in a branch; null: in every branch (STAFF-2). */
export function givableRoles(own: readonly RoleGrant[], branchId: number | null): readonly StaffRole[] {
  return STAFF_ROLES.filter((role) => mayManage(own, [{ role, branchId }]));
}
