import { MAX_GUIDE_HOURS } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { faultText } from "../fault-text.ts";
import css from "../guide.module.css";
import type { StepProps } from "./step-props.ts";

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Opening hours: any number of intervals with their days. An interval may end after midnight. */
export function HoursStep({ form: { content, change }, faults }: StepProps<"hours">) {
  const speech = useI18n();
  const { t } = speech;
  const { intervals } = content;
  const put = (at: number, part: Partial<(typeof intervals)[number]>) =>
    change({ intervals: intervals.map((each, index) => (index === at ? { ...each, ...part } : each)) });
  return (
    <>
      <p className={screen.quiet}>{t("guide.hoursHint")}</p>
      {intervals.map((each, row) => {
        const errorOf = (field: string) => faultText(faults, { field, row }, speech);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: intervals have no id, and two may be equal
          <fieldset key={row} className={css.interval}>
            <legend className={screen.legend}>{t("guide.interval", { number: row + 1 })}</legend>
            <div className={css.days}>
              {DAYS.map((day) => (
                <Checkbox
                  key={day}
                  isSelected={each.days.includes(day)}
                  onChange={(isOn) =>
                    put(row, { days: DAYS.filter((one) => (one === day ? isOn : each.days.includes(one))) })
                  }
                >
                  {t(`settings.day.${day}`)}
                </Checkbox>
              ))}
            </div>
            {errorOf("days") !== null && <p className={screen.fault}>{errorOf("days")}</p>}
            <div className={css.times}>
              <TextField
                type="time"
                label={t("guide.opens")}
                value={each.from}
                onChange={(from) => put(row, { from })}
                error={errorOf("from")}
              />
              <TextField
                type="time"
                label={t("guide.closes")}
                // Browser time fields have no 24:00.
                value={each.to === "24:00" ? "00:00" : each.to}
                onChange={(to) => put(row, { to: to === "00:00" ? "24:00" : to })}
                error={errorOf("to")}
              />
              {intervals.length > 1 && (
                <Button
                  look="quiet"
                  aria-label={t("guide.removeInterval.of", { number: row + 1 })}
                  onPress={() => change({ intervals: intervals.filter((_, index) => index !== row) })}
                >
                  {t("guide.removeInterval")}
                </Button>
              )}
            </div>
          </fieldset>
        );
      })}
      <div className={css.add}>
        <Button
          isDisabled={intervals.length >= MAX_GUIDE_HOURS}
          onPress={() => change({ intervals: [...intervals, { days: [], from: "10:00", to: "22:00" }] })}
        >
          {t("guide.addInterval")}
        </Button>
      </div>
    </>
  );
}
