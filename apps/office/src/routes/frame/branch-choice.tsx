import { useI18n } from "../../i18n/i18n-context.tsx";
import { useWork } from "../../platform/session/me-context.tsx";
import { Select } from "../../ui/fields/select.tsx";

/** Names the current branch and switches to another one. Not rendered for people of one branch. */
export function BranchChoice() {
  const { t } = useI18n();
  const { me, branch, chooseBranch } = useWork();
  if (me.branches.length < 2 || branch === null) return null;
  return (
    <Select
      label={t("branch.label")}
      choices={me.branches.map(({ id, name }) => ({ value: id, label: name }))}
      value={branch.id}
      onChange={chooseBranch}
    />
  );
}
