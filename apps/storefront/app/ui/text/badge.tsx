import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./badge.module.css";

export interface BadgeProps {
  readonly tone?: "accent" | "fresh" | "neutral";
  /** An icon drawn by the style sheet: leaf, wheat or hot (`badgeLook`). */
  readonly sign?: string | undefined;
  readonly children: ReactNode;
}

export function Badge({ tone = "accent", sign, children }: BadgeProps) {
  return (
    <span className={classNames(styles["badge"], styles[tone])} data-sign={sign}>
      {children}
    </span>
  );
}

/** A dish's badges: gold for new or popular dishes, an icon for a diet or for hot food. */
export function Badges({ names, looks }: { readonly names: readonly string[]; readonly looks: string }) {
  return names.map((name, at) => (
    <Badge key={name} tone={looks[at] === "g" ? "accent" : "neutral"} sign={looks[at]}>
      {name}
    </Badge>
  ));
}
