import type { ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

export interface ButtonProps extends Omit<AriaButtonProps, "className" | "children" | "style"> {
  /** One primary button in a form or on a card. Danger: what cannot be taken back, or gives money back. */
  readonly look?: "primary" | "secondary" | "danger" | "quiet";
  /** 44 px, or 56 px for the board and for what is pressed in a hurry. */
  readonly size?: "normal" | "large";
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A button with a verb on it. While `isPending` it keeps its width and the focus, and cannot be pressed. */
export function Button({ look = "secondary", size = "normal", wide = false, children, ...props }: ButtonProps) {
  const names = classNames(styles.button, styles[look], size === "large" && styles.large, wide && styles.wide);
  return (
    <AriaButton {...props} className={names}>
      {({ isPending }) => (
        <>
          <span className={classNames(styles.label, isPending && styles.hidden)}>{children}</span>
          {isPending && <span className={styles.spinner} aria-hidden="true" />}
        </>
      )}
    </AriaButton>
  );
}
