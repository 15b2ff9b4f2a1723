import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

export interface ButtonProps
  extends Omit<ComponentProps<"button">, "className" | "children" | "style" | "onClick" | "disabled"> {
  /** One primary button in a form or on a card. Danger: what cannot be taken back, or gives money back. */
  readonly look?: "primary" | "secondary" | "danger" | "quiet";
  /** 44 px, or 56 px for the board and for what is pressed in a hurry. */
  readonly size?: "normal" | "large";
  readonly wide?: boolean;
  /** Under way: keeps its width and the focus, and does nothing. */
  readonly isPending?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

/** A button with a verb on it. The browser's own: react-aria's would be a tenth of the board's first load. */
export function Button(props: ButtonProps) {
  const { look = "secondary", size = "normal", wide = false, type = "button", ...others } = props;
  const { isPending = false, isDisabled = false, onPress, children, ...rest } = others;
  const names = classNames(styles.button, styles[look], size === "large" && styles.large, wide && styles.wide);
  return (
    <button
      {...rest}
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onPress?.();
      }}
      className={names}
    >
      <span className={classNames(styles.label, isPending && styles.hidden)}>{children}</span>
      {isPending && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}
