import { useI18n } from "../../i18n/i18n-context.tsx";
import type { WindowForm } from "../../model/branch/board-form.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./windows-field.module.css";

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const maxWindows = 20;

interface WindowsFieldProps {
  readonly windows: readonly WindowForm[];
  readonly onChange: (windows: readonly WindowForm[]) => void;
  readonly error: string | null;
}

/** Days and hours of automatic confirmation. No days: every day. */
export function WindowsField({ windows, onChange, error }: WindowsFieldProps) {
  const { t } = useI18n();
  const put = (index: number, change: Partial<WindowForm>) =>
    onChange(windows.map((each, at) => (at === index ? { ...each, ...change } : each)));
  return (
    <div className={screen.part}>
      {windows.length === 0 && <p className={screen.quiet}>{t("settings.auto.never")}</p>}
      {windows.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: windows have no id, and two may be equal
        <fieldset key={index} className={css.window}>
          <legend className={screen.legend}>{t("settings.auto.window", { number: index + 1 })}</legend>
          <div className={css.days}>
            {DAYS.map((day) => (
              <Checkbox
                key={day}
                isSelected={each.days.includes(day)}
                onChange={(isOn) =>
                  put(index, { days: isOn ? [...each.days, day] : each.days.filter((other) => other !== day) })
                }
              >
                {t(`settings.day.${day}`)}
              </Checkbox>
            ))}
          </div>
          {each.days.length === 0 && <p className={screen.quiet}>{t("settings.auto.everyday")}</p>}
          <div className={css.times}>
            <TextField
              type="time"
              label={t("settings.auto.from")}
              value={each.from}
              onChange={(from) => put(index, { from })}
            />
            <TextField
              type="time"
              label={t("settings.auto.to")}
              // Browser time fields have no 24:00.
              value={each.to === "24:00" ? "00:00" : each.to}
              onChange={(to) => put(index, { to: to === "00:00" ? "24:00" : to })}
            />
            <Button
              look="quiet"
              aria-label={t("settings.auto.remove.of", { number: index + 1 })}
              onPress={() => onChange(windows.filter((_, at) => at !== index))}
            >
              {t("settings.auto.remove")}
            </Button>
          </div>
        </fieldset>
      ))}
      {error !== null && (
        <p role="alert" className={screen.fault}>
          {error}
        </p>
      )}
      <Button
        isDisabled={windows.length >= maxWindows}
        onPress={() => onChange([...windows, { days: [], from: "12:00", to: "16:00" }])}
      >
        {t("settings.auto.add")}
      </Button>
    </div>
  );
}
