import { type ComponentProps, type Ref, useId } from "react";
import { classNames } from "../class-names.ts";
import styles from "./field.module.css";

type InputProps = Pick<
  ComponentProps<"input">,
  | "name"
  | "type"
  | "autoComplete"
  | "autoFocus"
  | "inputMode"
  | "list"
  | "maxLength"
  | "placeholder"
  | "onFocus"
  /** Begins with the label, and says what sighted people read from the place of the field. */
  | "aria-label"
>;

export interface TextFieldProps extends InputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly hint?: string;
  /** Shown below the field, which is then invalid. */
  readonly error?: string | null;
  readonly size?: "normal" | "large";
  /** Rows of a multi-line field. */
  readonly rows?: number;
  /** For logins: turns off capitalisation and correction. */
  readonly isPlain?: boolean;
  readonly isReadOnly?: boolean;
  readonly isDisabled?: boolean;
  readonly isRequired?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** The field's name in its form, for links that focus it. */
  readonly "data-field"?: string;
  /** Same as `inputRef`, for react-hook-form's Controller, whose `field` is spread here. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text, or `rows` of them. A native field with label, hint and fault. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error = null, size = "normal", rows, onChange, inputRef, ref, ...others } = props;
  const { isPlain = false, isReadOnly = false, isDisabled = false, isRequired, ...rest } = others;
  const id = useId();
  const described = [hint === undefined ? "" : `${id}-hint`, error === null ? "" : `${id}-error`];
  const field = {
    ...rest,
    ...(isPlain ? { autoCapitalize: "none", spellCheck: false } : {}),
    id,
    className: styles.input,
    readOnly: isReadOnly,
    disabled: isDisabled,
    required: isRequired,
    "aria-invalid": error === null ? undefined : true,
    "aria-describedby": described.filter(Boolean).join(" ") || undefined,
  };
  return (
    <div className={classNames(styles.field, size === "large" && styles.large)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {rows === undefined ? (
        <input {...field} ref={inputRef ?? ref} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <LongText {...field} rows={rows} onChange={onChange} />
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== null && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

interface LongTextProps extends Omit<ComponentProps<"textarea">, "onChange" | "onFocus"> {
  readonly onChange: (value: string) => void;
}

function LongText({ onChange, ...props }: LongTextProps) {
  return <textarea {...props} onChange={({ target }) => onChange(target.value)} />;
}
