import type { ReactNode } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import {
  numberIn,
  POINTS_RULES,
  type PointsForm,
  type PointsRule,
  pointsFaults,
  pointsFieldAt,
  pointsForm,
  pointsPatches,
} from "../../../model/promotions/rules/points-form.ts";
import { faultWords } from "../../../model/shop-settings/section-faults.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { useSectionsForm } from "../../changes/merge/use-sections-form.ts";
import { CardForm } from "../../changes/sections/card-form.tsx";
import type { RuleCardProps } from "./rule-card.ts";
import { placeOf, SaidFaults, SaidNumber, SaidWith } from "./said-numbers.tsx";

interface PointsCardProps extends RuleCardProps {
  readonly rule: PointsRule;
  /** What the numbers mean, for an example. */
  readonly children: (form: PointsForm) => ReactNode;
}

/** Paying and earning by points, or the rewards of an invitation: sentences whose numbers are fields. */
export function PointsCard({ rule, entities, isLocked, children }: PointsCardProps) {
  const { t } = useI18n();
  const editing = useSectionsForm<PointsForm>({
    name: rule,
    entities,
    read: (sections) => pointsForm(rule, sections),
    patch: (sections, form) => pointsPatches(rule, sections, form),
  });
  const { form, change } = editing;
  const names = Object.keys(POINTS_RULES[rule]);
  const [first, second] = names.map((name) => ({ count: numberIn(rule, form, name) }));
  const words = { count: first?.count ?? 0, other: second?.count ?? 0, first: placeOf(0), second: placeOf(1) };
  return (
    <CardForm
      title={t(`promo.rules.${rule}`)}
      text={t(`promo.rules.${rule}.text`)}
      editing={editing}
      faults={faultWords(pointsFaults(rule, form), (fault) => t(`promo.rules.fault.${fault}`))}
      fieldAt={pointsFieldAt(rule)}
      isLocked={isLocked}
    >
      {(errorOf) => (
        <>
          <div data-field="active">
            <Checkbox isSelected={form.active} onChange={(active) => change({ active })}>
              {t(`promo.rules.${rule}.on`)}
            </Checkbox>
          </div>
          <SaidWith
            text={t(`promo.rules.${rule}.say`, words)}
            parts={names.map((field, at) => (
              <SaidNumber
                key={field}
                field={field}
                label={t(`promo.rules.${rule}.${at === 0 ? "first" : "second"}`)}
                value={form.numbers[field] ?? ""}
                error={errorOf(field)}
                onChange={(value) => change({ numbers: { ...form.numbers, [field]: value } })}
              />
            ))}
          />
          <SaidFaults fields={names} errorOf={errorOf} />
          {children(form)}
        </>
      )}
    </CardForm>
  );
}
