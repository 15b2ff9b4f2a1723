import { PeopleScreen } from "../features/people/people-screen.tsx";
import { useI18n } from "../i18n/i18n-context.tsx";
import styles from "./page.module.css";

export function People() {
  const { t } = useI18n();
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{t("people.title")}</h1>
      <PeopleScreen />
    </main>
  );
}
