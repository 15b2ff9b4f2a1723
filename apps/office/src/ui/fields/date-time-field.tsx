import type { CalendarDateTime } from "@internationalized/date";
import { DateField, DateInput, DateSegment, FieldError, Label, Text } from "react-aria-components/DateField";
import { InLanguage } from "../in-language.tsx";
import css from "./date-time-field.module.css";
import styles from "./field.module.css";

interface DateTimeFieldProps {
  readonly label: string;
  /** On the shop's clock; null: incomplete. */
  readonly value: CalendarDateTime | null;
  readonly onChange: (value: CalendarDateTime | null) => void;
  readonly hint?: string;
  readonly error?: string | null;
}

/** A date and time, edited part by part: typed, or set with the arrow keys. */
export function DateTimeField({ label, value, onChange, hint, error = null }: DateTimeFieldProps) {
  return (
    <InLanguage>
      <DateField
        value={value}
        onChange={onChange}
        granularity="minute"
        hourCycle={24}
        shouldForceLeadingZeros
        isInvalid={error !== null}
        className={styles.field}
      >
        <Label className={styles.label}>{label}</Label>
        <DateInput className={css.input}>
          {(segment) => <DateSegment segment={segment} className={css.segment} />}
        </DateInput>
        {hint !== undefined && (
          <Text slot="description" className={styles.hint}>
            {hint}
          </Text>
        )}
        <FieldError className={styles.error}>{error}</FieldError>
      </DateField>
    </InLanguage>
  );
}
