import type { ReactNode } from "react";
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from "react-aria-components/Switch";
import styles from "./field.module.css";

interface SwitchProps extends Omit<AriaSwitchProps, "className" | "children" | "style"> {
  readonly children: ReactNode;
}

/** For changes that apply at once; use a checkbox for values that a form sends. */
export function Switch({ children, ...props }: SwitchProps) {
  return (
    <AriaSwitch {...props} className={styles.check ?? ""}>
      <span className={styles.track} aria-hidden="true" />
      {children}
    </AriaSwitch>
  );
}
