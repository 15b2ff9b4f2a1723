import { useI18n } from "../../../i18n/i18n-context.tsx";
import { WEEK } from "../../../model/branches/branch-form.ts";
import { weekBars } from "../../../model/branches/week-bars.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import screen from "../../../ui/screen/screen.module.css";
import type { FieldsProps } from "../fields-props.ts";
import css from "../hours.module.css";
import { IntervalFields } from "./interval-fields.tsx";

/** The week as bars and as fields. A day's hours can be copied to other days. */
export function WeekFields({ form, onChange, errorOf }: FieldsProps) {
  const { t } = useI18n();
  const { week, isRoundTheClock } = form;
  const copy = (hours: (typeof week)[string]) =>
    onChange({ week: Object.fromEntries(WEEK.map((day) => [String(day), hours])) });
  return (
    <>
      <WeekBars form={form} />
      <Checkbox isSelected={isRoundTheClock} onChange={(isOn) => onChange({ isRoundTheClock: isOn })}>
        {t("hours.roundTheClock")}
      </Checkbox>
      {!isRoundTheClock && (
        <div className={css.week}>
          {WEEK.map((day) => {
            const hours = week[day] ?? [];
            const error = errorOf(`week.${day}`);
            const name = t(`hours.day.${day}`);
            return (
              <fieldset
                key={day}
                className={css.day}
                data-field={`week.${day}`}
                aria-invalid={error !== null || undefined}
                aria-describedby={error === null ? undefined : `week-${day}-error`}
              >
                <legend className={screen.legend}>{hours.length === 0 ? `${name}: ${t("hours.closed")}` : name}</legend>
                <IntervalFields
                  day={name}
                  hours={hours}
                  onChange={(next) => onChange({ week: { ...week, [String(day)]: next } })}
                >
                  {hours.length > 0 && (
                    <Button look="quiet" aria-label={t("hours.copy.of", { day: name })} onPress={() => copy(hours)}>
                      {t("hours.copy")}
                    </Button>
                  )}
                </IntervalFields>
                {error !== null && (
                  <p id={`week-${day}-error`} className={screen.fault}>
                    {error}
                  </p>
                )}
              </fieldset>
            );
          })}
        </div>
      )}
    </>
  );
}

const marks = ["0", "6", "12", "18", "24"];

/** A picture of the fields below, so it is hidden from screen readers. */
function WeekBars({ form }: Pick<FieldsProps, "form">) {
  const { t } = useI18n();
  return (
    <div className={css.bars} aria-hidden="true">
      {weekBars(form).map((bars, index) => (
        <div key={WEEK[index]} className={css.bar}>
          <span>{t(`settings.day.${WEEK[index] ?? 1}`)}</span>
          <svg
            aria-hidden="true"
            viewBox="0 0 1440 16"
            width="100%"
            height="16"
            preserveAspectRatio="none"
            className={css.track}
          >
            {bars.map(({ from, to }) => (
              <rect key={from} x={from} y="0" width={to - from} height="16" className={css.open} />
            ))}
          </svg>
        </div>
      ))}
      <div className={css.scale}>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}
