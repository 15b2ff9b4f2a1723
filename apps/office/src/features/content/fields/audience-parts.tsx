import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { placesQuery } from "../../../model/zones/places-query.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Choices } from "../../../ui/fields/choices.tsx";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "../content.module.css";
import type { EntryPartProps } from "./part-props.ts";

/** Branches whose guests see the entry. */
export function BranchesPart({ form, change, errorOf }: EntryPartProps) {
  const { t } = useI18n();
  const chosen = form.lists["branches"] ?? [];
  const branches = (useQuery(placesQuery).data?.branches ?? []).filter(
    ({ id, state }) => state !== "removed" || chosen.includes(id),
  );
  const isEverywhere = form.flags["everywhere"] === true;
  const error = errorOf("branches");
  const toggle = (id: string, isOn: boolean) =>
    change({ lists: { ...form.lists, branches: isOn ? [...chosen, id] : chosen.filter((other) => other !== id) } });
  return (
    <div className={screen.group}>
      <Choices
        label={t("content.branches")}
        value={isEverywhere ? "all" : "some"}
        onChange={(value) => change({ flags: { ...form.flags, everywhere: value === "all" } })}
        choices={[
          { value: "all", label: t("content.branches.all") },
          { value: "some", label: t("content.branches.some") },
        ]}
      />
      {!isEverywhere && (
        <FieldGroup legend={t("content.branches.some")} isLegendUnseen error={error}>
          <div className={css.checks}>
            {branches.map(({ id, name }) => (
              <Checkbox key={id} isSelected={chosen.includes(id)} onChange={(isOn) => toggle(id, isOn)}>
                {name}
              </Checkbox>
            ))}
          </div>
        </FieldGroup>
      )}
    </div>
  );
}

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The weekdays on which a popup is shown. */
export function DaysPart({ form, change, errorOf }: EntryPartProps) {
  const { t } = useI18n();
  const days = form.lists["days"] ?? [];
  const toggle = (day: string, isOn: boolean) =>
    change({
      lists: { ...form.lists, days: isOn ? [...days, day].toSorted() : days.filter((other) => other !== day) },
    });
  return (
    <FieldGroup legend={t("content.popup.days")} error={errorOf("days")}>
      <div className={css.checks}>
        {DAYS.map((day) => (
          <Checkbox key={day} isSelected={days.includes(String(day))} onChange={(isOn) => toggle(String(day), isOn)}>
            {t(`settings.day.${day}`)}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}
