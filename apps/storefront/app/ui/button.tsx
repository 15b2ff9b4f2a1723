import type { ButtonHTMLAttributes, MouseEvent } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: "action" | "tint" | "quiet" | "outline";
  readonly size?: "m" | "l" | "s";
  /** Takes the full width. */
  readonly wide?: boolean;
  /** Shows that the action is pending, and ignores presses. */
  readonly busy?: boolean;
}

export function Button({
  look = "action",
  size = "m",
  wide,
  busy,
  className,
  type = "button",
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass(look, size, wide), busy && styles["busy"], className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
    >
      {children}
    </button>
  );
}

/**
 * A busy button keeps the focus, which a disabled one would lose. Its press does nothing and submits no form.
 */
function ignore(event: MouseEvent): void {
  event.preventDefault();
}

/** The same look for a link. */
export function buttonClass(
  look: ButtonProps["look"] = "action",
  size: ButtonProps["size"] = "m",
  wide?: boolean,
): string {
  return classNames(styles["button"], styles[look], styles[size], wide && styles["wide"]);
}
