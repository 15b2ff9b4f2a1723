import { JournalScreen } from "../features/journal/journal-screen.tsx";
import { useI18n } from "../i18n/i18n-context.tsx";
import styles from "./page.module.css";

export function Journal() {
  const { t } = useI18n();
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{t("journal.title")}</h1>
      <JournalScreen />
    </main>
  );
}
