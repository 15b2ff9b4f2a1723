import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { classNames } from "./class-names.ts";

export interface BadgeProps {
  readonly tone?: "accent" | "fresh" | "neutral";
  readonly children: ReactNode;
}

export function Badge({ tone = "accent", children }: BadgeProps) {
  return <span className={classNames(styles["badge"], styles[tone])}>{children}</span>;
}
