import { STAFF_ROLES } from "@skatert/domain";
import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { shownPeople } from "../../model/people/people-list.ts";
import { peopleQuery } from "../../model/people/people-query.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { useUrlText } from "../../platform/location/use-url-text.ts";
import { Button } from "../../ui/button.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import { InviteDialog } from "./invite-dialog.tsx";
import { PersonDialog } from "./person-dialog.tsx";
import { PersonRow } from "./person-row.tsx";

/** Staff and their roles: invitations, changes and revoked accesses (STAFF-1, STAFF-2). */
export function PeopleScreen() {
  const { t } = useI18n();
  const asked = useQuery(peopleQuery);
  const [query, setQuery] = useUrlText("q");
  const [role, setRole] = useUrlText("role");
  const [removed, setRemoved] = useUrlText("removed");
  const [dialog, setDialog] = useUrlText("open");
  if (asked.data === undefined && asked.isError)
    return <LoadFailed title="people.error" right="staff.edit" asked={asked} />;
  if (asked.data === undefined) return <ListSkeleton label={t("loading")} />;
  const { staff } = asked.data;
  const shown = shownPeople(staff, { q: query, role, withRemoved: removed !== "" });
  const opened = staff.find(({ id }) => String(id) === dialog);
  return (
    <div className={screen.part}>
      <div className={screen.tools}>
        <Button look="primary" size="large" onPress={() => setDialog("new")}>
          {t("people.invite")}
        </Button>
      </div>
      <search className={screen.filters}>
        <TextField type="search" label={t("people.search")} value={query} onChange={setQuery} maxLength={60} />
        <Select
          label={t("people.role")}
          value={role === "" ? "all" : role}
          onChange={(value) => setRole(value === "all" ? "" : value)}
          choices={[
            { value: "all", label: t("people.role.all") },
            ...STAFF_ROLES.map((value) => ({ value, label: t(`people.role.${value}`) })),
          ]}
        />
        <Switch isSelected={removed !== ""} onChange={(isOn) => setRemoved(isOn ? "1" : "")}>
          {t("people.removed.show")}
        </Switch>
      </search>
      {shown.length === 0 && <p className={screen.quiet}>{t("people.none")}</p>}
      <ul className={screen.list}>
        {shown.map((person) => (
          <PersonRow key={person.id} person={person} onOpen={() => setDialog(String(person.id))} />
        ))}
      </ul>
      {dialog === "new" && <InviteDialog onClose={() => setDialog("")} />}
      {opened && <PersonDialog key={opened.id} person={opened} onClose={() => setDialog("")} />}
    </div>
  );
}
