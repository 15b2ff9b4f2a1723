import { useI18n } from "../../i18n/i18n-context.tsx";
import { USUAL_WINDOW, windowFault } from "../../model/hours/serving-windows.ts";
import { Switch } from "../../ui/fields/switch.tsx";
import { type ClockWindow, WindowsField } from "../../ui/fields/windows-field.tsx";
import screen from "../../ui/screen/screen.module.css";

interface CategoryHoursFieldProps {
  readonly hours: readonly ClockWindow[];
  readonly onChange: (hours: readonly ClockWindow[]) => void;
  /** Whether faults are shown. */
  readonly isTried: boolean;
}

/** When guests can order the category's dishes: always, or within some windows (MENU-24). */
export function CategoryHoursField({ hours, onChange, isTried }: CategoryHoursFieldProps) {
  const { t } = useI18n();
  const errorAt = (at: number) => {
    const window = hours[at];
    const fault = isTried && window !== undefined ? windowFault(window) : null;
    return fault && t(`dish.fault.${fault}`);
  };
  return (
    <fieldset className={screen.group}>
      <legend className={screen.unseen}>{t("categories.hours")}</legend>
      <Switch isSelected={hours.length > 0} onChange={(isOn) => onChange(isOn ? [USUAL_WINDOW] : [])}>
        {t("categories.hours.limited")}
      </Switch>
      {hours.length > 0 && <WindowsField windows={hours} onChange={onChange} usual={USUAL_WINDOW} errorAt={errorAt} />}
    </fieldset>
  );
}
