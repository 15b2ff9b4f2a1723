import type { Ref } from "react";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
} from "react-aria-components/TextField";
import { classNames } from "../class-names.ts";
import styles from "./field.module.css";

export interface TextFieldProps extends Omit<AriaTextFieldProps, "className" | "children" | "style"> {
  readonly label: string;
  readonly hint?: string;
  /** Shown below the field; the field is invalid with it. */
  readonly error?: string | null;
  readonly size?: "normal" | "large";
  /** Lines of a longer text. */
  readonly rows?: number;
  readonly placeholder?: string;
  /** For logins: the keyboard starts with a small letter and corrects nothing. */
  readonly isPlain?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** One line of text, or `rows` of them. Values are texts; use with react-hook-form by its Controller. */
export function TextField({
  label,
  hint,
  error = null,
  size = "normal",
  rows,
  placeholder,
  isPlain = false,
  inputRef,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      {...props}
      isInvalid={error !== null}
      className={classNames(styles.field, size === "large" && styles.large)}
    >
      <Label className={styles.label}>{label}</Label>
      {rows === undefined ? (
        <Input
          className={styles.input}
          placeholder={placeholder}
          ref={inputRef}
          {...(isPlain ? { autoCapitalize: "none", spellCheck: false } : {})}
        />
      ) : (
        <TextArea className={styles.input} placeholder={placeholder} rows={rows} />
      )}
      {hint !== undefined && (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.error}>{error}</FieldError>
    </AriaTextField>
  );
}
