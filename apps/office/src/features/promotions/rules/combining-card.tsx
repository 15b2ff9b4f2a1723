import { useI18n } from "../../../i18n/i18n-context.tsx";
import { COMBINING, COMBINING_SECTION } from "../../../model/shop-settings/combining.ts";
import { fieldId, plainFieldAt } from "../../../model/shop-settings/plain-fields.ts";
import { type PlainForm, plainForm, plainPatches } from "../../../model/shop-settings/plain-form.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { useSectionsForm } from "../../changes/merge/use-sections-form.ts";
import { CardForm } from "../../changes/sections/card-form.tsx";
import type { RuleCardProps } from "./rule-card.ts";
import css from "./rules.module.css";

const noFaults: ReadonlyMap<string, string> = new Map();

/** Which discounts combine, each with an example (COUP-14). */
export function CombiningCard({ entities, isLocked }: RuleCardProps) {
  const { t } = useI18n();
  const editing = useSectionsForm<PlainForm>({
    name: COMBINING_SECTION,
    entities,
    read: (sections) => plainForm(COMBINING, sections),
    patch: (sections, form) => plainPatches(COMBINING, sections, form),
  });
  return (
    <CardForm
      title={t("shopset.discounts")}
      text={t("shopset.discounts.text")}
      editing={editing}
      faults={noFaults}
      fieldAt={plainFieldAt(COMBINING)}
      isLocked={isLocked}
    >
      {(errorOf) =>
        COMBINING.map((field) => {
          const name = fieldId(field);
          return (
            <FieldGroup key={name} legend={t(field.label)} isLegendUnseen data-field={name} error={errorOf(name)}>
              <Checkbox isSelected={editing.form[name] === true} onChange={(isOn) => editing.change({ [name]: isOn })}>
                {t(field.label)}
              </Checkbox>
              <p className={classNames(screen.quiet, css.below)}>{t(field.hint)}</p>
            </FieldGroup>
          );
        })
      }
    </CardForm>
  );
}
