import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./notice.module.css";

export interface NoticeProps {
  readonly tone?: "info" | "success" | "danger";
  readonly children: ReactNode;
}

/** A message that stays beside its subject. A refusal is announced. */
export function Notice({ tone = "info", children }: NoticeProps) {
  return (
    <div role={tone === "danger" ? "alert" : undefined} className={classNames(styles["notice"], styles[tone])}>
      {children}
    </div>
  );
}
