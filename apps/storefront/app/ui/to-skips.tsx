import styles from "./to-skips.module.css";

/** Id of the first skip link of every page. */
export const skipsId = "skips";

/** Leads from the middle of a long page back to its skip links. Visible while it has the focus. */
export function ToSkips({ label }: { readonly label: string }) {
  return (
    <a href={`#${skipsId}`} className={styles["link"]}>
      {label}
    </a>
  );
}
