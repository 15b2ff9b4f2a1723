import { useI18n } from "../../i18n/i18n-context.tsx";
import type { StopEnd } from "../../model/stops/stop-end.ts";
import { Choices } from "../../ui/fields/choices.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";

interface EndChoiceProps {
  readonly ends: readonly StopEnd[];
  readonly value: { readonly end: StopEnd; readonly time: string };
  readonly onChange: (value: EndChoiceProps["value"]) => void;
  /** Whether the chosen time is invalid. */
  readonly isWrong: boolean;
}

/** The end of a stop: one tap for the usual ends, a clock for any other. */
export function EndChoice({ ends, value, onChange, isWrong }: EndChoiceProps) {
  const { t } = useI18n();
  return (
    <div className={screen.part}>
      <Choices
        label={t("stops.end.label")}
        choices={ends.map((end) => ({ value: end, label: t(`stops.end.${end}`) }))}
        value={value.end}
        onChange={(end) => onChange({ ...value, end })}
      />
      {value.end === "time" && (
        <TextField
          label={t("stops.end.clock")}
          type="time"
          value={value.time}
          onChange={(time) => onChange({ ...value, time })}
          error={isWrong ? t("stops.end.clock.error") : null}
          isRequired
        />
      )}
    </div>
  );
}
