import { useI18n } from "../../../../i18n/i18n-context.tsx";
import { readCount } from "../../../../model/promotions/rules/typed-numbers.ts";
import { wheelFaults, wheelFieldAt } from "../../../../model/promotions/rules/wheel-faults.ts";
import {
  MAX_SPINS,
  PERIODS,
  type Period,
  WHEEL,
  type WheelForm,
  wheelForm,
} from "../../../../model/promotions/rules/wheel-form.ts";
import { wheelPatches } from "../../../../model/promotions/rules/wheel-patch.ts";
import { faultWords } from "../../../../model/shop-settings/section-faults.ts";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { Choices } from "../../../../ui/fields/choices.tsx";
import { useSectionsForm } from "../../../changes/merge/use-sections-form.ts";
import { CardForm } from "../../../changes/sections/card-form.tsx";
import type { RuleCardProps, ShopLanguages } from "../rule-card.ts";
import { placeOf, SaidFaults, SaidNumber, SaidWith } from "../said-numbers.tsx";
import { SegmentList } from "./segment-list.tsx";
import { TrialTurns } from "./trial-turns.tsx";
import { TurnCost } from "./turn-cost.tsx";
import css from "./wheel.module.css";
import { WheelPicture } from "./wheel-picture.tsx";

/** The wheel of prizes: how often a guest turns it, its prizes with their odds, what a turn costs, and a trial. */
export function WheelCard({ entities, languages, isLocked }: RuleCardProps & ShopLanguages) {
  const { t } = useI18n();
  const editing = useSectionsForm<WheelForm>({ name: WHEEL, entities, read: wheelForm, patch: wheelPatches });
  const { form, change } = editing;
  return (
    <CardForm
      title={t("promo.rules.wheel")}
      text={t("promo.rules.wheel.text")}
      editing={editing}
      faults={faultWords(wheelFaults(form), (fault) => t(`promo.rules.fault.${fault}`))}
      fieldAt={wheelFieldAt}
      isLocked={isLocked}
    >
      {(errorOf, isFaultyBelow) => (
        <>
          <div data-field="active">
            <Checkbox isSelected={form.active} onChange={(active) => change({ active })}>
              {t("promo.rules.wheel.on")}
            </Checkbox>
          </div>
          <Choices<Period>
            label={t("promo.rules.wheel.per")}
            value={form.per}
            onChange={(per) => change({ per })}
            choices={PERIODS.map((value) => ({ value, label: t(`promo.rules.wheel.per.${value}`) }))}
          />
          <SaidWith
            text={t(`promo.rules.wheel.say.${form.per}`, {
              count: readCount(form.count, MAX_SPINS) ?? 0,
              times: placeOf(0),
            })}
            parts={[
              <SaidNumber
                key="count"
                field="count"
                label={t("promo.rules.wheel.count")}
                value={form.count}
                error={errorOf("count")}
                onChange={(count) => change({ count })}
              />,
            ]}
          />
          <SaidFaults fields={["count"]} errorOf={errorOf} />
          <div className={css.wheel}>
            <SegmentList
              form={form}
              languages={languages}
              errorOf={errorOf}
              isFaultyBelow={isFaultyBelow}
              onChange={change}
            />
            <WheelPicture segments={form.segments} />
          </div>
          <TurnCost form={form} />
          <TrialTurns segments={form.segments} />
        </>
      )}
    </CardForm>
  );
}
