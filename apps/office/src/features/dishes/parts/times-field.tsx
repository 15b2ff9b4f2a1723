import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Choices } from "../../../ui/fields/choices.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import type { PartProps } from "../editor/part-props.ts";
import css from "../fields/fields.module.css";

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The weekdays and hours when the dish can be ordered. */
export function TimesField({ form, change, errorOf }: PartProps) {
  const { t } = useI18n();
  const toggle = (day: string, isOn: boolean) =>
    change({ days: isOn ? [...form.days, day].toSorted() : form.days.filter((other) => other !== day) });
  return (
    <section className={screen.panel} aria-labelledby="dish-times">
      <h3 id="dish-times" className={screen.heading}>
        {t("dish.times")}
      </h3>
      <Choices
        label={t("dish.times.when")}
        value={form.isTimed ? "some" : "always"}
        onChange={(when) => change({ isTimed: when === "some" })}
        choices={[
          { value: "always", label: t("dish.times.always") },
          { value: "some", label: t("dish.times.some") },
        ]}
      />
      {form.isTimed && (
        <>
          <fieldset className={screen.group}>
            <legend className={screen.legend}>{t("dish.times.days")}</legend>
            <div className={css.checks}>
              {DAYS.map((day) => (
                <Checkbox
                  key={day}
                  isSelected={form.days.includes(String(day))}
                  onChange={(isOn) => toggle(String(day), isOn)}
                >
                  {t(`settings.day.${day}`)}
                </Checkbox>
              ))}
            </div>
            {form.days.length === 0 && <p className={screen.quiet}>{t("dish.times.everyday")}</p>}
          </fieldset>
          <div className={css.pair}>
            <TextField
              type="time"
              label={t("dish.times.from")}
              value={form.from}
              onChange={(from) => change({ from })}
            />
            <TextField
              type="time"
              label={t("dish.times.to")}
              hint={t("dish.times.to.hint")}
              // Browser time fields have no 24:00.
              value={form.to === "24:00" ? "00:00" : form.to}
              onChange={(to) => change({ to: to === "00:00" ? "24:00" : to })}
              error={errorOf("to")}
            />
          </div>
        </>
      )}
    </section>
  );
}
