import { MAX_WINDOWS } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { Button } from "../button.tsx";
import screen from "../screen/screen.module.css";
import { TextField } from "./text-field.tsx";
import css from "./windows-field.module.css";

/** Hours on some weekdays. No days: every day. An end before the beginning is after midnight. */
export interface ClockWindow {
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
}

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

interface WindowsFieldProps {
  readonly windows: readonly ClockWindow[];
  readonly onChange: (windows: readonly ClockWindow[]) => void;
  /** What a new window states. */
  readonly usual: ClockWindow;
  /** Shown instead of windows. */
  readonly empty?: string;
  /** The fault of the window at an index; null: none. */
  readonly errorAt?: (index: number) => string | null;
  /** The fault of all together. */
  readonly error?: string | null;
}

/** Several windows of weekdays and hours, with a row for each. */
export function WindowsField({ windows, onChange, usual, empty, errorAt, error = null }: WindowsFieldProps) {
  const { t } = useI18n();
  const put = (index: number, change: Partial<ClockWindow>) =>
    onChange(windows.map((each, at) => (at === index ? { ...each, ...change } : each)));
  return (
    <div className={screen.part}>
      {windows.length === 0 && empty !== undefined && <p className={screen.quiet}>{empty}</p>}
      {windows.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: windows have no id, and two may be equal
        <fieldset key={index} className={css.window}>
          <legend className={screen.legend}>{t("windows.number", { number: index + 1 })}</legend>
          <DayChips days={each.days} onChange={(days) => put(index, { days })} />
          <div className={css.times}>
            <TextField
              type="time"
              label={t("windows.from")}
              value={each.from}
              onChange={(from) => put(index, { from })}
            />
            <TextField
              type="time"
              label={t("windows.to")}
              // Browser time fields have no 24:00.
              value={each.to === "24:00" ? "00:00" : each.to}
              onChange={(to) => put(index, { to: to === "00:00" ? "24:00" : to })}
              error={errorAt?.(index) ?? null}
              data-field={`windows.${index}`}
            />
            <Button
              look="quiet"
              aria-label={t("windows.remove.of", { number: index + 1 })}
              onPress={() => onChange(windows.filter((_, at) => at !== index))}
            >
              {t("windows.remove")}
            </Button>
          </div>
          {isPastMidnight(each) && <p className={screen.quiet}>{t("windows.night")}</p>}
        </fieldset>
      ))}
      {error !== null && (
        <p role="alert" className={screen.fault}>
          {error}
        </p>
      )}
      <Button isDisabled={windows.length >= MAX_WINDOWS} onPress={() => onChange([...windows, usual])}>
        {t("windows.add")}
      </Button>
    </div>
  );
}

interface DayChipsProps {
  readonly days: readonly number[];
  readonly onChange: (days: readonly number[]) => void;
}

/** The weekdays, each pressed or not. */
export function DayChips({ days, onChange }: DayChipsProps) {
  const { t } = useI18n();
  return (
    <>
      <div className={css.days}>
        {DAYS.map((day) => (
          <label key={day} className={css.day}>
            <input
              type="checkbox"
              className={screen.unseen}
              checked={days.includes(day)}
              onChange={({ target }) =>
                onChange(DAYS.filter((each) => (each === day ? target.checked : days.includes(each))))
              }
            />
            {t(`settings.day.${day}`)}
          </label>
        ))}
      </div>
      {days.length === 0 && <p className={screen.quiet}>{t("windows.everyday")}</p>}
    </>
  );
}

function isPastMidnight({ from, to }: ClockWindow): boolean {
  return from !== "" && to !== "" && to < from;
}
