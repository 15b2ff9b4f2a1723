import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

export interface ButtonProps
  extends Omit<ComponentProps<"button">, "className" | "children" | "style" | "onClick" | "disabled"> {
  /** One primary button per form or card. Danger: actions that cannot be undone or refund money. */
  readonly look?: "primary" | "secondary" | "danger" | "quiet";
  /** 44 px, or 56 px for the board and other hurried use. */
  readonly size?: "normal" | "large";
  readonly wide?: boolean;
  /** Shows progress: keeps width and focus, and ignores presses. */
  readonly isPending?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

/** A button labelled with a verb. It is a native one: react-aria's would be a tenth of the board's first load. */
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
