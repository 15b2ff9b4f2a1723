import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./state.module.css";

interface BannerProps {
  readonly look: "info" | "warning" | "danger";
  /** Buttons beside the text. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A message for the whole page. Screen readers read it when it appears, a danger at once. */
export function Banner({ look, action, children }: BannerProps) {
  return (
    <div className={classNames(styles.banner, styles[look])} role={look === "danger" ? "alert" : "status"}>
      <p className={styles.bannerText}>{children}</p>
      {action}
    </div>
  );
}
