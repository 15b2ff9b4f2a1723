import type { ReactNode } from "react";
import { Preferences } from "../features/preferences/preferences.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import styles from "./doorway.module.css";

/** Layout of pages before the office: one form in the middle, with language and theme below it. */
export function Doorway({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  usePageTitle(title);
  return (
    <div className={styles.doorway}>
      <main className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
      <footer className={styles.footer}>
        <Preferences />
      </footer>
    </div>
  );
}
