import { GuideScreen } from "../features/guide/guide-screen.tsx";
import { useI18n } from "../i18n/i18n-context.tsx";
import styles from "./page.module.css";

export function Guide() {
  const { t } = useI18n();
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{t("guide.title")}</h1>
      <GuideScreen />
    </main>
  );
}
