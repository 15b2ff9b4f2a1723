import { useI18n } from "../../i18n/i18n-context.tsx";
import type { CategoryHours } from "../../model/categories/category-fields.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./categories.module.css";

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const usual: CategoryHours = { days: DAYS, from: "08:00", to: "12:00" };

interface CategoryHoursFieldProps {
  readonly hours: CategoryHours | null;
  readonly onChange: (hours: CategoryHours | null) => void;
}

/** When guests can order the category's dishes: always, or on some days between two times. */
export function CategoryHoursField({ hours, onChange }: CategoryHoursFieldProps) {
  const { t } = useI18n();
  return (
    <fieldset className={screen.group}>
      <legend className={screen.unseen}>{t("categories.hours")}</legend>
      <Switch isSelected={hours !== null} onChange={(isOn) => onChange(isOn ? usual : null)}>
        {t("categories.hours.limited")}
      </Switch>
      {hours !== null && (
        <>
          <div className={css.days}>
            {DAYS.map((day) => (
              <Checkbox
                key={day}
                isSelected={hours.days.includes(day)}
                onChange={(isOn) =>
                  onChange({ ...hours, days: DAYS.filter((each) => (each === day ? isOn : hours.days.includes(each))) })
                }
              >
                {t(`settings.day.${day}`)}
              </Checkbox>
            ))}
          </div>
          {hours.days.length === 0 && <p className={screen.quiet}>{t("categories.hours.everyday")}</p>}
          <div className={css.times}>
            <TextField
              type="time"
              label={t("categories.hours.from")}
              value={hours.from}
              onChange={(from) => onChange({ ...hours, from })}
            />
            <TextField
              type="time"
              label={t("categories.hours.to")}
              value={hours.to}
              onChange={(to) => onChange({ ...hours, to })}
            />
          </div>
        </>
      )}
    </fieldset>
  );
}
