import { useI18n } from "../../i18n/i18n-context.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import styles from "../page.module.css";

/** Shown to a person without rights: no role, or none in a branch that still exists. */
export function NoRights() {
  const { t } = useI18n();
  return (
    <main className={styles.page}>
      <EmptyState isPage title={t("noRights.title")} text={t("noRights.text")} />
    </main>
  );
}
