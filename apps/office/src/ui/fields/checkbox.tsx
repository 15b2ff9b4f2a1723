import type { ReactNode } from "react";
import styles from "./field.module.css";

interface CheckboxProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  readonly name?: string;
  readonly value?: string;
  readonly children: ReactNode;
}

/** The native checkbox, drawn larger. The whole line is its target. */
export function Checkbox({ isSelected, onChange, isDisabled = false, children, ...rest }: CheckboxProps) {
  return (
    <label className={styles.tick}>
      <input
        {...rest}
        type="checkbox"
        className={styles.tickBox}
        checked={isSelected}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  );
}
