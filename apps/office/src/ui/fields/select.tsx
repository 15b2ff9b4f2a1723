import {
  Select as AriaSelect,
  Button,
  FieldError,
  type Key,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from "react-aria-components/Select";
import { classNames } from "../class-names.ts";
import { InLanguage } from "../in-language.tsx";
import styles from "./field.module.css";

export interface Choice<Value extends Key> {
  readonly value: Value;
  readonly label: string;
}

interface SelectProps<Value extends Key> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string;
  readonly error?: string | null;
  readonly isDisabled?: boolean;
}

/** Selects one option of a short list. */
export function Select<Value extends Key>(props: SelectProps<Value>) {
  const { label, choices, value, onChange, placeholder = "", error = null, isDisabled = false } = props;
  return (
    <InLanguage>
      <AriaSelect
        value={value}
        onChange={(key) => {
          const chosen = choices.find((choice) => choice.value === key);
          if (chosen) onChange(chosen.value);
        }}
        placeholder={placeholder}
        isInvalid={error !== null}
        isDisabled={isDisabled}
        className={styles.field}
      >
        <Label className={styles.label}>{label}</Label>
        <Button className={classNames(styles.input, styles.select)}>
          <SelectValue />
          <span aria-hidden="true">▾</span>
        </Button>
        <FieldError className={styles.error}>{error}</FieldError>
        <Popover className={styles.list} offset={4}>
          <ListBox>
            {choices.map((choice) => (
              <ListBoxItem
                key={choice.value}
                id={choice.value}
                textValue={choice.label}
                className={styles.option ?? ""}
              >
                {choice.label}
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </AriaSelect>
    </InLanguage>
  );
}
