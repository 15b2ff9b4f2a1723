import { useI18n } from "../i18n/i18n-context.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import styles from "./page.module.css";

export function Devices() {
  const { t } = useI18n();
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{t("nav.devices")}</h1>
      <EmptyState title={t("coming.title")} text={t("coming.text")} />
    </main>
  );
}
