import type { ButtonHTMLAttributes } from "react";
import { classNames } from "./class-names.ts";
import styles from "./icon-button.module.css";
import { Icon, type IconName } from "./icons.tsx";

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconName;
  /** Accessible name: the action. */
  readonly label: string;
  readonly look?: "quiet" | "card" | "action";
}

/** A round button of 44 px with only an icon. */
export function IconButton({ icon, label, look = "quiet", className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={classNames(styles["button"], styles[look], className)}>
      <Icon name={icon} />
    </button>
  );
}
