import { type Ref, type TextareaHTMLAttributes, useId } from "react";
import { classNames } from "../class-names.ts";
import styles from "./field.module.css";

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly label: string;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A field for a few lines of text. */
export function TextArea({ label, className, id, ...rest }: TextAreaProps) {
  const ownId = useId();
  return (
    <div className={classNames(styles["field"], className)}>
      <label htmlFor={id ?? ownId} className={styles["label"]}>
        {label}
      </label>
      <textarea rows={2} {...rest} id={id ?? ownId} className={classNames(styles["input"], styles["area"])} />
    </div>
  );
}
