import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useBoardWords } from "../words.ts";
import css from "./changing.module.css";

interface ReasonFieldProps {
  readonly hint: string;
  /** Usual reasons, taken by one press. */
  readonly suggestions: readonly string[];
  readonly maxLength: number;
  readonly value: string;
  readonly onChange: (reason: string) => void;
}

/** The reason of a change or refund: one of the usual ones, or own words. */
export function ReasonField({ hint, suggestions, maxLength, value, onChange }: ReasonFieldProps) {
  const { t } = useBoardWords();
  return (
    <div className={css.reason}>
      <TextField
        label={t("change.reason")}
        hint={hint}
        value={value}
        onChange={onChange}
        maxLength={maxLength}
        isRequired
      />
      <div className={css.lineButtons}>
        {suggestions.map((reason) => (
          <Button key={reason} aria-pressed={value === reason} onPress={() => onChange(reason)}>
            {reason}
          </Button>
        ))}
      </div>
    </div>
  );
}
