import type { WireStaffMember } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { givableRoles } from "../../model/people/people-list.ts";
import { branchText } from "../../platform/session/branch-text.ts";
import { grantsOf, useWork } from "../../platform/session/me-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/fields/select.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./people.module.css";

type Roles = WireStaffMember["roles"];
const maxRoles = 20;
const everywhere = "all";

interface RolesFieldProps {
  readonly roles: Roles;
  readonly onChange: (roles: Roles) => void;
}

/** Roles per branch. Offers only roles that the signed-in person may give (STAFF-2). */
export function RolesField({ roles, onChange }: RolesFieldProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { me, branch } = useWork();
  const own = grantsOf(me);
  const places = [null, ...me.branches.map(({ id }) => id)].filter((id) => givableRoles(own, id).length > 0);
  const nameOf = (id: number | null) => (id === null ? t("people.everywhere") : branchText(me, id, i18n));
  const put = (index: number, change: Partial<Roles[number]>) =>
    onChange(roles.map((each, at) => (at === index ? { ...each, ...change } : each)));
  return (
    <div className={screen.part}>
      {roles.map((grant, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grants have no id
        <fieldset key={index} className={css.grant} aria-label={t("people.grant.number", { number: index + 1 })}>
          <Select
            label={t("people.role")}
            value={grant.role}
            onChange={(role) => put(index, { role })}
            choices={givableRoles(own, grant.branch_id).map((value) => ({ value, label: t(`people.role.${value}`) }))}
          />
          <Select
            label={t("people.branch")}
            value={grant.branch_id === null ? everywhere : String(grant.branch_id)}
            onChange={(value) => put(index, { branch_id: value === everywhere ? null : Number(value) })}
            choices={[...new Set([...places, grant.branch_id])].map((id) => ({
              value: id === null ? everywhere : String(id),
              label: nameOf(id),
            }))}
          />
          {roles.length > 1 && (
            <Button
              look="quiet"
              aria-label={t("people.grant.remove.of", { number: index + 1 })}
              onPress={() => onChange(roles.filter((_, at) => at !== index))}
            >
              {t("people.grant.remove")}
            </Button>
          )}
        </fieldset>
      ))}
      <Button
        isDisabled={roles.length >= maxRoles}
        onPress={() => onChange([...roles, { role: "cook", branch_id: branch?.id ?? null }])}
      >
        {t("people.grant.add")}
      </Button>
      <ul className={screen.quiet}>
        {roles
          .map(({ role }) => role)
          .filter((role, at, each) => each.indexOf(role) === at)
          .map((role) => (
            <li key={role}>{t(`people.role.${role}.may`)}</li>
          ))}
      </ul>
    </div>
  );
}
