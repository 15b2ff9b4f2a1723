import type { ReactNode } from "react";
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from "react-aria-components/Checkbox";
import styles from "./field.module.css";

interface CheckboxProps extends Omit<AriaCheckboxProps, "className" | "children" | "style"> {
  readonly children: ReactNode;
}

export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox {...props} className={styles.check ?? ""}>
      {({ isSelected }) => (
        <>
          <span className={styles.box} aria-hidden="true">
            {isSelected && "✓"}
          </span>
          {children}
        </>
      )}
    </AriaCheckbox>
  );
}
