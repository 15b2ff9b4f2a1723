import type { InputHTMLAttributes, ReactNode } from "react";
import { Icon } from "../icons.tsx";
import styles from "./checkbox.module.css";

export interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly children: ReactNode;
}

export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <label className={styles["row"]}>
      <input {...rest} type="checkbox" className="visually-hidden" />
      <span className={styles["box"]}>
        <Icon name="check" size={18} />
      </span>
      <span className={styles["text"]}>{children}</span>
    </label>
  );
}
