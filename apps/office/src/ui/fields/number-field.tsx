import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Button,
  FieldError,
  Group,
  Input,
  Label,
} from "react-aria-components/NumberField";
import { InLanguage } from "../in-language.tsx";
import styles from "./field.module.css";

export interface NumberFieldProps extends Omit<AriaNumberFieldProps, "className" | "children" | "style"> {
  readonly label: string;
  readonly error?: string | null;
}

/** A number field with minus and plus buttons of 44 px. */
export function NumberField({ label, error = null, ...props }: NumberFieldProps) {
  return (
    <InLanguage>
      <AriaNumberField {...props} isInvalid={error !== null} className={styles.field}>
        <Label className={styles.label}>{label}</Label>
        <Group className={styles.group}>
          <Button slot="decrement" className={styles.step}>
            −
          </Button>
          <Input className={styles.input} />
          <Button slot="increment" className={styles.step}>
            +
          </Button>
        </Group>
        <FieldError className={styles.error}>{error}</FieldError>
      </AriaNumberField>
    </InLanguage>
  );
}
