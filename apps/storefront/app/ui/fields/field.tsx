import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { classNames } from "../class-names.ts";
import styles from "./field.module.css";

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** The fault and what to do, announced when it appears. */
  readonly error?: string | null;
  readonly hint?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A text field with its label above and its error beside it. */
export function Field({ label, error, hint, className, id, ...rest }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const described = [error && `${inputId}-error`, hint && `${inputId}-hint`].filter(Boolean).join(" ");
  return (
    <div className={classNames(styles["field"], className)}>
      <label htmlFor={inputId} className={styles["label"]}>
        {label}
      </label>
      <input
        {...rest}
        id={inputId}
        className={styles["input"]}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <div id={`${inputId}-hint`} className={styles["hint"]}>
          {hint}
        </div>
      )}
      <div id={`${inputId}-error`} role="alert" className={styles["error"]}>
        {error}
      </div>
    </div>
  );
}
