import type { ReactNode } from "react";
import { Icon } from "../../../ui/icons.tsx";
import styles from "./page-header.module.css";

export interface PageHeaderProps {
  readonly title: string;
  /** The parent page. */
  readonly back?: { readonly name: string; readonly url: string };
  readonly children?: ReactNode;
}

/** Heading of a page with a back link. */
export function PageHeader({ title, back, children }: PageHeaderProps) {
  return (
    <header className={styles["header"]}>
      {back && (
        <a href={back.url} className={styles["back"]}>
          <Icon name="left" size={20} />
          {back.name}
        </a>
      )}
      <h1>{title}</h1>
      {children}
    </header>
  );
}
