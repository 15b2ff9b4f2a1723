import type { ReactNode } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { ClockHours } from "../../../model/branches/branch-form.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import css from "../hours.module.css";

interface IntervalFieldsProps {
  /** Name of the day, for screen readers. */
  readonly day: string;
  readonly hours: readonly ClockHours[];
  readonly onChange: (hours: ClockHours[]) => void;
  /** More buttons for the day. */
  readonly children?: ReactNode;
}

const maxIntervals = 4;
const usual: ClockHours = { from: "10:00", to: "22:00" };

/** Opening and closing times of a day, with several intervals if there is a break. */
export function IntervalFields({ day, hours, onChange, children }: IntervalFieldsProps) {
  const { t } = useI18n();
  const put = (at: number, part: Partial<ClockHours>) =>
    onChange(hours.map((each, index) => (index === at ? { ...each, ...part } : each)));
  return (
    <>
      {hours.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: intervals have no id, and two may be equal
        <div key={at} className={css.times}>
          <TextField
            type="time"
            label={t("hours.opens")}
            aria-label={t("hours.opens.of", { day })}
            value={each.from}
            onChange={(from) => put(at, { from })}
          />
          <TextField
            type="time"
            label={t("hours.closes")}
            aria-label={t("hours.closes.of", { day })}
            // Browser time fields have no 24:00.
            value={each.to === "24:00" ? "00:00" : each.to}
            onChange={(to) => put(at, { to: to === "00:00" ? "24:00" : to })}
          />
          <Button
            look="quiet"
            aria-label={t("hours.remove.of", { day, number: at + 1 })}
            onPress={() => onChange(hours.filter((_, index) => index !== at))}
          >
            ×
          </Button>
        </div>
      ))}
      <div className={css.buttons}>
        <Button
          look="quiet"
          isDisabled={hours.length >= maxIntervals}
          aria-label={t("hours.add.of", { day })}
          onPress={() => onChange([...hours, usual])}
        >
          {t("hours.add")}
        </Button>
        {children}
      </div>
    </>
  );
}
