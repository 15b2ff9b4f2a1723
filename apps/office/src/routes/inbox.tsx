import { InboxScreen } from "../features/inbox/inbox-screen.tsx";
import { useI18n } from "../i18n/i18n-context.tsx";
import styles from "./page.module.css";

export function Inbox() {
  const { t } = useI18n();
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{t("inbox.title")}</h1>
      <InboxScreen />
    </main>
  );
}
