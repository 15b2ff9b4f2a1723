import { useI18n } from "../i18n/i18n-context.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import styles from "./page.module.css";

/** Shown while the first part of the office loads. */
export function PageLoading() {
  const { t } = useI18n();
  return (
    <main className={styles.page} aria-busy="true" aria-label={t("loading")}>
      <Skeleton width="12rem" height="2.25rem" />
      <Skeleton height="8rem" />
      <Skeleton height="8rem" />
    </main>
  );
}
