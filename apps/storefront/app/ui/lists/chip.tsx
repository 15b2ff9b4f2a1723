import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import styles from "./chip.module.css";

/** A chip with a link. `aria-current` marks the present one. */
export function ChipLink({ className, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...rest} className={classNames(styles["chip"], className)} />;
}

/** A chip that is on or off by `aria-pressed`. */
export function ChipButton({ className, type = "button", ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...rest} type={type} className={classNames(styles["chip"], className)} />;
}
